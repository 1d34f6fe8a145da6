import { launchChromium } from '../e2e/chromium.ts';
import type { ExtensionBrowser } from '../e2e/extension-browser.ts';
import { fillPage } from '../e2e/fill/fill-page.ts';
import { launchFirefox } from '../e2e/firefox.ts';
import { readAddresses } from '../e2e/read-addresses.ts';
import { openScene } from '../e2e/scene.ts';
import { readPages } from '../pages/read-pages.ts';
import { servePages } from '../pages/serve-pages.ts';
import { buildShipped } from './build-shipped.ts';
import type { Row } from './row.ts';

/** Every page of the corpus, filled by the shortcut and by the popup in turn, sent, and looked at where it arrives; in both browsers. */
export async function bench(): Promise<Row[]> {
  buildShipped();
  return [...(await fillAll('Chromium', launchChromium)), ...(await fillAll('Firefox', launchFirefox))];
}

async function fillAll(name: string, launch: () => Promise<ExtensionBrowser>): Promise<Row[]> {
  await using closing = new AsyncDisposableStack();
  const server = await servePages();
  closing.defer(() => server.stop());
  const scene = await openScene(launch, closing, { rateLimit: { limit: 1_000_000, periodSeconds: 3600 } });
  const options = await scene.connect();
  const pages = (await readPages()).map((page) => page.name);
  const tab = await scene.browser.openPage(server.urlOf(pages[0] ?? ''));

  const emails: string[] = [];
  let right = 0;
  for (const [at, page] of pages.entries()) {
    const way = at % 2 === 0 ? 'shortcut' : 'popup';
    const { email, wrong } = await fillPage(scene.browser, tab, server, page, way).catch((error: unknown) => ({
      email: undefined,
      wrong: [String(error)],
    }));
    if (email !== undefined) emails.push(email);
    if (wrong.length === 0) right++;
    else console.log(`    ${page}, by ${way}: ${wrong.join('; ')}`);
  }
  const stored = await readAddresses(options);
  return [
    { name: `${name}: pages`, value: pages.length },
    { name: `${name}: pages that were filled, or asked for nothing`, value: right, goal: { atLeast: pages.length } },
    { name: `${name}: fills`, value: emails.length },
    {
      name: `${name}: requests for addresses`,
      value: scene.countRequests('POST /v1/emails'),
      goal: { atMost: emails.length },
    },
    {
      name: `${name}: addresses not in the mailbox`,
      value: emails.filter((email) => !stored.includes(email)).length,
      goal: { atMost: 0 },
    },
  ];
}
