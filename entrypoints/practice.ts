import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { PRACTICE_KEY, PRACTICE_URL } from '../lib/api/practice-service.ts';
import { createPractice } from '../lib/service/create-service.ts';

/** The practice service, see `loadPractice`. */
export default defineUnlistedScript(() => {
  globalThis.mayflyPractice = createPractice(new URL(PRACTICE_URL).hostname, PRACTICE_KEY);
});
