import type { Messages } from '../../lib/i18n/language-in-use.ts';

/** Bold, like most text that can't wrap. */
const FONT = '600 13px system-ui, sans-serif';

/** The key without its plural form. */
const baseOf = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/**
 * @param keys the texts to look for
 * @param all the texts of every language
 * @param byWord compare longest words, which can't be broken, rather than whole texts
 * @returns for each key the widest text of all languages and forms: what holds it holds all of them
 */
export function findWidest(keys: Messages, all: Messages[], byWord: boolean): Messages {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('There is nothing to measure with.');
  pen.font = FONT;
  // Chinese and Japanese break anywhere.
  const widthOf = (text: string) =>
    Math.max(
      ...(byWord ? text.split(/[\s\p{sc=Han}\p{sc=Kana}\p{sc=Hira}/-]+/u) : [text]).map(
        (part) => pen.measureText(part).width,
      ),
    );

  const candidates = Map.groupBy(
    all.flatMap((messages) => Object.entries(messages)),
    ([key]) => baseOf(key),
  );
  return Object.fromEntries(
    Object.entries(keys).map(([key, message]) => {
      if (key === 'language') return [key, message];
      const texts = (candidates.get(baseOf(key)) ?? []).map(([, { message }]) => message);
      const widest = texts.reduce((best, text) => (widthOf(text) > widthOf(best) ? text : best), message.message);
      return [key, { message: widest }];
    }),
  );
}
