import { findCode } from '../../../lib/email/extract/find-code.ts';
import { findLinks } from '../../../lib/email/extract/find-link.ts';
import type { CorpusMail } from '../../codes/corpus-mail.ts';
import { wrapLinks } from '../../codes/wrap-links.ts';
import type { Row } from '../row.ts';

type Outcome = 'right' | 'wrong' | 'missed' | 'invented';

/** Of each thousand mails without a code. */
const INVENTED = { atMost: 0.3 };

/** How many codes of these mails are found, and how many that are none. */
export function judgeCodes(name: string, mails: CorpusMail[]): Row[] {
  const outcomes = mails.map((mail) => ({ hasCode: mail.expected !== null, outcome: outcomeOf(mail) }));
  const count = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const withCode = outcomes.filter(({ hasCode }) => hasCode).length;
  const without = mails.length - withCode;
  const rows: Row[] = [];
  if (withCode > 0)
    rows.push({
      name: `${name}: codes found, of ${withCode}`,
      value: outcomes.filter(({ hasCode, outcome }) => hasCode && outcome === 'right').length / withCode,
      goal: { atLeast: 0.98 },
    });
  if (withCode > 0)
    rows.push({
      name: `${name}: wrong or invented, of ${mails.length}`,
      value: (count('wrong') + count('invented')) / mails.length,
      goal: { atMost: 0.002 },
    });
  if (withCode === 0)
    rows.push({
      name: `${name}: invented, of 1,000 of ${without}`,
      value: (1000 * count('invented')) / without,
      goal: INVENTED,
    });
  return rows;
}

/** How many links of these mails are found: as they stand, when all are a tracker's, and when they are so in the plain body. */
export function judgeLinks(name: string, mails: CorpusMail[], atMostFalse = 0.01): Row[] {
  const known = mails.filter(({ link }) => link !== undefined);
  const wanted = known.filter(({ link }) => link !== null);
  const none = known.filter(({ link }) => link === null);
  const rows: Row[] = [];
  if (none.length > 0)
    rows.push({
      name: `${name}: a link found where none is, of ${none.length}`,
      value: none.filter((mail) => findLinks(mail).link).length / none.length,
      goal: { atMost: atMostFalse },
    });
  if (wanted.length === 0) return rows;
  const wrapped = wanted.map(wrapLinks);
  const plain = wrapped.filter(({ text }) => text).map((mail) => ({ ...mail, html: undefined }));
  rows.push({ name: `${name}: links right, of ${wanted.length}`, value: shareOf(wanted), goal: { atLeast: 0.99 } });
  rows.push({ name: `${name}: right when all are a tracker's`, value: shareOf(wrapped), goal: { atLeast: 0.85 } });
  if (plain.length > 0)
    rows.push({
      name: `${name}: right when they are so in ${plain.length} plain bodies`,
      value: shareOf(plain),
      goal: { atLeast: 0.85 },
    });
  return rows;
}

/** How many mails of each language are right. */
export function judgeLanguages(name: string, mails: CorpusMail[]): Row[] {
  const langs = [...new Set(mails.map(({ lang }) => lang))].sort();
  return langs.map((lang) => {
    const own = mails.filter((mail) => mail.lang === lang);
    const right = own.filter((mail) => isRight(mail)).length;
    return { name: `${name}: right in ${lang}, of ${own.length}`, value: right / own.length };
  });
}

function shareOf(mails: CorpusMail[]): number {
  return mails.filter((mail) => findLinks(mail).link === mail.link).length / mails.length;
}

function isRight(mail: CorpusMail): boolean {
  return bare(findCode(mail)?.code ?? null) === bare(mail.expected);
}

function outcomeOf(mail: CorpusMail): Outcome {
  if (isRight(mail)) return 'right';
  if (mail.expected === null) return 'invented';
  return findCode(mail) ? 'wrong' : 'missed';
}

// Spaces and hyphens do not count.
function bare(code: string | null): string | null {
  return code === null ? null : code.replace(/[\s-]/g, '');
}
