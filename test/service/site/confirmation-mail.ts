import { readFile } from 'node:fs/promises';
import type { SendMailOptions } from 'nodemailer';

/**
 * The mail that asks for proof: text and HTML, with the code and the link in both. Its last line binds the code to the site, which is
 * hardly ever at the domain that it writes from. @see https://wicg.github.io/sms-one-time-codes/
 * @param link where the confirmation button leads
 */
export async function writeConfirmationMail(email: string, code: string, link: string): Promise<SendMailOptions> {
  const write = async (file: string) =>
    (await readFile(new URL(file, import.meta.url), 'utf8'))
      .replaceAll('{{code}}', code)
      .replaceAll('{{link}}', link)
      .replaceAll('{{host}}', new URL(link).hostname);
  return {
    from: { name: 'Fernway', address: 'hello@fernway.example' },
    to: email,
    subject: 'Confirm your e-mail address',
    text: await write('confirmation.txt'),
    html: await write('confirmation.html'),
  };
}
