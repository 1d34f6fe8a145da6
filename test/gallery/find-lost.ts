import type { Page } from 'puppeteer-core';

/** @returns the controls that can't be scrolled into view, or that are covered there */
export function findLost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const open = document.querySelector('dialog[open], [role=menu]') ?? document.body;
    return [...open.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary')].flatMap(
      (control) => {
        // Not those that are drawn by their label, or folded away.
        if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.unseen')) return [];
        control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        if (width === 0 || height === 0) return [];
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        if (seen && (control.contains(seen) || seen.contains(control) || seen.closest('label')?.control === control))
          return [];
        const name = control.ariaLabel ?? control.textContent.trim();
        return [`"${name}" is ${seen ? `under ${seen.tagName.toLowerCase()}.${seen.className}` : 'out of sight'}`];
      },
    );
  });
}
