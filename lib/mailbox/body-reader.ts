import { loadSites } from '../site/loaded-sites.ts';
import { loadMailReader } from './load-mail-reader.ts';
import type { Body, FoundInBody, Message } from './message.ts';

/** What a body says: what the list shows of it, and the text by which it is searched. */
export type ReadBody = { found: FoundInBody; text: string };

type BodyReader = (message: Message, body: Body) => ReadBody;

/** @returns undefined if what reads bodies cannot be loaded; a later call tries again */
export async function findBodyReader(): Promise<BodyReader | undefined> {
  try {
    const [{ findCode, findCodeSites, findLinks, searchTextOf }] = await Promise.all([loadMailReader(), loadSites()]);
    return ({ from, subject }, body) => {
      const { text = '', html = '', attachments } = body;
      const mail = { from, subject, text, html };
      const code = findCode(mail)?.code;
      return {
        found: {
          attachments: attachments.length,
          ...(code && { code, ...findCodeSites(mail, code) }),
          ...findLinks(mail),
        },
        text: searchTextOf(body),
      };
    };
  } catch (error) {
    console.warn('Codes and links can not be looked for:', error);
    return undefined;
  }
}

/** What is known of a body that cannot be read: it is stored all the same for somebody who asked for it. */
export function bodyWithoutReader({ attachments }: Body): ReadBody {
  return { found: { attachments: attachments.length }, text: '' };
}
