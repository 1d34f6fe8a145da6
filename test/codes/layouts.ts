import type { Mail } from '../../lib/email/extract/mail.ts';
import type { Phrasing } from './phrasings.ts';

/** How a sender sets a code: the phrasing's words around `shown`, which is the code as it stands in the mail. */
type Layout = (phrasing: Phrasing, shown: string) => Mail;

const put = ({ sentence }: Phrasing, shown: string) => sentence.replace('{code}', shown);

const page = (body: string) => `<!DOCTYPE html><html><head><meta charset="utf-8"><style>.c{color:#333333;width:600px}
@media(max-width:480px){.c{width:320px}}</style></head><body style="margin:0;background-color:#f4f6f8">${body}</body></html>`;

const footer = `<table role="presentation" width="600"><tr><td style="font-size:11px;color:#999999">
Harbour Labs Ltd, 1200 Market Street, Suite 4050, Portland, OR 97205 &middot; Tel. +1 503 555 0142<br>
&copy; 2019&ndash;2026 Harbour Labs. Company no. 07346281. <a href="https://harbour.example/u/884213">Unsubscribe</a></td></tr></table>`;

const characters = (shown: string) => [...shown.replace(/\s/g, '')];

export const layouts: Record<string, Layout> = {
  'a sentence in plain text': (words, shown) => ({
    subject: words.subject,
    text: `${put(words, shown)}\n\n${words.expiry} ${words.ignore}\n\nHarbour\n`,
  }),
  'its own line in plain text': (words, shown) => ({
    subject: words.subject,
    text: `Harbour\n=======\n\n${words.intro}\n\n    ${shown}\n\n${words.expiry}\n${words.ignore}\n\n-- \nHarbour Labs Ltd, 1200 Market Street, Portland, OR 97205\n`,
  }),
  'in the subject too': (words, shown) => ({
    subject: `${put(words, shown)}`,
    text: `${words.intro}\n\n${shown}\n\n${words.expiry}`,
  }),
  'a sentence in HTML': (words, shown) => ({
    subject: words.subject,
    html: page(`<div class="c"><p>jordan.lee4821@example.net</p><p>${put(words, `<strong>${shown}</strong>`)}</p>
<p>${words.expiry}<br>${words.ignore}</p></div>${footer}`),
  }),
  'large and alone': (words, shown) => ({
    subject: words.subject,
    html: page(`<table width="100%"><tr><td align="center"><h2>Harbour</h2><p>${words.intro}</p>
<div style="font-size:32px;font-weight:700;letter-spacing:6px;color:#112233">${shown}</div>
<p>${words.expiry}</p><p>${words.ignore}</p></td></tr></table>${footer}`),
  }),
  'in a cell of no size': (words, shown) => ({
    subject: words.subject,
    html: page(`<table width="100%"><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center"><table width="100%">
<tr><td style="font-size:0px;padding:10px 25px"><div style="font-family:Arial;font-size:16px;line-height:24px">${words.intro}</div></td></tr>
<tr><td style="font-size:0px;padding:10px 25px"><div style="font:700 28px/32px monospace">${shown}</div></td></tr>
<tr><td style="font-size:0px;padding:10px 25px"><div style="font-size:13px">${words.expiry}</div></td></tr></table></td></tr></table>${footer}`),
  }),
  'one cell per character': (words, shown) => ({
    subject: words.subject,
    html: page(`<p>${words.intro}</p><table><tr>
${characters(shown)
  .map((char) => `<td style="width:40px;border:1px solid #dddddd">${char}</td>`)
  .join('\n')}
</tr></table><p>${words.expiry}</p><p>${words.ignore}</p>`),
  }),
  'one span per character': (words, shown) => ({
    subject: words.subject,
    html: page(
      `<p>${words.intro}</p><p>${characters(shown)
        .map((char) => `<span class="d">${char}</span>`)
        .join('')}</p><p>${words.expiry}</p>`,
    ),
  }),
  'one block per character': (words, shown) => ({
    subject: words.subject,
    html: page(
      `<p>${words.intro}</p><div>${characters(shown)
        .map((char) => `<div style="display:inline-block">${char}</div>`)
        .join('\n  ')}</div><p>${words.ignore}</p>${footer}`,
    ),
  }),
  'a row of a table': (words, shown) => ({
    subject: words.subject,
    html: page(`<table><tr><th>Jordan Lee</th><th>14:22</th></tr><tr><td>${words.intro}</td><td><b>${shown}</b></td></tr>
<tr><td>IP</td><td>203.0.113.77</td></tr><tr><td>2026-05-03</td><td>14:22:08</td></tr></table><p>${words.ignore}</p>`),
  }),
  'both bodies': (words, shown) => ({
    subject: words.subject,
    text: `${words.intro}\n\n${shown}\n\n${words.expiry}\n\nhttps://harbour.example/s/99120/8472013\n`,
    html: page(
      `<p>${words.intro}</p><h1>${shown}</h1><p>${words.expiry} <a href="https://harbour.example/s/99120/8472013">harbour.example</a></p>${footer}`,
    ),
  }),
  'bound to a domain': (words, shown) => ({
    text: `${put(words, shown)}\n\n@harbour.example #${shown.replace(/\s/g, '')}`,
  }),
  'a heading with a hidden preview': (words, shown) => ({
    from: 'Harbour <no-reply@mail7.harbour.example>',
    subject: words.subject,
    html: page(`<div style="display:none;max-height:0">${words.subject} 771204 &zwnj;&nbsp;&zwnj;&nbsp;</div>
<img src="https://harbour.example/i/550021.png" alt="Harbour" width="128" height="1024"><p>${words.intro}</p>
<h1 style="text-align:center">${shown}</h1><p>${words.expiry}</p><p>${words.ignore}</p>${footer}`),
  }),
  'starred, in wrapped text': (words, shown) => ({
    subject: words.subject,
    text: `Harbour 2026\n\n${words.ignore}\n\n${words.intro}\n\n**${shown}**\n\n${words.expiry}\nPO Box 40128, 10115 Berlin\n`,
  }),
  'after the details of the request': (words, shown) => ({
    subject: words.subject,
    text: `2026-05-03 14:22:08 UTC\nIP: 203.0.113.77\nMozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101\n\n${put(words, shown)}\n${words.expiry}\n`,
  }),
};
