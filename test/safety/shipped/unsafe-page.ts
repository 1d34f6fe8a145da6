import type { Page } from 'puppeteer-core';
import { waitFor } from '../../e2e/wait-for.ts';
import type { ShippedReader } from './open-reader.ts';

/** Frames that a script of the unsafe page makes. Their number is all that the page around a frame can see of it. */
const MADE = 30;
const RUN = `for (let at = 0; at < ${MADE}; at++) document.documentElement.append(document.createElement('iframe'))`;

/** Everything that an unprotected page loads, each from a host of its own. */
export const UNSAFE_PAGE = `<!doctype html><meta http-equiv="refresh" content="0;url=http://refresh.example/">
<script>${RUN}</script><img src="data:," onerror="${RUN}"><body onload="${RUN}" background="http://body.example/">
<img src="https://image-s.example/"><img src="http://image.example/"><img srcset="http://set.example/ 2x">
<link rel="stylesheet" href="http://sheet.example/"><link rel="preload" as="image" href="https://preload.example/">
<style>@import "http://import.example/";@font-face{font-family:x;src:url(http://font.example/)}p{font-family:x;background:url(http://paper.example/)}</style>
<p>x</p><iframe src="http://frame.example/"></iframe><object data="http://object.example/"></object><embed src="http://embed.example/">
<video src="http://video.example/" poster="http://poster.example/"></video><audio src="http://audio.example/"></audio>
<script src="http://script.example/"></script><input type="image" src="http://input.example/">
<svg><image href="http://svg.example/"/></svg><picture><source srcset="http://source.example/"><img></picture>`;

/** Mounts a page in a new frame as it is. */
export async function putUnsafePage(page: Page, html: string): Promise<void> {
  await page.evaluate(
    (srcdoc) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe');
        frame.addEventListener('load', () => resolve(), { once: true });
        frame.srcdoc = srcdoc;
        document.body.append(frame);
      }),
    html,
  );
}

/**
 * Opens a mail in a tab of its own, whose reader is given another page for the frame, as it is: the sanitiser is switched off, and so is
 * the policy that the frame's own page begins with. The frame in which mails are laid out stays as it is.
 * @param id under which the extension holds the mail
 */
export async function openUnsanitised({ scene: { browser } }: ShippedReader, id: string, html: string): Promise<Page> {
  const page = await browser.openExtensionPage('popup.html');
  await page.evaluate(
    (raw, hash) => {
      type Rules = { createHTML?: (page: string) => string };
      const { trustedTypes } = globalThis as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: Rules) => Rules };
      };
      const createPolicy = trustedTypes.createPolicy.bind(trustedTypes);
      // The reader, which creates it, is loaded once a mail is opened.
      trustedTypes.createPolicy = (name, rules) =>
        createPolicy(
          name,
          name === 'mail-frame' ? { createHTML: (own) => (own.includes('/lay-out.js') ? own : raw) } : rules,
        );
      location.hash = hash;
    },
    html,
    `#/message/${encodeURIComponent(id)}`,
  );
  return page;
}

/** Waits until the unsafe page stands in the page's frame, and says whether a script of it ran. */
export async function hasRun(page: Page): Promise<boolean> {
  const made = await waitFor('the unsafe page', () =>
    page.evaluate(() => document.querySelector('iframe')?.contentWindow?.length),
  );
  return made >= MADE;
}
