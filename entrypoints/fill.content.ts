import { defineContentScript } from 'wxt/utils/define-content-script';
import { createFillScript } from '../lib/filling/fill-script.ts';

export default defineContentScript({
  registration: 'runtime',
  main() {
    globalThis.mayflyFill = createFillScript(document);
  },
});
