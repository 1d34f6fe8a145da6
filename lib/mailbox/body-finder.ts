import { browser } from 'wxt/browser';
import { type PackagedWords, WORDS_FILE } from '../codes/packaged-words.ts';
import { loadFinders } from './load-finders.ts';
import type { Body, Message } from './message.ts';

/** Finds what the list shows of a body. */
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
 * The finder of codes and links in a body. Its script and its words are loaded when the first message comes.
 * @returns undefined if they cannot be loaded; the next call tries again
 */
export async function findBodyFinder(): Promise<BodyFinder | undefined> {
  reading ??= readBodyFinder();
  try {
    return await reading;
  } catch (error) {
    reading = undefined;
    console.warn('The finder of codes and links could not be loaded:', error);
    return undefined;
  }
}

/** @returns the text of the body that can be searched; empty if the script that reads it cannot be loaded */
export async function readSearchText(body: Body): Promise<string> {
  try {
    return (await loadFinders()).searchTextOf(body);
  } catch (error) {
    console.warn('A body could not be made searchable:', error);
    return '';
  }
}
