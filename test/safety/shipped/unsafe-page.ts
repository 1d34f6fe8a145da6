import type { Page } from 'puppeteer-core';

/** Everything that an unprotected page loads, each from a host of its own. */
export const UNSAFE_PAGE = `<!doctype html><body background="http://body.example/">
<img src="https://image-s.example/"><img src="http://image.example/"><img srcset="http://set.example/ 2x">
<link rel="stylesheet" href="http://sheet.example/"><link rel="preload" as="image" href="https://preload.example/">
<style>@import "http://import.example/";@font-face{font-family:x;src:url(http://font.example/)}p{font-family:x;background:url(http://paper.example/)}</style>
<p>x</p><iframe src="http://frame.example/"></iframe><object data="http://object.example/"></object><embed src="http://embed.example/">
<video src="http://video.example/" poster="http://poster.example/"></video><audio src="http://audio.example/"></audio>
<script src="http://script.example/"></script><input type="image" src="http://input.example/">
<svg><image href="http://svg.example/"/></svg><picture><source srcset="http://source.example/"><img></picture>`;

/**
 * Mounts a page in a frame as it is.
 * @param frame selector of the frame to put it into, with the sandbox that it has; absent for a new one
 */
export async function putUnsafePage(page: Page, html: string, frame?: string): Promise<void> {
  await page.evaluate(
    (srcdoc, selector) =>
      new Promise<void>((resolve) => {
        const target =
          (selector && document.querySelector<HTMLIFrameElement>(selector)) || document.createElement('iframe');
        target.addEventListener('load', () => resolve(), { once: true });
        target.srcdoc = srcdoc;
        if (!target.isConnected) document.body.append(target);
      }),
    html,
    frame,
  );
}
