import type { Browser, Extension } from 'puppeteer-core';
import { waitFor } from './wait-for.ts';

/** Kills the service worker, as the browser does after 30 idle seconds; returns once it is dead, though another may live by then. */
export async function killWorker(browser: Browser, extension: Extension): Promise<void> {
  const killed = await findWorkerIds(browser, extension);
  await waitFor('the worker to die', async () => {
    const isAlive = (await findWorkerIds(browser, extension)).some((id) => killed.includes(id));
    // One that is only just starting may not hear it the first time; and what a dead one was about to hear may call a new one.
    if (isAlive) await Promise.all((await extension.workers()).map((worker) => worker.close().catch(() => {})));
    return !isAlive;
  });
}

/** The living ones, by the browser's own list: the driver's keeps for ever what died in the moment of being noticed. */
async function findWorkerIds(browser: Browser, { id }: Extension): Promise<string[]> {
  const session = await browser.target().createCDPSession();
  try {
    const { targetInfos } = await session.send('Target.getTargets');
    return targetInfos
      .filter(({ type, url }) => type === 'service_worker' && url.startsWith(`chrome-extension://${id}/`))
      .map(({ targetId }) => targetId);
  } finally {
    await session.detach();
  }
}
