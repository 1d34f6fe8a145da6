import { randomBytes } from 'node:crypto';

/** A mail as it goes over the wire, with what the mailbox is to make of it. */
export type SampleMail = {
  subject: string;
  /** A sentence of its text. */
  sentence: string;
  code: string;
  /** There twice. */
  attachment: { name: string; bytes: Buffer };
  /** The whole of it, byte for byte. */
  raw: Buffer;
};

/** Text with a one-time code, and a file of every byte there is and then some by chance. */
export function writeSampleMail(to: string): SampleMail {
  const sentence = 'Your confirmation code is 481516.';
  const bytes = Buffer.concat([Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), randomBytes(40_000)]);
  const name = 'trail map.bin';
  const part = [
    '--parts',
    `Content-Type: application/octet-stream; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(bytes.toString('base64').match(/.{1,76}/g) ?? []),
  ];
  const lines = [
    'From: Fernway <hello@fernway.example>',
    `To: ${to}`,
    'Subject: =?utf-8?q?Welcome_=E2=80=93_your_code?=',
    'Message-ID: <sample@fernway.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="parts"',
    '',
    '--parts',
    'Content-Type: text/plain; charset=utf-8',
    '',
    sentence,
    ...part,
    ...part,
    '--parts--',
    '',
  ];
  return {
    subject: 'Welcome – your code',
    sentence,
    code: '481516',
    attachment: { name, bytes },
    raw: Buffer.from(lines.join('\r\n')),
  };
}
