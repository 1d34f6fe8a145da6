import type { Page } from 'puppeteer-core';

/**
 * A text on the page.
 * @property element how many elements come before the one that it is in: the same in every language
 * @property isHeard it is said by screen readers or in a tooltip, and not seen
 */
export type FoundKey = { key: string; element: number; isHeard: boolean };

/** With `keys` spoken. @returns every text that can be seen or heard, once for each of its places */
export function findKeys(page: Page): Promise<FoundKey[]> {
  return page.evaluate(() => {
    const SAID = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'label'];
    const keysIn = (text: string | null) => [...(text ?? '').matchAll(/⟦(\w+)⟧/g)].map(([, key = '']) => key);
    const isShown = (element: Element) => element.checkVisibility() || element.closest('select')?.checkVisibility();
    return [...document.body.querySelectorAll('*')].flatMap((one, element) => {
      if (!isShown(one)) return [];
      const own = [...one.childNodes].map((node) => (node instanceof Text ? node.nodeValue : '')).join('');
      const seen = [own, one.getAttribute('placeholder')].flatMap(keysIn);
      const heard = SAID.flatMap((name) => keysIn(one.getAttribute(name))).filter((key) => !seen.includes(key));
      const isUnseen = one.closest('.unseen') !== null;
      return [
        ...seen.map((key) => ({ key, element, isHeard: isUnseen })),
        ...heard.map((key) => ({ key, element, isHeard: true })),
      ];
    });
  });
}

/** @returns where these elements are: left, top, width and height in CSS pixels, from the corner of the page; undefined where nowhere */
export function findBoxes(page: Page, elements: readonly number[]): Promise<(number[] | undefined)[]> {
  return page.evaluate((wanted) => {
    const all = [...document.body.querySelectorAll('*')];
    return wanted.map((element) => {
      const box = all[element]?.getBoundingClientRect();
      if (!box || box.width * box.height === 0) return undefined;
      return [box.left + scrollX, box.top + scrollY, box.width, box.height].map(Math.round);
    });
  }, elements);
}
