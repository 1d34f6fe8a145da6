import { browser } from 'wxt/browser';
import type { FillScript } from './fill-script.ts';

/**
 * The frame of a tab in which a field was meant.
 * @property targetElementId the field that was right-clicked, where the browser tells (Firefox)
 */
export type Place = { tabId: number; frameId: number; targetElementId?: number | undefined };

/** A page that was left at once may be kept frozen, for the way back: it never answers. */
const ANSWER_WITHIN_MS = 2000;

const noAnswer = () => new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS));

/** What the background may ask of a page that it has entered. */
export type EnteredPage = {
  /** The page's address, as the page itself sees it. */
  url(): Promise<string | undefined>;
  /** Why the field with the cursor can't be filled; null if it can. */
  judgement: ReturnType<FillScript['judge']>;
  /** Needs `withSearch`. @returns why the page's field for an address can't be filled; null if it can */
  look(): Promise<ReturnType<FillScript['look']>>;
  /** @returns whether the field holds the text in the end; a page that was sent with it, and left, has kept it */
  write(text: string): Promise<boolean>;
  copy(text: string): Promise<boolean>;
  /** @returns false without `withSearch` */
  writeCode(code: string): Promise<boolean>;
  /** Takes the scripts away again. */
  leave(): Promise<void>;
};

/**
 * Brings the fill script into a page, on the strength of the click that started the fill.
 * @param withSearch whether fields may be looked for, rather than only the one with the cursor
 * @throws where the browser lets no extension in: its own pages, the stores, viewers, sites that we have no permission for
 */
export async function enterPage({ tabId, frameId, targetElementId }: Place, withSearch: boolean): Promise<EnteredPage> {
  const target = { tabId, frameIds: [frameId] };
  const files = withSearch ? (['/find.js', '/fill.js'] as const) : (['/fill.js'] as const);
  const [entered] = await browser.scripting.executeScript({ target, files: [...files] });
  // Nothing at all is no judgement: the script did not run to its end.
  if (entered?.result === undefined) throw new Error('The page let the script in, but it did not answer.');

  /** Each function is carried into the page by its text: it sees nothing but its argument and the page. */
  async function ask<T>(func: (text: string) => T, text = ''): Promise<Awaited<T> | undefined> {
    const [answer] = await browser.scripting.executeScript({ target, func, args: [text] });
    return answer?.result as Awaited<T> | undefined;
  }

  const aimed =
    targetElementId === undefined
      ? undefined
      : await ask((id) => globalThis.mayflyFill?.aim(Number(id)), `${targetElementId}`);

  // Until it has answered, a page that was written into may have been sent and left.
  let isGone = false;

  return {
    url: () => ask(() => location.href),
    judgement: aimed === undefined ? (entered.result as EnteredPage['judgement']) : aimed,
    look: async () => {
      const found = await ask(() => globalThis.mayflyFill?.look());
      return found === undefined ? 'no-field' : found;
    },
    async write(text) {
      isGone = true;
      const isHeld = await ask((value) => globalThis.mayflyFill?.write(value), text);
      const asking = ask(() => globalThis.mayflyFill?.isKept()).catch(() => undefined);
      const isKept = await Promise.race([asking, noAnswer()]);
      isGone = isKept === undefined;
      return (isKept ?? isHeld) === true;
    },
    copy: async (text) => (await ask((value) => globalThis.mayflyFill?.copy(value), text)) === true,
    writeCode: async (code) => (await ask((value) => globalThis.mayflyFind?.writeCode(value), code)) === true,
    async leave() {
      // It took its scripts with it; what the tab shows now may be in the midst of another fill.
      if (isGone) return;
      const remove = () => {
        delete globalThis.mayflyFill;
        delete globalThis.mayflyFind;
      };
      // Where this fails the page has gone, and the scripts with it.
      await ask(remove).catch(() => {});
    },
  };
}
