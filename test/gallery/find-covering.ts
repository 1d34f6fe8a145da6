import type { Page } from 'puppeteer-core';

/** Pixels: lists are the same all the way down. */
const SCROLLED = { step: 8, most: 400 };

/**
 * Scrolls all that can be scrolled. Only what is positioned or has a layer of its own can be drawn over anything else.
 * @returns what is drawn over something that stays where it is, such as a bar; and how often anything was where such a bar is
 */
export function findCovering(page: Page): Promise<{ covering: string[]; meetings: number }> {
  return page.evaluate(({ step, most }) => {
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const isPinned = (element: Element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position);
    const bars = all.filter(isPinned);
    const mayCover = all.filter((element) => {
      const { position, opacity, transform, zIndex } = getComputedStyle(element);
      const isLayer = position !== 'static' || opacity !== '1' || transform !== 'none' || zIndex !== 'auto';
      // What is open above the page is meant to be.
      const isOpenAbove = element.closest('dialog, [role=menu]');
      return isLayer && !isOpenAbove && !bars.some((bar) => bar.contains(element) || element.contains(bar));
    });
    const isScroller = (element: Element) =>
      element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);
    const covering = new Set<string>();
    let meetings = 0;

    function lookAt(bar: HTMLElement, element: HTMLElement): void {
      const [one, other] = [bar.getBoundingClientRect(), element.getBoundingClientRect()];
      const x = [Math.max(one.left, other.left, 0), Math.min(one.right, other.right, innerWidth)] as const;
      const y = [Math.max(one.top, other.top, 0), Math.min(one.bottom, other.bottom, innerHeight)] as const;
      if (x[1] - x[0] < 2 || y[1] - y[0] < 2) return;
      const hits = document.elementsFromPoint((x[0] + x[1]) / 2, (y[0] + y[1]) / 2);
      const place = { bar: hits.indexOf(bar), element: hits.indexOf(element) };
      if (place.bar < 0 || place.element < 0) return;
      meetings += 1;
      if (place.element < place.bar) covering.add(`"${element.className}" lies over "${bar.className}"`);
    }

    for (const scroller of bars.length === 0 ? [] : [document.documentElement, ...all.filter(isScroller)]) {
      const end = Math.min(scroller.scrollHeight - scroller.clientHeight, most);
      for (let top = 0; top <= end; top += step) {
        scroller.scrollTo({ top, behavior: 'instant' });
        for (const bar of bars) for (const element of mayCover) lookAt(bar, element);
      }
      scroller.scrollTo({ top: 0, behavior: 'instant' });
    }
    return { covering: [...covering], meetings };
  }, SCROLLED);
}
