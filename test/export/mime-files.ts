import { createTransport, type SendMailOptions } from 'nodemailer';
import { readMails } from '../mails/read-mails.ts';
import { oddFiles } from './odd-files.ts';

/** A message as it goes over the wire. */
export type MimeFile = {
  name: string;
  source: Buffer;
  /** What was attached to it, where that is known. */
  files?: Buffer[];
};

const FROM_MAILER = 360;

/** Pseudorandom numbers, the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % sides;
  };
}

const TEXTS = [
  'Your code is 481516.\n',
  'From here on\n\nFrom there\n>From everywhere\n.\n..\n.hidden\n',
  `Grüße aus Köln, καλημέρα, Здравствуйте, שלום, 确认码, 確認コード, 확인 코드 ${'ä'.repeat(300)}\n`,
  `${'a very long line '.repeat(200)}\n`,
  '\n\n\n',
  '=?utf-8?q?not_a_header?= =3D = =\n-- \nsignature  \n',
  '',
];
const NAMES = ['a.bin', 'Menü 2026.pdf', '確認書.docx', `${'long'.repeat(40)}.txt`, '../../x.exe', 'quo"te;.png', ''];

/** What a mail library writes: every transfer encoding, alternatives, inline pictures, calendars, mails in mails, files of all sizes. */
async function mailerFile(nth: number): Promise<MimeFile> {
  const roll = dice(nth * 7919 + 1);
  const pick = <T>(from: readonly T[]): T => from[roll(from.length)] as T;
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => roll(256)));
  const files = Array.from({ length: pick([0, 0, 1, 2, 5]) }, () => bytes(pick([3, 57, 76, 1000, 4000])));
  const mail: SendMailOptions = {
    from: pick(['a@fernway.example', '"Müller, Zoë" <zoe@fernway.example>', '"a\\"b" <x@y.example>']),
    to: 'guest@mayfly.test',
    subject: `${nth} ${pick(['Hello', '確認コードのお知らせ', 'x'.repeat(200), 'Ünïcode   spaces', ''])}`,
    textEncoding: pick(['quoted-printable', 'base64'] as const),
    ...(roll(5) > 0 && { text: pick(TEXTS) }),
    ...(roll(3) > 0 && { html: `<p>${pick(TEXTS)}</p><img src="cid:picture@x">`.repeat(1 + roll(20)) }),
    ...(roll(6) === 0 && { icalEvent: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } }),
    headers: { 'X-Long': 'word '.repeat(roll(50)), 'List-Unsubscribe': '<https://fernway.example/u>' },
    attachments: files.map((content, at) => ({
      filename: pick(NAMES),
      content,
      contentTransferEncoding: 'base64' as const,
      ...(at === 0 && { cid: 'picture@x', contentType: pick(['image/png', 'application/pdf', 'text/plain']) }),
    })),
  };
  const { message } = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(mail);
  return { name: `mailer ${nth}`, source: withLineEnd(message as Buffer), ...(!mail.icalEvent && { files }) };
}

/** SMTP ends every message with a line end. */
function withLineEnd(source: Buffer): Buffer {
  return source.subarray(-2).toString('latin1') === '\r\n' ? source : Buffer.concat([source, Buffer.from('\r\n')]);
}

/** At least five hundred, all different: a library's, our own samples, and odd ones by hand. */
export async function readMimeFiles(): Promise<MimeFile[]> {
  const mailer = await Promise.all(Array.from({ length: FROM_MAILER }, (_, nth) => mailerFile(nth)));
  const samples = readMails().map(({ name, source }) => ({ name, source: withLineEnd(Buffer.from(source)) }));
  const odd = oddFiles().map((file) => ({ ...file, source: withLineEnd(file.source) }));
  return [...mailer, ...samples, ...odd];
}
