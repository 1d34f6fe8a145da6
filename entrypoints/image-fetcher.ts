import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { fetchImages } from '../lib/background/images/fetch-images.ts';
import { buildBodyDocument } from '../lib/email/html/body-document.ts';

export default defineUnlistedScript({
  exclude: ['chrome'],
  main() {
    globalThis.mayflyImageFetcher = {
      findImages: (html) => buildBodyDocument(html, { remote: 'blocked', theme: 'light' }).images,
      fetchImages,
    };
  },
});
