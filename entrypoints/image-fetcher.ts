import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { buildBodyDocument } from '../lib/message/body/body-document.ts';
import { fetchImages } from '../lib/remote-images/fetch-images.ts';

export default defineUnlistedScript({
  exclude: ['chrome'],
  main() {
    globalThis.mayflyImageFetcher = {
      findImages: (html) => buildBodyDocument(html, { remote: 'blocked', theme: 'light' }).images,
      fetchImages,
    };
  },
});
