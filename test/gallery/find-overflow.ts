import type { Page } from 'puppeteer-core';

/** @returns what sticks out of the page sideways, or hides words that it has no other place for; empty when nothing does */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      // What is only for screen readers has no place of its own.
      if (box.width <= 1 || !element.checkVisibility() || element.closest('.unseen')) return [];
      if (box.right > width + 0.5 || box.left < -0.5)
        return [`${name(element)} ends at ${Math.round(box.right)} of ${width}`];
      return [];
    });
  });
}
