import type { Frame, Page } from 'puppeteer-core';
import { withChromium } from '../dom/kept-chromium.ts';
import { bundleForPage } from '../e2e/bundle-for-page.ts';
import type { CountingServer } from '../safety/counting-server.ts';

export type PageToClassify = {
  name: string;
  /** The page as served; nothing that it refers to is loaded. */
  html: string;
  /** Whether its own inline scripts run; saved pages of strangers do not get to. */
  runsScripts: boolean;
};

type ClassifiedField = {
  /** The value of the attribute by which the field was looked up. */
  key: string;
  /** What `classifyField` said, `none` for undefined. */
  kind: string;
  /** The field's own tag, to read in a failure. */
  what: string;
};

export type ClassifiedPage = {
  name: string;
  fields: ClassifiedField[];
  /** Median time of one round over all fields of the page, in microseconds, after the page has changed; 0 where none is timed. */
  us: number;
};

const HOST = 'pages.localhost';

/** Nothing is fetched, whatever a page asks for. */
const NO_LOADS = "default-src 'none'; style-src 'unsafe-inline'";

/** The classifier as one script that leaves `classifier.classifyField` behind; minified as it is shipped. */
export const bundleClassifier = () =>
  bundleForPage(new URL('../../lib/page/fields/classify-field.ts', import.meta.url), 'classifier');

/**
 * Opens each page in real Chromium and asks `classifyField` about every text control that carries `attribute`, frames and open shadow roots included.
 * @param timedRounds how often it is asked about all of a page again, to measure the time
 */
export async function classifyInChromium(
  pages: PageToClassify[],
  attribute: string,
  timedRounds = 0,
): Promise<ClassifiedPage[]> {
  const script = `${await bundleClassifier()};(${classifyAll.toString()})(classifier.classifyField, ${JSON.stringify(attribute)}, ${timedRounds})`;
  const found = await evaluateInChromium<Omit<ClassifiedPage, 'name'>>(pages, script);
  return pages.map(({ name }, index) => ({
    name,
    fields: (found[index] ?? []).flatMap(({ fields }) => fields),
    us: (found[index] ?? []).reduce((sum, { us }) => sum + us, 0),
  }));
}

export type Evaluate = <T>(pages: PageToClassify[], script: string) => Promise<T[][]>;

/** Evaluates in the kept Chromium, see `evaluateIn`. */
export const evaluateInChromium: Evaluate = (pages, script) =>
  withChromium(({ page, server }) => evaluateIn(page, server, pages, script));

/** What a script returns in each page, and in each frame that the page holds itself. */
export async function evaluateIn<T>(
  tab: Page,
  server: CountingServer,
  pages: PageToClassify[],
  script: string,
): Promise<T[][]> {
  const results: T[][] = [];
  for (const runsScripts of [true, false]) {
    const ofThese = [...pages.entries()].filter(([, page]) => page.runsScripts === runsScripts);
    if (ofThese.length > 0) await openEmptyPage(tab, server, runsScripts);
    for (const [index, { html }] of ofThese) {
      const frames = await drawPage(tab, html);
      results[index] = await Promise.all(frames.map((frame) => frame.evaluate(script) as Promise<T>));
    }
  }
  return results;
}

/** Opens a page that other pages can be drawn into. It is isolated from other origins, for a clock that is exact to 5 µs; any other is to 100. */
async function openEmptyPage(tab: Page, server: CountingServer, runsScripts = false): Promise<void> {
  const headers = {
    'content-security-policy': runsScripts ? `${NO_LOADS}; script-src 'unsafe-inline'` : NO_LOADS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  };
  const content = '<!doctype html><link rel="icon" href="data:,"><body style="margin: 0">';
  server.serve(HOST, (path) => (path === '/' ? { type: 'text/html; charset=utf-8', content, headers } : undefined));
  await tab.goto(`http://${HOST}/`);
}

/**
 * Draws a page into a frame as large as the window, in place of the last one. The frame has globals of its own, and costs a fraction of what
 * the browser needs to open a page.
 * @returns the frame, and those that the page holds itself
 */
async function drawPage(tab: Page, html: string): Promise<Frame[]> {
  await tab.evaluate(async (content) => {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'display: block; inline-size: 100vw; block-size: 100vh; border: 0';
    document.body.replaceChildren(frame);
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    frame.contentDocument?.open();
    frame.contentDocument?.write(content);
    frame.contentDocument?.close();
    await loaded;
  }, html);
  const drawn = tab.mainFrame().childFrames();
  return drawn.flatMap((frame) => [frame, ...frame.childFrames().filter((inner) => inner.url() === 'about:srcdoc')]);
}

/** Runs in the page, as text: it may use nothing from this file. */
async function classifyAll(
  classifyField: (field: HTMLElement) => string | undefined,
  attribute: string,
  timedRounds: number,
) {
  const NOT_TEXT = 'hidden checkbox radio submit button image file reset range color'.split(' ');
  const within = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
      ...(element.hasAttribute(attribute) && isTextControl(element) ? [element] : []),
      ...(element.shadowRoot ? within(element.shadowRoot) : []),
    ]);
  const isTextControl = (element: HTMLElement) =>
    element.matches('textarea, [contenteditable]') ||
    (element.localName === 'input' && !NOT_TEXT.includes((element as HTMLInputElement).type));

  const controls = within(document);
  const fields = controls.map((control) => ({
    key: control.getAttribute(attribute) ?? '',
    kind: classifyField(control) ?? 'none',
    what: control.outerHTML.replace(/>[\s\S]*/, '>').slice(0, 200),
  }));
  const rounds: number[] = [];
  for (let round = 0; round < timedRounds; round++) {
    await undefined;
    document.body?.append(''); // as on a page that lives: what the browser and we remembered of the last round is stale
    const startedAt = performance.now();
    for (const control of controls) classifyField(control);
    rounds.push((performance.now() - startedAt) * 1000);
  }
  return { fields, us: rounds.sort((a, b) => a - b)[timedRounds >> 1] ?? 0 };
}
