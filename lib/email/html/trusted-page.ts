import { createTrustedPolicy } from '../../packaging/trusted-policy.ts';

const PICTURE_DATA = /^data:image\/[\w.+-]+;base64,[a-z0-9+/=]*$/i;

/**
 * A page that shows one attached picture, as large as fits, and can do nothing else.
 * @param address `data:image/…;base64,…`; of anything else the page stays empty
 */
export function picturePage(address: string): string {
  const picture = PICTURE_DATA.test(address) ? `<img src="${address}" alt="">` : '';
  return `<!doctype html><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="color-scheme" content="light dark"><title>Picture</title>
<style>body{margin:0;display:grid;place-items:center;min-height:100vh}img{max-width:100vw;max-height:100vh;object-fit:contain}</style>${picture}`;
}

/** What the pages of `bodyPage` and `picturePage` begin with: nothing stands before their own policy. */
const OWN_START =
  /^<!doctype html>(?:<html(?: (?:lang|dir)="[\w-]{1,20}")*><head>)?<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; /;

const policy = createTrustedPolicy('mail-frame', {
  createHTML(page) {
    if (!OWN_START.test(page)) throw new TypeError('Not a page of ours');
    return page;
  },
});

/** A page for the `srcdoc` of a frame: the only markup that our pages have parsed. @throws TypeError for any other than ours */
export function trustedPage(page: string): string {
  return policy.createHTML(page);
}
