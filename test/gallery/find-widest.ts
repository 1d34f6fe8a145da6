import type { Messages } from '../../lib/language/messages.ts';

/** Bold, as most of what can't wrap is. */
const FONT = '600 13px system-ui, sans-serif';

/** The key without the form of a number. */
const baseOf = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

/**
 * @param keys the texts that are wanted
 * @param all the texts of every language
 * @param byWord by its longest word, which can't be broken, rather than by the whole text
 * @returns for each key the text that takes most room, whichever language or form it is in: what holds it holds all of them
 */
export function findWidest(keys: Messages, all: Messages[], byWord: boolean): Messages {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('There is nothing to measure with.');
  pen.font = FONT;
  // Chinese and Japanese may be broken anywhere.
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
