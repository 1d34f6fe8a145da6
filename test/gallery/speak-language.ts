/// <reference types="vite/client" />
import { directionInUse, languageInUse } from '../../lib/language/language-in-use.ts';
import { type Messages, setMessages } from '../../lib/language/messages.ts';

const files = import.meta.glob<Messages>('../../lib/language/locales/*.yml', { import: 'default' });

/** @param tag BCP 47, one of those that Mayfly speaks */
export async function speakLanguage(tag: string): Promise<void> {
  setMessages(await files[`../../lib/language/locales/${tag.replace('-', '_')}.yml`]?.());
  document.documentElement.lang = languageInUse();
  document.documentElement.dir = directionInUse();
}
