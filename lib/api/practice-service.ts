import { loadGlobal } from '../packaging/lazy-script.ts';

/** Where the practice service is. This name can never exist. @see https://www.rfc-editor.org/rfc/rfc6761#section-6.4 */
const PRACTICE_DOMAIN = 'practice.invalid';
/** Its base URL. */
export const PRACTICE_URL = `https://${PRACTICE_DOMAIN}`;
export const PRACTICE_KEY = 'practice';

/** A mail service inside the extension, to try Mayfly without a key. Nothing is sent to it or by it. */
type PracticeService = {
  answer: (request: Request) => Response | Promise<Response>;
  /** Delivers a mail. @returns false if no recipient exists */
  receive: (recipients: readonly string[], source: Uint8Array) => Promise<boolean>;
};

declare global {
  /** Set by `entrypoints/practice.ts`. */
  var mayflyPractice: PracticeService | undefined;
}

export const PRACTICE_FILE = '/practice.js';

/** Loads the practice service, which only users without a service need. */
export const loadPractice = (): Promise<PracticeService> => loadGlobal(PRACTICE_FILE, () => globalThis.mayflyPractice);
