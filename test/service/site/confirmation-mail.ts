import { html } from 'hono/html';
import type { SendMailOptions } from 'nodemailer';

/**
 * The mail that asks for proof: text and HTML, with the code and the link in both. Its last line binds the code to the site, which is
 * hardly ever at the domain that it writes from. @see https://wicg.github.io/sms-one-time-codes/
 * @param link where the confirmation button leads
 */
export async function writeConfirmationMail(email: string, code: string, link: string): Promise<SendMailOptions> {
  return {
    from: { name: 'Fernway', address: 'hello@fernway.example' },
    to: email,
    subject: 'Confirm your e-mail address',
    text: writeText(code, link),
    html: `${await writeHtml(code, link)}`,
  };
}

function writeText(code: string, link: string): string {
  return `Welcome to Fernway.

Your confirmation code is ${code}

Enter it on the page you came from, or open this link:
${link}

Only the code of the newest mail works. If you did not sign up, you can leave this mail alone.

Fernway, 12 Millstone Lane, Harrowdale

@${new URL(link).hostname} #${code}
`;
}

function writeHtml(code: string, link: string) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Confirm your e-mail address</title>
  </head>
  <body style="margin:0;padding:32px 16px;background:#f2f5f0;font:16px/1.6 system-ui,sans-serif;color:#22332a">
    <table role="presentation" width="100%" style="max-width:480px;margin:0 auto;background:#fff;border-radius:12px">
      <tr>
        <td style="padding:32px">
          <p style="margin:0 0 24px;font-weight:600;color:#2c6a4a">Fernway</p>
          <h1 style="margin:0 0 8px;font-size:22px">One more step</h1>
          <p style="margin:0 0 24px">Enter this code on the page you came from:</p>
          <p style="margin:0 0 24px;padding:16px;background:#eef4ee;border-radius:8px;font-size:30px;letter-spacing:6px;text-align:center">
            <strong>${code}</strong>
          </p>
          <p style="margin:0 0 24px">Or simply confirm with one click:</p>
          <p style="margin:0 0 32px">
            <a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#2c6a4a;color:#fff;text-decoration:none">Confirm my address</a>
          </p>
          <p style="margin:0;font-size:13px;color:#66756c">
            Only the code of the newest mail works. If you did not sign up, you can leave this mail alone.<br>
            Fernway, 12 Millstone Lane, Harrowdale
          </p>
        </td>
      </tr>
    </table>
  </body>
</html>`;
}
