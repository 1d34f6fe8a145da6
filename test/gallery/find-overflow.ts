import type { Page } from 'puppeteer-core';

/** @returns what overflows the page sideways, or hides text that is shown nowhere else */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    return [...document.body.querySelectorAll('*')].flatMap((element) => {
      const box = element.getBoundingClientRect();
      // Not what is for screen readers only.
      if (box.width <= 1 || !element.checkVisibility() || element.closest('.unseen')) return [];
      if (box.right > width + 0.5 || box.left < -0.5)
        return [`${name(element)} ends at ${Math.round(box.right)} of ${width}`];
      return [];
    });
  });
}
