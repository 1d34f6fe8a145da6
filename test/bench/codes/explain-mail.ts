import { readFile } from 'node:fs/promises';
import { findCode } from '../../../lib/email/extract/find-code.ts';
import { findLinks } from '../../../lib/email/extract/find-link.ts';
import type { Mail } from '../../../lib/email/extract/mail.ts';
import { parseMail } from '../../service/mail/parse-mail.ts';

/**
 * Prints, for each number and each link of a mail, the words and points that decided, and what was found.
 * @param path of an `.eml`, an `.html`, a text whose first line may be `Subject: …`, or a `.json` of the shape of `Mail`
 */
export async function explainMail(path: string): Promise<void> {
  const mail = await toMail(path, await readFile(path, 'utf8'));
  const heard = (points: number, rule: string, words: string) =>
    console.log(`${points === 0 ? '' : points.toFixed(2)}`.padStart(8), ` ${rule}: ${words}`);
  console.log('codes');
  console.log('  found:', findCode(mail, heard)?.code ?? 'none');
  console.log('links');
  const { link, misleadingLink } = findLinks(mail, heard);
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
    } = await parseMail(new TextEncoder().encode(written.replace(/\r?\n/g, '\r\n')), '');
    return { from, subject, ...(text && { text }), ...(html && { html }) };
  }
  const [head = '', ...rest] = written.split('\n');
  const subject = /^subject:\s*(.*)/i.exec(head)?.[1];
  const body = subject === undefined ? written : rest.join('\n').trim();
  return { ...(subject !== undefined && { subject }), ...(body.startsWith('<') ? { html: body } : { text: body }) };
}
