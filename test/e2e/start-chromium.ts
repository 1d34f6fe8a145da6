import { resolve } from 'node:path';
import puppeteer, { type Browser, type Extension } from 'puppeteer-core';
import { findProgram } from '../find-program.mjs';
import { SCREEN } from './display.ts';
import { DEFAULT_HOST } from './front.ts';
import { waitFor } from './wait-for.ts';

/** Where a browser runs. */
export type Surroundings = {
  /** Such as `:0`. Absent: without a screen. */
  display?: string;
  /** Everything that it saves ends here. Absent: where it usually does. */
  downloads?: string;
  /** Port of a server on this machine that every name leads to, as if it were the whole internet. Absent: the real one. */
  internet?: number | undefined;
  /** Port of the server that stands for the default service. Absent: nothing does. */
  front?: number | undefined;
  /** Port of a server that all names lead to but those of this machine, of the default service, and `names`. Absent: nothing records them. */
  strangers?: number | undefined;
  /** Names that lead to this machine, whatever the port, such as `*.me.uk`; Firefox knows no `*`. */
  names?: readonly string[] | undefined;
  /** Settings of Firefox, besides those that every test has. */
  preferences?: Record<string, string | number | boolean> | undefined;
};

/**
 * As users have it: a sandboxed frame, such as a mail's, is in a process of its own. Puppeteer switches that off, unless it is asked for.
 * @see https://github.com/puppeteer/puppeteer/issues/10715
 */
const SANDBOXED_FRAMES_ISOLATED = '--enable-features=IsolateSandboxedIframes';

export const CHROMIUM_FLAGS = [
  SANDBOXED_FRAMES_ISOLATED,
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  // For each tab that is shown, connections to the search engine.
  '--disable-features=PreconnectToSearch',
  // It would be looked for, and emulated, in a process of its own.
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  `--window-size=${SCREEN.width},${SCREEN.height}`,
  '--window-position=0,0',
];

/** Starts Chromium, with an empty profile and one unpacked extension in it. @param extensionDir the built extension */
export async function startChromium(
  extensionDir: string,
  { display, downloads, front, strangers, internet, names = [] }: Surroundings,
): Promise<{ browser: Browser; extension: Extension; origin: string }> {
  const rules = internet === undefined ? names.map((name) => `MAP ${name} 127.0.0.1`) : [`MAP * 127.0.0.1:${internet}`];
  if (strangers !== undefined) rules.push('EXCLUDE 127.0.0.1', 'EXCLUDE localhost', `MAP * 127.0.0.1:${strangers}`);
  if (front !== undefined) rules.unshift(`MAP ${DEFAULT_HOST} 127.0.0.1:${front}`);
  // Those servers sign their own certificates.
  const flags = [
    ...CHROMIUM_FLAGS,
    '--lang=en-US',
    `--host-resolver-rules=${rules.join(',')}`,
    '--ignore-certificate-errors',
  ];
  const browser = await puppeteer.launch({
    executablePath: findProgram('chromium'),
    headless: display === undefined,
    pipe: true,
    defaultViewport: null,
    enableExtensions: [resolve(extensionDir)],
    ...(downloads !== undefined && { downloadBehavior: { policy: 'allow', downloadPath: downloads } }),
    // In a locale without Unicode, names of files that are not ASCII can't be saved.
    env: { ...process.env, LC_ALL: 'C.UTF-8', ...(display !== undefined && { DISPLAY: display }) },
    // Its sandbox refuses to work for root, as whom machines for tests run everything.
    args: process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags,
    // The caller ends it, on these signals too.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  const extension = await waitFor('the extension', async () => [...(await browser.extensions()).values()][0]);
  return { browser, extension, origin: `chrome-extension://${extension.id}` };
}
