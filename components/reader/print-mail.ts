import { buildBodyDocument } from '../../lib/email/html/body-document.ts';
import { trustedPage } from '../../lib/email/html/body-page.ts';
import { sizeUnseen } from '../../lib/email/html/lay-out-unseen.ts';
import { boundText } from '../../lib/email/parse/bound-text.ts';
import { restrictPage } from './page-policy.ts';

export type PrintedMail = {
  subject: string;
  /** the lines above the body: sender, recipient, date, attachments */
  head: readonly (readonly [name: string, value: string])[];
  html?: string | undefined;
  /** printed if there is no HTML */
  text?: string | undefined;
  /** inline images by Content-ID, as `data:` URLs */
  pictures?: Readonly<Record<string, string>> | undefined;
};

/** A4 without its margins, in CSS pixels. */
const SHEET = { width: 718, height: 1047 };

/** The style of the lines above the mail, which no style of the mail can change. */
const HEAD_STYLE = [
  'all:initial',
  'display:block',
  'margin:0 0 16px',
  'padding:0 0 12px',
  'border-bottom:1px solid #888',
  'background:#fff',
  'color:#000',
  'font:13px/1.5 system-ui,sans-serif',
  'overflow-wrap:anywhere',
]
  .map((declaration) => `${declaration}!important`)
  .join(';');

/** The element with the last printed mail. It is removed at the next print, because not every browser tells when printing is done. */
let lastPrinted: HTMLElement | undefined;

/**
 * Asks the browser to print one mail, on white, without the view around it. The mail is in a frame of our own origin, because no other
 * frame can be printed. In this frame no script runs, nothing is loaded from the network, and no link opens.
 * @returns once the browser was asked
 */
export async function printMail(mail: PrintedMail, page: Document = document): Promise<void> {
  const { subject, html, text, pictures } = mail;
  const { srcdoc } = buildBodyDocument(html ?? '', { remote: 'blocked', theme: 'light', cid: pictures });
  const frame = page.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.srcdoc = trustedPage(srcdoc);
  sizeUnseen(frame, SHEET.width, SHEET.height);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  restrictPage(page);
  lastPrinted?.remove();
  lastPrinted = page.createElement('div');
  lastPrinted.dataset.snapshot = 'skip';
  lastPrinted.append(frame);
  page.body.append(lastPrinted);
  await loaded;
  const printed = frame.contentDocument;
  if (!printed) return;
  printed.title = subject;
  if (!html && text) printed.body.prepend(textElement(printed, text));
  printed.body.prepend(headElement(printed, mail));
  frame.contentWindow?.print();
}

function textElement(page: Document, text: string): HTMLElement {
  const element = page.createElement('pre');
  element.dir = 'auto';
  element.setAttribute('style', 'font:inherit;overflow-wrap:anywhere');
  element.textContent = boundText(text);
  return element;
}

function headElement(page: Document, { subject, head }: PrintedMail): HTMLElement {
  const element = page.createElement('div');
  element.setAttribute('style', HEAD_STYLE);
  const line = (words: string, weight: 'bold' | 'normal') => {
    const row = page.createElement('div');
    row.dir = 'auto';
    row.setAttribute(
      'style',
      `all:initial!important;display:block!important;font:inherit!important;font-weight:${weight}!important`,
    );
    row.textContent = words;
    return row;
  };
  element.append(line(subject, 'bold'), ...head.map(([name, value]) => line(`${name}: ${value}`, 'normal')));
  return element;
}
