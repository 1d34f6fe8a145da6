import './put-fake-browser.ts';
import '../../language/english.ts';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { createClient } from '../../../lib/api/client.ts';
import { cleanAttachmentName } from '../../../lib/email/attachment/attachment-name.ts';
import { findCode } from '../../../lib/email/extract/find-code.ts';
import { findLinks } from '../../../lib/email/extract/find-link.ts';
import { parseTextBody } from '../../../lib/email/html/text-body.ts';
import { findPartText, parseSource } from '../../../lib/email/parse/parse-source.ts';
import { startService } from '../../service/service.ts';
import { type SmtpLine, speakSmtp } from '../../service/smtp-dialogue.ts';
import type { FuzzEdge } from './fuzz-edge.ts';
import { wrongMail } from './wrong-mail.ts';

/** @returns whether the texts of the parts were all there, where they are known */
function readSource(source: string, texts: string[] | undefined): boolean {
  let read = '';
  for (const part of parseSource(source).parts) {
    cleanAttachmentName(part.name);
    const text = findPartText(part);
    read += `${text ?? part.content}\n`;
    if (text === undefined) continue;
    parseTextBody(text);
    findCode({ text, html: text });
    findLinks({ text, html: text });
  }
  for (const text of texts ?? []) assert.ok(read.includes(text), `${text} is lost`);
  return texts !== undefined && texts.length > 0;
}

const inTheReader: FuzzEdge = {
  name: 'MIME in the reader',
  async run(cases) {
    let kept = 0;
    const property = fc.property(wrongMail, ({ source, texts }) => {
      if (readSource(source, texts)) kept += 1;
    });
    fc.assert(property, { numRuns: cases });
    return { tried: cases, kept };
  },
};

/** A dot at the beginning of a line is doubled, and one alone ends the mail. */
function stuffed(source: string): Buffer {
  return Buffer.from(`${source.replace(/(^|\n)\./g, '$1..')}\r\n.\r\n`, 'latin1');
}

const PER_CONNECTION = 100;

/** Every mail is taken, listed and given whole, and the service goes on. */
const intoTheService: FuzzEdge = {
  name: 'MIME by SMTP into the service',
  async run(cases) {
    const service = await startService({ rateLimit: { limit: 1_000_000, periodSeconds: 3600 } });
    try {
      const client = createClient({ baseUrl: service.api, apiKey: service.keys[0] ?? '' });
      let kept = 0;
      for (let at = 0; at < cases; at += PER_CONNECTION) {
        const mails = fc.sample(wrongMail, Math.min(PER_CONNECTION, cases - at));
        const { email } = await client.createAddress();
        const envelope = ['MAIL FROM:<a@b.test>', `RCPT TO:<${email}>`, 'DATA'];
        const lines = mails.flatMap(({ source }): SmtpLine[] => [...envelope, stuffed(source)]);
        const answers = await speakSmtp(service.smtp, ['EHLO sender.test', ...lines]);
        assert.deepEqual(
          answers.filter((answer) => !/^[23]/.test(answer)),
          [],
        );
        const { messages, broken } = await client.fetchMessages(email);
        assert.deepEqual([messages.length, broken], [mails.length, 0]);
        for (const { id } of messages) {
          const source = Buffer.from(await (await client.fetchSource(id)).arrayBuffer()).toString('latin1');
          assert.equal((await client.fetchMessage(id)).id, id);
          assert.ok(
            mails.some((mail) => source.includes(mail.source)),
            'its source is another one',
          );
          kept += 1;
        }
        await client.deleteAddress(email);
      }
      return { tried: cases, kept };
    } finally {
      await service.stop();
    }
  },
};

export const edges: FuzzEdge[] = [inTheReader, intoTheService];
