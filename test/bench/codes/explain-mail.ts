import { readFile } from 'node:fs/promises';
import { findCode } from '../../../lib/email/extract/find-code.ts';
import { findLinks } from '../../../lib/email/extract/find-link.ts';
import { createWordFinder } from '../../../lib/email/extract/find-words.ts';
import type { Mail } from '../../../lib/email/extract/mail.ts';
import { CODE_WORDS } from '../../../lib/email/extract/word-tables.ts';
import { parseMail } from '../../../lib/service/mail/parse-mail.ts';

/**
 * Prints, for each number and each link of a mail, the words of its line, the reasons that decided, and what was found.
 * @param path of an `.eml`, an `.html`, a text whose first line may be `Subject: …`, or a `.json` of the shape of `Mail`
 */
export async function explainMail(path: string): Promise<void> {
  const mail = await toMail(path, await readFile(path, 'utf8'));
  const print = (points: number, rule: string, words: string) =>
    console.log(`${points === 0 ? '' : points.toFixed(2)}`.padStart(8), ` ${rule}${words && ': '}${words}`);
  const findWords = createWordFinder(CODE_WORDS);
  console.log('codes');
  const found = findCode(mail, (code, { part, raw }, _score, reasons) => {
    print(0, code, `${part}: ${raw}`);
    const low = raw.toLowerCase();
    print(
      0,
      'words',
      findWords(low)
        .map(({ kind, start, end }) => `${low.slice(start, end)} (${kind})`)
        .join(', '),
    );
    for (const { points, rule } of reasons) print(points, rule, '');
  });
  console.log('  found:', found?.code ?? 'none');
  console.log('links');
  const { link, misleadingLink } = findLinks(mail, print);
  console.log('  found:', link ?? 'none', misleadingLink ? `(misleading: ${misleadingLink})` : '');
}

async function toMail(path: string, written: string): Promise<Mail> {
  if (path.endsWith('.json')) return JSON.parse(written);
  if (path.endsWith('.eml')) {
    const {
      from,
      subject,
      bodyText: text,
      bodyHtml: html,
    } = parseMail(new TextEncoder().encode(written.replace(/\r?\n/g, '\r\n')), '');
    return { from, subject, ...(text && { text }), ...(html && { html }) };
  }
  const [head = '', ...rest] = written.split('\n');
  const subject = /^subject:\s*(.*)/i.exec(head)?.[1];
  const body = subject === undefined ? written : rest.join('\n').trim();
  return { ...(subject !== undefined && { subject }), ...(body.startsWith('<') ? { html: body } : { text: body }) };
}
