import { browser } from 'wxt/browser';
import type { FillScript } from './fill-script.ts';

/** The frame of a tab in which a field was meant. */
export type Place = { tabId: number; frameId: number };

/**
 * Brings the fill script into a page, on the strength of the click that started the fill.
 * @returns how to ask it; `leave` takes it away again
 * @throws where the browser lets no extension in: its own pages, the stores, viewers, sites that we have no permission for
 */
export async function enterPage({ tabId, frameId }: Place): Promise<FillScriptInPage> {
  const target = { tabId, frameIds: [frameId] };
  await browser.scripting.executeScript({ target, files: ['/fill.js'] });

  /** What the page's world answers is as good as a page's word: it is compared, never trusted to have a type. */
  async function ask(func: (text: string) => unknown, text: string): Promise<unknown> {
    const [answer] = await browser.scripting.executeScript({ target, func, args: [text] });
    return answer?.result;
  }

  return {
    judge: async () => (await ask(() => globalThis.mayflyFill?.judge(), '')) as ReturnType<FillScript['judge']>,
    write: async (text) => (await ask((value) => globalThis.mayflyFill?.write(value), text)) === true,
    copy: async (text) => (await ask((value) => globalThis.mayflyFill?.copy(value), text)) === true,
    leave: async () => {
      await ask(() => {
        delete globalThis.mayflyFill;
      }, '').catch(() => {
        // The page has gone, and the script with it.
      });
    },
  };
}

export type FillScriptInPage = {
  [Name in keyof FillScript]: (...args: Parameters<FillScript[Name]>) => Promise<Awaited<ReturnType<FillScript[Name]>>>;
} & { leave(): Promise<void> };
