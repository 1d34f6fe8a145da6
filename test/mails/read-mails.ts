import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export interface SampleMail {
  name: string;
  /** Raw source with CRLF line ends, as SMTP carries it. */
  source: Uint8Array;
}

const FOLDER = join(import.meta.dirname, 'sources');

/** Mails written after the patterns of real ones. */
export function readMails(): SampleMail[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.eml'));
  return files.map((file) => ({
    name: file.replace(/\.eml$/, ''),
    source: withCrlf(readFileSync(join(FOLDER, file), 'utf8')),
  }));
}

/** Those with HTML. */
export async function readHtmlMails(): Promise<
  {
    name: string;
    html: string;
    /** Their inline pictures, as `data:` URLs by Content-ID. */
    cid: Record<string, string>;
  }[]
> {
  const parsed = await Promise.all(
    readMails().map(async ({ name, source }) => ({ name, mail: await PostalMime.parse(source) })),
  );
  return parsed.flatMap(({ name, mail }) => (mail.html ? [{ name, html: mail.html, cid: cidOf(mail) }] : []));
}

function cidOf({ attachments }: Email): Record<string, string> {
  return Object.fromEntries(
    attachments.flatMap(({ contentId, mimeType, content }) =>
      contentId
        ? [
            [
              contentId.replace(/^<|>$/g, ''),
              `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`,
            ],
          ]
        : [],
    ),
  );
}

function withCrlf(source: string): Uint8Array {
  return new TextEncoder().encode(source.replace(/\r?\n/g, '\r\n'));
}
