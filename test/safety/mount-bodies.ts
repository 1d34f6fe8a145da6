import { type BodyOptions, buildBodyDocument } from '../../lib/email/html/body-document.ts';
import { type LayOut, layOutApart, layOutHere } from '../../lib/email/html/lay-out-unseen.ts';
import type { BodyLink } from '../../lib/email/html/links/mark-links.ts';
import { findSeenImages } from '../../lib/email/html/seen-images.ts';
import { parseSource } from '../../lib/email/parse/parse-source.ts';
import { type Messages, setMessages } from '../../lib/i18n/language-in-use.ts';
import { FIRST_FRAME } from './first-frame.ts';

/** Defined by the build: these pages run outside the extension. */
declare const ENGLISH: Messages;

setMessages(ENGLISH);

addEventListener('DOMContentLoaded', () => {
  const first = document.createElement('iframe');
  first.hidden = true;
  first.setAttribute('sandbox', '');
  first.src = FIRST_FRAME;
  document.documentElement.append(first);
});

/**
 * `shipped`: sandbox and policy as in the reader. `sanitised`: what the sanitiser let through, with neither, and with a
 * probe that touches everything and reports what runs: Firefox preloads images before it reads the policy. `open`: the mail untouched, with the probe and nothing else, to show that the probe sees.
 */
export type Isolation = 'shipped' | 'sanitised' | 'open';

/** `shown`: the images that can be seen, as when somebody presses the button. */
export type MountOptions = Omit<BodyOptions, 'remote'> & { remote: 'blocked' | 'shown' };

export interface Mounted {
  /** What ran, as `alert`, `click` and so on; `late` for a mail that was not mounted and touched in time. */
  executed: string[];
  srcdoc: string;
  blocked: { images: number; trackers: number; others: number; hosts: string[] };
  links: BodyLink[];
}

const SHIPPED_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox';
const OPEN_SANDBOX = `${SHIPPED_SANDBOX} allow-scripts allow-forms allow-modals allow-top-navigation`;

/** Every name that payloads call, and every event that reading a mail can raise. */
function probe(): void {
  // Enough for a mail of thousands of equal elements.
  const MOST_TOUCHED = 500;
  const report = (what: string) => parent.postMessage({ executed: what }, '*');
  for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'xss', 'fetch', 'eval'] as const) {
    Object.defineProperty(window, name, { value: () => report(name), writable: false });
  }
  addEventListener('submit', (event) => {
    event.preventDefault();
    report('submit');
  });
  addEventListener('load', () => {
    for (const element of [...document.querySelectorAll<HTMLElement>('body, body *')].slice(0, MOST_TOUCHED)) {
      for (const type of [
        'mouseover',
        'mouseenter',
        'pointerdown',
        'focus',
        'focusin',
        'keydown',
        'toggle',
        'animationend',
        'wheel',
      ]) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
      element.focus?.();
      const isLink = /^(https?:|mailto:)/.test(element.getAttribute('href') ?? '');
      if (!isLink) element.click?.();
    }
    parent.postMessage({ touched: true }, '*');
  });
}

/** A mail takes some ten milliseconds; many at a time, on a busy machine, a few seconds. */
const MOUNTED_WITHIN_MS = 20_000;

/** Ends with the frames that it listens to: thousands of listeners make the page slow. */
let listening = new AbortController();

function clear(): void {
  listening.abort(new Error('Other mails were mounted before all of these had loaded'));
  listening = new AbortController();
  document.body.replaceChildren();
}

/** Mounts each mail in a frame of its own, and waits until all have loaded and were touched, or should have been. */
export async function mountBodies(mails: string[], options: MountOptions, isolation: Isolation): Promise<Mounted[]> {
  clear();
  return Promise.all(mails.map((html) => mountBody(html, options, isolation)));
}

/** The names of the sender, of the recipients and of the files, as the reader shows them. @param source one character per byte */
export function readNames(source: string): (string | undefined)[] {
  const { from, to, cc, parts } = parseSource(source);
  return [...[from, ...to, ...cc].map((sender) => sender?.name), ...parts.map(({ name }) => name)];
}

/** What the reader would mount, and nothing else. */
export function buildBodies(mails: string[]): string[] {
  return mails.map((html) => buildBodyDocument(html, { remote: 'blocked', theme: 'light' }).srcdoc);
}

/** How long each mail takes from its HTML to the screen, laid out as the reader does it, one after the other. @returns milliseconds */
export async function timeBodies(mails: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const mail of mails) {
    const startedAt = performance.now();
    const [srcdoc = ''] = buildBodies([mail]);
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-same-origin');
    frame.setAttribute('style', 'width:380px;height:500px');
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.srcdoc = srcdoc;
    document.body.replaceChildren(frame);
    await loaded;
    frame.contentDocument?.body.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Mounts pages that a reader has made, without policy or sandbox and with the probe. @returns what ran in each */
export async function mountPages(pages: string[]): Promise<string[][]> {
  clear();
  return Promise.all(pages.map((page) => mountPage(page, 'sanitised')));
}

/** As the builds for Chromium do, and those for others. A layout that takes for ever ends the test, not the night. */
const layOut: LayOut = (srcdoc, look) => {
  const layOutAsBuilt = 'credentialless' in HTMLIFrameElement.prototype ? layOutApart : layOutHere;
  return layOutAsBuilt(srcdoc, look, AbortSignal.any([listening.signal, AbortSignal.timeout(MOUNTED_WITHIN_MS)]));
};

async function mountBody(html: string, options: MountOptions, isolation: Isolation): Promise<Mounted> {
  const findSeen = () => findSeenImages(html, options, layOut).catch(() => undefined);
  const seen = options.remote === 'shown' ? await findSeen() : [];
  const remote = options.remote === 'shown' ? { seen: seen ?? [] } : options.remote;
  const { srcdoc, blocked, links } = buildBodyDocument(html, { ...options, remote });
  const executed = await mountPage(isolation === 'open' ? withBody(srcdoc, html) : srcdoc, isolation);
  return { executed: seen ? executed : ['late', ...executed], srcdoc, blocked, links };
}

async function mountPage(page: string, isolation: Isolation): Promise<string[]> {
  const isProbed = isolation !== 'shipped';
  const frame = document.createElement('iframe');
  const executed: string[] = [];
  const { signal } = listening;
  frame.setAttribute('sandbox', isProbed ? OPEN_SANDBOX : SHIPPED_SANDBOX);
  frame.srcdoc = isProbed ? withProbe(page) : page;
  const mounted = new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    const late = setTimeout(() => {
      executed.push('late');
      resolve();
    }, MOUNTED_WITHIN_MS);
    const end = () => {
      clearTimeout(late);
      resolve();
    };
    const take = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow) return;
      if (data.executed) executed.push(data.executed);
      if (data.touched) end();
    };
    addEventListener('message', take, { signal });
    if (!isProbed) frame.addEventListener('load', end, { once: true });
  });
  document.body.append(frame);
  await mounted;
  return executed;
}

function withProbe(page: string): string {
  return page.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, () => `<script>(${probe})()</script>`);
}

function withBody(srcdoc: string, html: string): string {
  return srcdoc.replace(/<body[\s\S]*$/, () => html);
}
