/// <reference types="vite/client" />
import type { Body } from '../../lib/mailbox/message.ts';
import { codeMessage, linkMessage, receiptMessage } from './made-data.ts';
import codeSource from './mails/code.eml?raw';
import confirm from './mails/confirm.html?raw';
import links from './mails/links.html?raw';
import newsletter from './mails/newsletter.html?raw';
import pictures from './mails/pictures.html?raw';
import quotes from './mails/quotes.txt?raw';

const made = (id: string, more: Partial<Body>): Body => ({
  id,
  to: 'quiet.lark.41@mayfly.test',
  cc: [],
  attachments: [],
  ...more,
});

const terms = { id: 'terms', name: 'terms.pdf', size: 182_300 };

export const htmlBody = made(linkMessage.id, {
  text: 'Confirm that this address is yours: https://events.northwind.example/confirm?t=8c1f',
  html: confirm,
  attachments: [terms],
});

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

export const picturesBody = made(receiptMessage.id, { html: pictures });

/** A newsletter: higher than any window, with images that are blocked. */
export const longBody = made(linkMessage.id, { html: newsletter, attachments: [terms] });

export const linksBody = made(linkMessage.id, { html: links });

export const quotesBody = made(codeMessage.id, { text: quotes.trimEnd() });

/** As SMTP carries it. */
export const source = codeSource.replaceAll('\n', '\r\n');
