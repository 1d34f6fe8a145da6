import type { Page } from 'puppeteer-core';

/** @returns controls and headings whose own text does not fit into them */
export function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A mail's text may be cut; our own may not.
    const CONTROLS = 'button, label, legend, summary, h1:not([dir]), h2, h3, dt, .button, .chip, select';
    const OURS = ':is(button, label, .status-line, h2) .cut';
    const isShown = (element: Element) => element.checkVisibility() && !element.closest('.unseen, dialog:not([open])');
    const clipped = [...document.querySelectorAll(`${CONTROLS}, ${OURS}`)].filter(
      (element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1,
    );
    const pen = document.createElement('canvas').getContext('2d');
    const hints = [...document.querySelectorAll<HTMLInputElement>('input[placeholder]')].filter((field) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      if (!pen || field.value !== '') return false;
      pen.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width > room;
    });
    return [...clipped, ...hints]
      .filter(isShown)
      .map((element) => `"${(element as HTMLInputElement).placeholder || element.textContent?.trim()}" is cut`);
  });
}
