import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Frame, launch } from 'puppeteer-core';
import { build, type Rolldown } from 'vite';

/**
 * @property html the page as served; nothing that it refers to is loaded
 * @property runsScripts whether its own inline scripts run; saved pages of strangers do not get to
 */
export type PageToClassify = { name: string; html: string; runsScripts: boolean };

/**
 * @property key the value of the attribute by which the field was looked up
 * @property kind what `classifyField` said, `none` for undefined
 * @property what the field's own tag, to read in a failure
 */
type ClassifiedField = { key: string; kind: string; what: string };

/** @property us median time of one round over all fields of the page, in microseconds, after the page has changed; 0 where none is timed */
export type ClassifiedPage = { name: string; fields: ClassifiedField[]; us: number };

const ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Nothing is fetched, whatever a page asks for. */
const NO_LOADS = "default-src 'none'; style-src 'unsafe-inline'";

/** The classifier as one script that leaves `classifier.classifyField` behind; minified as it is shipped. */
export async function bundleClassifier(): Promise<string> {
  const entry = new URL('../../lib/page/fields/classify-field.ts', import.meta.url).pathname;
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      lib: { entry, formats: ['iife'], name: 'classifier' },
      rolldownOptions: { output: { generatedCode: { symbols: false } } },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0].code;
  if (!code) throw new Error('The classifier was not bundled');
  return code;
}

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
  const found = await evaluateInChromium<Omit<ClassifiedPage, 'name'>>(pages, script, timedRounds > 0);
  return pages.map(({ name }, index) => ({
    name,
    fields: (found[index] ?? []).flatMap(({ fields }) => fields),
    us: (found[index] ?? []).reduce((sum, { us }) => sum + us, 0),
  }));
}

/**
 * What a script says in each page, and in each frame that the page holds itself.
 * @param hasExactClock whether each page is isolated from other origins, in a process of its own. Its clock is exact to 5 µs then; any other to
 * 100, which is more than a small page takes
 */
export async function evaluateInChromium<T>(
  pages: PageToClassify[],
  script: string,
  hasExactClock = false,
): Promise<T[][]> {
  const server = createServer((request, response) => {
    const page = pages[Number(request.url?.slice(1))];
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader(
      'content-security-policy',
      page?.runsScripts ? `${NO_LOADS}; script-src 'unsafe-inline'` : NO_LOADS,
    );
    if (hasExactClock) {
      response.setHeader('cross-origin-opener-policy', 'same-origin');
      response.setHeader('cross-origin-embedder-policy', 'require-corp');
    }
    response.end(page?.html ?? '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await launch({ executablePath: '/usr/bin/chromium', pipe: true, args: ARGS });
  try {
    const tab = await browser.newPage();
    const said: T[][] = [];
    for (const index of pages.keys()) {
      await tab.goto(`http://127.0.0.1:${port}/${index}`, { waitUntil: 'domcontentloaded' });
      const frames = tab.frames().filter((frame) => frame === tab.mainFrame() || frame.url() === 'about:srcdoc');
      said.push(await Promise.all(frames.map((frame: Frame) => frame.evaluate(script) as Promise<T>)));
    }
    return said;
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
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
