import type { Page } from 'puppeteer-core';

/** Lets the page's clock run: a click counts only after the button has been visible for 300 ms. */
export const letTimePass = (page: Page, ms = 800) =>
  page.evaluate(
    (untilMs) =>
      new Promise<void>((done) => {
        const startAt = performance.now();
        const check = () => (performance.now() - startAt > untilMs ? done() : requestAnimationFrame(check));
        check();
      }),
    ms,
  );
