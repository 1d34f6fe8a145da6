import { join } from 'node:path';
import { generateChromeMessages, parseMessagesFile } from '@wxt-dev/i18n/build';
import type { Messages } from '../../lib/i18n/language-in-use.ts';
import { withEnglish } from '../../lib/packaging/build/pack-texts.ts';

const FOLDER = join(import.meta.dirname, '../../lib/i18n/locales');

async function readMessages(file: string): Promise<Messages> {
  return generateChromeMessages(await parseMessagesFile(join(FOLDER, file))) as Messages;
}

/** @returns one language's texts as the build packs them */
export async function packedMessages(file: string): Promise<Messages> {
  return withEnglish(await readMessages('en.yml'), await readMessages(file));
}
