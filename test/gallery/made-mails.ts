import type { Body } from '../../lib/mailbox/message.ts';
import { codeMessage, linkMessage, receiptMessage } from './made-data.ts';

export const htmlBody: Body = {
  id: linkMessage.id,
  to: 'quiet.lark.41@mayfly.test',
  cc: [],
  text: 'Confirm that this address is yours: https://events.northwind.example/confirm?t=8c1f',
  html: `<div style="max-width:600px;margin:auto;font-family:sans-serif">
    <img src="https://cdn.northwind.example/logo.png" width="120" height="40" alt="Northwind">
    <h2>One more step</h2>
    <p>Somebody, we hope you, asked for an account at Northwind Events. Confirm that this address is yours:</p>
    <p><a href="https://events.northwind.example/confirm?t=8c1f" style="background:#7a4bb3;color:#fff;border-radius:6px;padding:9px 14px;display:inline-block;font-weight:600;text-decoration:none">Confirm address</a></p>
    <p style="color:#666">The link is good for 24 hours. If it wasn't you, do nothing.</p>
    <img src="https://track.northwind.example/open.gif?id=7" width="1" height="1" alt="">
  </div>`,
  attachments: [{ id: 'terms', name: 'terms.pdf', size: 182_300 }],
};

export const attachments: Body['attachments'] = [
  { id: 'receipt', name: 'receipt-20-118-7.pdf', size: 48_211 },
  {
    id: 'photo',
    name: 'a photo with a name that is so long that it can hardly fit into one line of a popup.jpeg',
    size: 3_411_902,
  },
  { id: 'risky', name: 'invoice.pdf.exe', size: 912_384 },
  { id: 'unknown', name: 'notes' },
];

/** A green field, 40 × 30. */
export const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAeCAMAAABpA6zvAAAAA1BMVEULa104/E0eAAAAEklEQVR42mNgGAWjYBSMguEAAATOAAHtUfYIAAAAAElFTkSuQmCC';

export const picturesBody: Body = {
  id: receiptMessage.id,
  to: 'quiet.lark.41@mayfly.test',
  cc: [],
  html: '<p><img src="cid:logo" alt="Fabrikam" width="120"></p><h2>Thank you</h2><p>Your order 20-118-7 is on its way.</p>',
  attachments: [],
};

/** A newsletter: higher than any window, with images that are blocked. */
export const longBody: Body = {
  id: linkMessage.id,
  to: 'quiet.lark.41@mayfly.test',
  cc: [],
  html: `<table width="600" align="center" bgcolor="#f4f0e8"><tr><td style="padding:16px">
    <a href="https://www.northwind.example/"><img src="https://cdn.northwind.example/wide.png" width="560" height="200" alt="Summer begins on the lake: concerts, boats and a long table" style="display:block"></a>
    ${Array.from(
      { length: 8 },
      (
        _,
        nth,
      ) => `<h2>Evening ${nth + 1}</h2><img src="https://cdn.northwind.example/${nth}.png" width="64" height="64" alt="">
    <p>Doors open at seven. Bring a coat: it gets cold on the water, and the last boat leaves late.
    <a href="https://www.northwind.example/evening/${nth + 1}">Read more</a></p>`,
    ).join('')}<p>The end of it.</p></td></tr></table>`,
  attachments: [{ id: 'terms', name: 'terms.pdf', size: 182_300 }],
};

export const linksBody: Body = {
  id: linkMessage.id,
  to: 'quiet.lark.41@mayfly.test',
  cc: [],
  html: `<p>Look at <a href="https://www.northwind.example/events?utm_source=mail&utm_campaign=june">our events</a>,
    or <a href="https://login.evil.example/northwind">www.northwind.example</a>,
    or <a href="https://click.mail.northwind.example/track/click/1/2">this</a>.</p>
    <p><img src="https://cdn.northwind.example/f.png" width="24" height="24" alt="Follow us">
    <img src="https://cdn.northwind.example/e.png" width="120" height="40" alt="Northwind events"></p>`,
  attachments: [],
};

const QUOTE = 'How do I sign up?\nI have tried the page twice.\nIt says that my address is taken.\n\nCan you help?\nJo';

export const quotesBody: Body = {
  id: codeMessage.id,
  to: 'quiet.lark.41@mayfly.test',
  cc: [],
  text: `Yes: use the other page, https://acme.example/join.\n\nOn Monday Jo wrote:\n${QUOTE.replace(/^/gm, '> ')}\n> > We are open again.\n\nAcme\n\n> Short.`,
  attachments: [],
};

const BODY = [
  'Content-Type: multipart/mixed; boundary=parts',
  '',
  '--parts',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Hello,',
  '',
  'your code =E2=80=93 482913.',
  '--parts',
  'Content-Type: application/pdf; name="terms.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  'JVBERi0xLjcK'.repeat(6),
  '--parts--',
  '',
];

const RECEIVED = [
  'Received: from mail.acme.example (mail.acme.example [192.0.2.7])',
  '\tby mx.mayfly.test with ESMTPS id 7f31',
  '\tfor <quiet.lark.41@mayfly.test>; Mon, 15 Jun 2026 14:31:56 +0000',
];

export const source = [
  'Authentication-Results: mx.mayfly.test; spf=pass smtp.mailfrom=bounce@mail.acme.example;',
  '\tdkim=pass header.d=acme.example; dmarc=pass header.from=acme.example',
  ...RECEIVED,
  `DKIM-Signature: v=1; a=rsa-sha256; d=acme.example; s=mail; b=${'A1b2C3d4'.repeat(30)}`,
  'From: Acme <hello@acme.example>',
  'To: quiet.lark.41@mayfly.test, "Doe, Jane" <jane@mayfly.test>',
  'Cc: Team <team@acme.example>',
  'Date: Mon, 15 Jun 2026 16:31:50 +0200',
  'Subject: Your sign-up code',
  ...BODY,
].join('\r\n');
