/** Before each file of tests: texts are in English, as no browser is there to bring its language. */
import { browser } from 'wxt/browser';
import { setMessages } from '../../lib/i18n/language-in-use.ts';
import { packedMessages } from './packed-messages.ts';

setMessages(await packedMessages('en.yml'));
// The fake browser has no language of its own.
Object.assign(browser.i18n, {
  getUILanguage: () => 'en-US',
  getMessage: (key: string) => (key === 'language' ? 'en' : ''),
});
