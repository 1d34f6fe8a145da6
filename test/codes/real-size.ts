import type { Mail } from '../../lib/email/extract/mail.ts';

/**
 * What stands in a mail.
 * @property lines of its text; one that is `large` is set so
 * @property button words and target; absent for none
 */
export type Content = {
  subject: string;
  lines: { text: string; large?: boolean }[];
  button?: { words: string; target: string };
};

const FACES = `Roboto,RobotoDraft,Helvetica,Arial,sans-serif`;
const RULES = Array.from(
  { length: 60 },
  (_, at) => `.m${at} td{padding:${at}px 0!important;font-family:${FACES};line-height:${20 + (at % 9)}px}
@media only screen and (max-width:${320 + at * 8}px){.c${at}{width:100%!important;display:block!important;max-width:${280 + at}px}}`,
).join('\n');

const CELL = `font-family:${FACES};font-size:15px;line-height:24px;color:#3c4043;text-align:left;padding:0 24px 12px`;
const HIDDEN = 'display:none;max-height:0;overflow:hidden;mso-hide:all';

/** A counter's address, as it stands in all links of a campaign. */
export const counted = (n: number) =>
  `https://click.harbour.example/ls/click?upn=u001.${((n + 11) * 7919 * 104729).toString(36)}${'Kx9dQz7L'.repeat(9)}-2B`;

// Templates set a cell to no size, against gaps, and the text in it to one.
const inCell = (text: string, seed: number) =>
  seed % 3 === 0
    ? `<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="${CELL}">${text}</div></td></tr>`
    : `<tr><td style="${CELL}">${text}</td></tr>`;

/** The same content as a sender's template sets it: some 20 kB, in tables, with a hidden preview, an order's number, and the links below. */
export function atRealSize({ subject, lines, button }: Content, seed: number, isPlainToo: boolean): Mail {
  const rows = lines.map(({ text, large }) =>
    large
      ? `<tr><td align="center" style="padding:18px 0"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background-color:#f1f3f4;border-radius:6px;font-size:${seed % 2 ? '32px' : '28px'};letter-spacing:4px;padding:12px 28px;font-weight:700">${text}</td></tr></table></td></tr>`
      : inCell(text, seed),
  );
  const action = button
    ? `<tr><td align="center" style="${seed % 3 === 0 ? 'font-size:0;' : ''}padding:24px"><table role="presentation"><tr><td style="border-radius:4px;background-color:#1a73e8"><a href="${button.target.replaceAll('&', '&amp;')}" target="_blank" style="display:inline-block;font-size:16px;padding:12px 24px;color:#ffffff;text-decoration:none">${button.words}</a></td></tr></table></td></tr>`
    : '';
  const below = [
    'Help',
    'Privacy',
    'Preferences',
    'Unsubscribe',
    'View in browser',
    'Facebook',
    'Instagram',
    'App Store',
  ]
    .map(
      (words, at) =>
        `<a href="${counted(seed * 10 + at)}" style="color:#5f6368;text-decoration:underline">${words}</a>`,
    )
    .join('&nbsp;&nbsp;|&nbsp;&nbsp;');
  const html = `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><title>${subject}</title><style type="text/css">${RULES}</style><!--[if mso]><style>td{font-family:Arial}</style><![endif]--></head>
<body style="margin:0;padding:0;background-color:#f6f8fc"><div style="${HIDDEN}">${lines[0]?.text ?? ''}${'&#847;&zwnj;&nbsp;'.repeat(80)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center"><table role="presentation" width="600" class="c12" cellpadding="0" cellspacing="0" border="0">
<tr><td style="padding:24px"><a href="${counted(seed * 10 + 8)}"><img src="https://img.harbour.example/e/4821/logo@2x.png" width="128" height="32" alt="Harbour" border="0"></a></td></tr>
${rows.join('\n')}${action}
<tr><td style="${CELL};border-top:1px solid #dadce0;font-size:12px;color:#5f6368">Order 48291${seed} &middot; Ref. HB-2026-${7730 + seed} &middot; 12.03.2026 14:22<br>${below}</td></tr>
<tr><td style="${CELL};font-size:11px;color:#80868b">&copy; 2026 Harbour Labs Ltd, 1200 Market Street, Suite 4050, Portland, OR 97205. Company no. 07346281. VAT GB 482 9137 73</td></tr>
</table></td></tr></table><img src="https://click.harbour.example/wf/open?upn=u001.${'x9Kd'.repeat(20)}" alt="" width="1" height="1" border="0" style="height:1px!important"></body></html>`;
  const plain = `${lines.map(({ text }) => text).join('\n\n')}\n\n${button ? `${button.words}:\n${button.target}\n\n` : ''}-- \nOrder 48291${seed}, Ref. HB-2026-${7730 + seed}\nHarbour Labs Ltd, 1200 Market Street, Suite 4050, Portland, OR 97205\n${counted(seed * 10 + 3)}\n`;
  return {
    from: 'Harbour <no-reply@mail.harbour.example>',
    subject,
    html,
    ...(isPlainToo && { text: plain }),
  };
}
