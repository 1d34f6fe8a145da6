import type { Page } from 'puppeteer-core';

/** @returns controls and headings whose own text does not fit into them */
export function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // A mail's text may be cut, and an address; our own words may not.
    const CONTROLS = 'button, label, legend, summary, h1:not([dir]), h2, h3, dt, .button, .chip, select';
    const OURS = ':is(button, label, .status-line, h2) .cut:not([translate="no"])';
    const isShown = (element: Element) => element.checkVisibility() && !element.closest('.unseen, dialog:not([open])');
    const clipped = [...document.querySelectorAll(`${CONTROLS}, ${OURS}`)].filter(
      (element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1,
    );
    return clipped.filter(isShown).map((element) => `"${element.textContent?.trim()}" is cut`);
  });
}

/** @returns the hints in empty fields, and the chosen words of lists, that are wider than what holds them and can't grow with them */
export function findClippedHints(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select')];
    return fields.flatMap((field) => {
      const isList = field instanceof HTMLSelectElement;
      const words = isList ? (field.selectedOptions[0]?.textContent ?? '') : field.placeholder;
      if (!pen || !field.checkVisibility() || (!isList && field.value !== '')) return [];
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      // A list has its arrow, which is no padding of ours.
      const arrow = isList ? 20 : 0;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow;
      return pen.measureText(words).width > room ? [`"${words}" is cut`] : [];
    });
  });
}
