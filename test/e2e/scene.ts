import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type Service, type ServiceOptions, startService } from '../service/service.ts';
import { clickButton, fillIn, findButton } from './by-name.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { DEFAULT_HOST } from './front.ts';
import { type Launch, lendBrowser } from './kept-browsers.ts';

/** A service with its sample site, and a browser with the built extension. */
export type Scene<Browser extends ExtensionBrowser> = {
  service: Service;
  browser: Browser;
  /** The sample site. */
  site: string;
  key: string;
  /** Connects by hand, on the page that opens at install, and allows what the browser asks. */
  connect(): Promise<Page>;
  /** Connects to the default service, which is this one: that takes the key alone, as the browser has nothing to ask. */
  enterKey(): Promise<Page>;
  /** Sends a mail over SMTP. */
  sendMail(mail: SendMailOptions): Promise<void>;
  /** Asks the service itself. @param path such as `/v1/domains` */
  ask(path: string): Promise<Response>;
  /** What was asked of other hosts than the service and its site, as `CountingServer.requests`. */
  strangers: string[];
  /** How often the extension has asked for a route, such as `POST /v1/emails`. */
  countRequests(route: string): number;
};

const KEY = 'mayfly_e2e';

/**
 * Sets up a scene for the tests of one `describe`, and takes it down after them. A test that fails says
 * what the service was asked for and what was notified of; one that leaves an error in any of the extension's consoles fails,
 * and so does one during which a stranger was asked for anything, unless it takes the request out of `strangers`.
 * @param options of the service; its keys are besides the one that `connect` enters
 * @returns how the tests get at it
 */
export function useScene<Browser extends ExtensionBrowser>(
  launch: Launch<Browser>,
  options: ServiceOptions = {},
): () => Scene<Browser> {
  const closing = new AsyncDisposableStack();
  let scene: Scene<Browser> | undefined;
  const getScene = () => {
    if (!scene) throw new Error('The scene is not set up yet');
    return scene;
  };

  beforeAll(async () => {
    scene = await openScene(launch, closing, options);
  });

  afterEach(async ({ task }) => {
    const { browser, service, strangers } = getScene();
    const errors = await browser.readErrors();
    if (task.result?.state === 'fail' || errors.length > 0) {
      console.log('What the service was asked for:', service.requestCounts());
      console.log('What was notified of:', await browser.readCreatedNotifications());
    }
    expect(errors).toEqual([]);
    expect(strangers.splice(0), 'asked of strangers').toEqual([]);
  });

  afterAll(() => closing.disposeAsync());

  return getScene;
}

/** Sets up a scene. The browser may be that of an earlier scene, with the extension installed anew. @param closing takes it down again */
export async function openScene<Browser extends ExtensionBrowser>(
  launch: Launch<Browser>,
  closing: AsyncDisposableStack,
  options: ServiceOptions = {},
): Promise<Scene<Browser>> {
  const service = await startService({
    sitePort: 0,
    ...options,
    keys: [KEY, ...(options.keys ?? [])],
    allowedHosts: [DEFAULT_HOST, ...(options.allowedHosts ?? [])],
  });
  closing.defer(() => service.stop());
  const { browser, front, strangers } = await lendBrowser(launch, closing);
  front.leadTo(service.api);
  return createScene(service, browser, strangers.requests);
}

function createScene<Browser extends ExtensionBrowser>(
  service: Service,
  browser: Browser,
  strangers: string[],
): Scene<Browser> {
  const [host, port] = service.smtp.split(':');
  const transport = createTransport({ host, port: Number(port), ignoreTLS: true });
  return {
    service,
    browser,
    site: service.site ?? '',
    key: KEY,
    strangers,
    async connect() {
      const options = await browser.findExtensionPage('options.html');
      await fillIn(options, 'Service URL', service.api);
      await fillIn(options, 'API key', KEY);
      await browser.answerPrompt(options, true, () => clickButton(options, 'Connect'));
      await clickButton(options, 'Skip');
      await clickButton(options, 'Settings');
      await findButton(options, 'Disconnect');
      return options;
    },
    async enterKey() {
      const options = await browser.findExtensionPage('options.html');
      await options.bringToFront();
      await fillIn(options, 'API key', KEY);
      const connect = () => clickButton(options, 'Connect');
      await (browser.asksForData ? browser.answerPrompt(options, true, connect) : connect());
      await clickButton(options, 'Skip');
      await clickButton(options, 'Settings');
      await findButton(options, 'Disconnect');
      return options;
    },
    async sendMail(mail) {
      await transport.sendMail(mail);
    },
    ask: (path) => fetch(`${service.api}${path}`, { headers: { 'X-API-Key': KEY } }),
    countRequests: (route) => service.requestCounts()[KEY]?.[route] ?? 0,
  };
}
