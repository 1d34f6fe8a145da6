import type { Page } from 'puppeteer-core';

/**
 * Gives each control the focus, as Tab does.
 * @returns those that are then hidden as a whole by something else, see https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum
 */
export function findObscured(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const open = document.querySelector('dialog[open], [role=menu]') ?? document.body;
    return [...open.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, summary')].flatMap(
      (control) => {
        if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.unseen')) return [];
        control.focus({ preventScroll: true });
        control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        // Disabled ones take no focus.
        if (document.activeElement !== control) return [];
        const { left, top, width, height } = control.getBoundingClientRect();
        if (width === 0 || height === 0) return [];
        const isSeen = [0.5, 0.1, 0.9].some((across) =>
          [0.5, 0.1, 0.9].some((down) => {
            const seen = document.elementFromPoint(left + width * across, top + height * down);
            return (
              seen && (control.contains(seen) || seen.contains(control) || seen.closest('label')?.control === control)
            );
          }),
        );
        return isSeen ? [] : [`"${control.ariaLabel ?? control.textContent.trim()}" has the focus, and is hidden`];
      },
    );
  });
}
