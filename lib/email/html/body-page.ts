import { createTrustedPolicy } from '../../packaging/trusted-policy.ts';
import { rasterUrl } from '../attachment/attachment-type.ts';
import { type BodyTheme, sheetAfter, sheetBefore } from './body-sheet.ts';

interface BodyPage {
  /** A whole `<body …>…</body>`, sanitised. */
  body: string;
  styles: string;
  theme: BodyTheme;
  /**
   * The remote images that the mail's styles use. All are loaded, whatever the layout: otherwise, the requests would tell the sender how
   * wide the window is. Absent: no image is loaded from https.
   */
  preloaded?: readonly string[] | undefined;
  lang?: string | undefined;
  dir?: string | undefined;
}

/**
 * The page around a sanitised body, the second protection. Even if something got through the sanitiser, the page can run
 * nothing, can load only images (from https only if `preloaded` is given), and sends no referrer.
 */
export function bodyPage({ body, styles, theme, preloaded, lang, dir }: BodyPage): string {
  return `<!doctype html><html${attribute('lang', lang)}${attribute('dir', dir)}><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy(preloaded !== undefined)}">
<meta name="referrer" content="no-referrer"><meta http-equiv="x-dns-prefetch-control" content="off">
<meta name="color-scheme" content="${theme}"><meta name="viewport" content="width=device-width">
<base target="_blank"><title>Message</title>
<style>${sheetBefore(theme)}</style><style>${styles}</style><style>${sheetAfter(theme)}${preloaded ? HIDDEN_BAR : ''}</style></head>${body}${(preloaded ?? []).map(preload).join('')}</html>`;
}

/** Images that load may make the mail higher than its frame, whose content can't be measured. A bar beside the reader's is no help then. */
const HIDDEN_BAR = 'html{scrollbar-width:none!important}';

/** `base-uri` and `form-action` do not fall back to `default-src`. */
function contentPolicy(allowsImages: boolean): string {
  const images = allowsImages ? 'data: https:' : 'data:';
  return `default-src 'none'; img-src ${images}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
}

/** An image that is not displayed, but loaded all the same. */
function preload(url: string): string {
  return `<img alt="" style="display:none!important" src="${url.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)}">`;
}

function attribute(name: string, value: string | undefined): string {
  return value && /^[\w-]{1,20}$/.test(value) ? ` ${name}="${value}"` : '';
}

/**
 * A page that shows one attached image, as large as fits, and can do nothing else.
 * @param address a `data:` URL, see `rasterUrl`; for anything else, the page is empty
 */
export function picturePage(address: string): string {
  const url = rasterUrl(address);
  const picture = url ? `<img src="${url}" alt="">` : '';
  return `<!doctype html><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="color-scheme" content="light dark"><title>Picture</title>
<style>body{margin:0;display:grid;place-items:center;min-height:100vh}img{max-width:100vw;max-height:100vh;object-fit:contain}</style>${picture}`;
}

/** A page with one script of ours, in which a mail is laid out: see `layOutApart`. */
export function layoutPage(origin: string): string {
  return `<!doctype html><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; script-src ${origin}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<script src="${origin}/lay-out.js"></script>`;
}

/** The beginning of the pages of this file, such as `bodyPage` and `picturePage`: nothing comes before their own Content Security Policy. */
const OWN_START =
  /^<!doctype html>(?:<html(?: (?:lang|dir)="[\w-]{1,20}")*><head>)?<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; /;

const policy = createTrustedPolicy('mail-frame', {
  createHTML(page) {
    if (!OWN_START.test(page)) throw new TypeError('Not a page of body-page.ts');
    return page;
  },
});

/** Marks a page of this file as trusted for a `srcdoc`, the only markup that our pages parse. @throws TypeError for any other */
export function trustedPage(page: string): string {
  return policy.createHTML(page);
}
