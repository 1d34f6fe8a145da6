import { type CountingServer, startCountingServer } from '../safety/counting-server.ts';
import type { ExtensionBrowser } from './extension-browser.ts';
import { type Front, startFront } from './front.ts';
import type { Surroundings } from './start-chromium.ts';

/** Starts a browser. */
export type Launch<Browser> = (
  extensionDir?: string,
  surroundings?: Pick<Surroundings, 'front' | 'strangers'>,
) => Promise<Browser>;

type Lent<Browser> = {
  browser: Browser;
  front: Front;
  /** Records what is asked of any host that is neither on this machine nor the default service. */
  strangers: CountingServer;
};

/** The browsers that can be renewed and that no scene uses, by what started them. They end with the worker of the test runner. */
const kept = new Map<unknown, Lent<ExtensionBrowser>>();

async function start<Browser extends ExtensionBrowser>(launch: Launch<Browser>): Promise<Lent<Browser>> {
  const [front, strangers] = await Promise.all([startFront(), startCountingServer()]);
  return { browser: await launch(undefined, { front: front.port, strangers: strangers.port }), front, strangers };
}

async function stop({ browser, front, strangers }: Lent<ExtensionBrowser>): Promise<void> {
  await browser.stop();
  await Promise.all([front.stop(), strangers.close()]);
}

/** @returns undefined if the browser does not answer, as after a test that failed */
async function renew<Browser extends ExtensionBrowser>(lent: Lent<Browser> | undefined): Promise<typeof lent> {
  try {
    await lent?.browser.renew?.();
    lent?.strangers.requests.splice(0);
    return lent;
  } catch (error) {
    console.warn('A browser is started anew:', error);
    if (lent) await stop(lent);
    return undefined;
  }
}

/**
 * A browser with the extension just installed, and the servers that stand for its default service and for all others. A start of Firefox takes ten seconds of
 * processor time, so within the test runner it is renewed instead, if an earlier scene has left one that `launch` started.
 * @param closing takes the browser back
 */
export async function lendBrowser<Browser extends ExtensionBrowser>(
  launch: Launch<Browser>,
  closing: AsyncDisposableStack,
): Promise<Lent<Browser>> {
  const earlier = kept.get(launch) as Lent<Browser> | undefined;
  kept.delete(launch);
  const lent = (await renew(earlier)) ?? (await start(launch));
  closing.defer(async () => {
    if (process.env.VITEST && lent.browser.renew) kept.set(launch, lent);
    else await stop(lent);
  });
  return lent;
}
