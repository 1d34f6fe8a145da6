import { createTrustedPolicy } from '../../packaging/trusted-policy.ts';

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
