import { browser } from 'wxt/browser';
import { type PackagedWords, WORDS_FILE } from '../codes/packaged-words.ts';
import { loadFinders } from './load-finders.ts';
import type { Body, Message } from './message.ts';

/** What the list shows of a body. */
type BodyFinder = (message: Message, body: Body) => Pick<Message, 'code' | 'link' | 'attachments'>;

async function readBodyFinder(): Promise<BodyFinder> {
  const { createCodeFinder, createLinkFinder } = await loadFinders();
  const file = await fetch(browser.runtime.getURL(`/${WORDS_FILE}`));
  const words: PackagedWords = await file.json();
  const findCode = createCodeFinder(words.code);
  const findLink = createLinkFinder(words.code, words.link);
  return ({ from, subject }, { text = '', html = '', attachments }) => {
    const mail = { from, subject, text, html };
    const code = findCode(mail)?.code;
    const link = findLink(mail)?.url;
    return { attachments: attachments.length, ...(code && { code }), ...(link && { link }) };
  };
}

let reading: Promise<BodyFinder> | undefined;

/**
 * What finds code and link in a body; rules and words are read when the first message comes.
 * @returns undefined if they can't be read; to be tried again
 */
export async function findBodyFinder(): Promise<BodyFinder | undefined> {
  reading ??= readBodyFinder();
  try {
    return await reading;
  } catch (error) {
    reading = undefined;
    console.warn('What finds codes and links can not be read:', error);
    return undefined;
  }
}

/** @returns what of the body can be found by a search: nothing if what reads it can't be loaded */
export async function readSearchText(body: Body): Promise<string> {
  try {
    return (await loadFinders()).searchTextOf(body);
  } catch (error) {
    console.warn('What can be searched can not be read:', error);
    return '';
  }
}
