import type { ElementHandle, Page } from 'puppeteer-core';
import type { Point } from './display.ts';

/**
 * Where the middle of an element is on the screen, in pixels, after it was scrolled into view. Elements of frames too.
 * @throws when it has no box
 */
export async function findPlaceOnScreen(page: Page, element: ElementHandle): Promise<Point> {
  await element.scrollIntoView();
  // A tab that has just come to the front takes clicks once it is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not to be seen');
  const origin = await page.evaluate(() => {
    // Firefox tells where a page begins; in Chromium everything but the border is above it.
    if ('mozInnerScreenX' in window && 'mozInnerScreenY' in window)
      return { x: Number(window.mozInnerScreenX), y: Number(window.mozInnerScreenY) };
    const border = (outerWidth - innerWidth) / 2;
    return { x: screenX + border, y: screenY + outerHeight - innerHeight - border };
  });
  return { x: origin.x + box.x + box.width / 2, y: origin.y + box.y + box.height / 2 };
}
