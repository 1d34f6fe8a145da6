import type { Page } from 'puppeteer-core';

/**
 * The size of a target for a finger and for a mouse, in CSS pixels.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced
 * @see https://www.w3.org/WAI/WCAG22/Understanding/target-size-minimum
 */
export const LEAST_PX = { finger: 44, mouse: 24 };

/** @returns the controls that are lower than that; links within a sentence may be */
export function findSmall(page: Page, leastPx: number): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')];
    return controls.flatMap((control) => {
      if (!control.checkVisibility() || control.closest('.unseen, p, dd')) return [];
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const heights = [control, label].map((one) => one?.getBoundingClientRect().height ?? 0);
      const height = Math.max(...heights);
      return height >= least - 0.5 || height === 0
        ? []
        : [`"${control.ariaLabel ?? control.textContent.trim()}" is ${Math.round(height)} px high`];
    });
  }, leastPx);
}
