import { existsSync, readFileSync } from 'node:fs';
import { findCode } from '../../lib/codes/find-code.ts';
import { findConfirmationLink } from '../../lib/codes/find-link.ts';
import { corpus } from '../codes/corpus.ts';
import type { CorpusMail } from '../codes/corpus-mail.ts';
import { hostileMails } from '../codes/hostile-mails.ts';
import { withoutCode } from '../codes/without-code.ts';
import { wrapLinks } from '../codes/wrap-links.ts';
import type { Row } from './row.ts';

const OTHERS = new URL('../../../shared/corpora/codes.jsonl', import.meta.url);
const RUNS = 200;

/** How often code and link are found in our own corpus and in the other one, when that is there; and how long it takes. */
export async function bench(): Promise<Row[]> {
  const rows = [...judge('own', corpus)];
  if (existsSync(OTHERS)) rows.push(...judge('others', readOthers()));
  else console.log(`  ${OTHERS.pathname} is not here: only our own corpus is measured.`);
  return [...rows, ...times()];
}

type Outcome = 'right' | 'wrong' | 'missed' | 'invented';

function outcomeOf(mail: CorpusMail): Outcome {
  const found = findCode(mail)?.code ?? null;
  if (bare(found) === bare(mail.expected)) return 'right';
  if (mail.expected === null) return 'invented';
  return found === null ? 'missed' : 'wrong';
}

// Spaces and hyphens do not count.
function bare(code: string | null): string | null {
  return code === null ? null : code.replace(/[\s-]/g, '');
}

function judge(name: string, mails: CorpusMail[]): Row[] {
  const outcomes = mails.map((mail) => ({
    lang: mail.lang,
    hasCode: mail.expected !== null,
    outcome: outcomeOf(mail),
  }));
  const count = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  const langs = [...new Set(mails.map(({ lang }) => lang))].sort();
  const withCode = outcomes.filter(({ hasCode }) => hasCode);
  const rows: Row[] = [
    { name: `${name}: mails`, value: mails.length },
    { name: `${name}: mails with a code`, value: withCode.length },
    {
      name: `${name}: right, of the mails with a code`,
      value: withCode.filter(({ outcome }) => outcome === 'right').length / withCode.length,
      goal: { atLeast: 0.98 },
    },
    { name: `${name}: wrong`, value: count('wrong') },
    { name: `${name}: missed`, value: count('missed') },
    { name: `${name}: invented`, value: count('invented') },
    {
      name: `${name}: wrong or invented, of all mails`,
      value: (count('wrong') + count('invented')) / mails.length,
      goal: { atMost: 0.003 },
    },
  ];
  for (const lang of langs) {
    const own = outcomes.filter((one) => one.lang === lang);
    const right = own.filter(({ outcome }) => outcome === 'right').length;
    rows.push({ name: `${name}: right in ${lang}, of ${own.length}`, value: right / own.length });
  }
  const linked = mails.filter(({ link }) => link !== undefined);
  rows.push({
    name: `${name}: links right, of ${linked.length}`,
    value: shareOfLinks(linked),
    goal: { atLeast: 0.97 },
  });
  const wrapped = linked.map(wrapLinks);
  rows.push({
    name: `${name}: links right when all are a tracker's`,
    value: shareOfLinks(wrapped),
    goal: { atLeast: 0.85 },
  });
  const plain = wrapped.filter(({ text }) => text).map((mail) => ({ ...mail, html: undefined }));
  rows.push({
    name: `${name}: links right when they are so in ${plain.length} plain bodies`,
    value: shareOfLinks(plain),
    goal: { atLeast: 0.85 },
  });
  return rows;
}

function shareOfLinks(mails: CorpusMail[]): number {
  return mails.filter((mail) => (findConfirmationLink(mail)?.url ?? null) === mail.link).length / mails.length;
}

function readOthers(): CorpusMail[] {
  const lines = readFileSync(OTHERS, 'utf8').trim().split('\n');
  return lines
    .map((line): CorpusMail & { dubious?: boolean } => {
      const mail = JSON.parse(line);
      return { ...mail, lang: mail.lang ?? 'unknown' };
    })
    .filter(({ dubious }) => !dubious);
}

function times(): Row[] {
  // A mail with a code, filled up with what mails without one say.
  const filling = withoutCode.map(({ text = '', html = '' }) => text || html).join('\n');
  const sized = (bytes: number) => {
    const text = `Your verification code is 482913.\n\n${filling.repeat(Math.ceil(bytes / filling.length))}`.slice(
      0,
      bytes / 3,
    );
    const paragraphs = text
      .split('\n')
      .map((line) => `<tr><td style="font-size:14px;color:#333333;padding:8px">${line}</td></tr>`);
    return {
      subject: 'Verify your email',
      text,
      html: `<table>${paragraphs.join('\n')}</table>`.slice(0, (bytes * 2) / 3),
    };
  };
  const rows: Row[] = [];
  for (const kilobytes of [1, 10, 100]) {
    const mail = sized(kilobytes * 1000);
    const goal = kilobytes === 10 ? { goal: { atMost: 1 } } : {};
    for (const [what, find] of [
      ['code', findCode],
      ['link', findConfirmationLink],
    ] as const) {
      const value = median(Array.from({ length: RUNS }, () => millisecondsOf(() => find(mail))));
      rows.push({ name: `${what} of a mail of ${kilobytes} kB, median`, value, unit: 'ms', ...goal });
    }
  }
  for (const [name, mail] of Object.entries(hostileMails())) {
    const value = median(
      Array.from({ length: 5 }, () => millisecondsOf(() => [findCode(mail), findConfirmationLink(mail)])),
    );
    rows.push({ name: `code and link of 1 MB of ${name}, median`, value, unit: 'ms', goal: { atMost: 50 } });
  }
  return rows;
}

function millisecondsOf(run: () => unknown): number {
  const startAt = performance.now();
  run();
  return performance.now() - startAt;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
