import { parseArgs } from 'node:util';
import { startService } from '../service/service.ts';
import { type BrowserName, buildExtension } from './build-extension.ts';
import { callExtension } from './call-extension.ts';
import { openBrowser } from './open-browser.ts';
import { PICTURES, takeTour } from './tour.ts';

/**
 * `npm start [-- --firefox]`: a service and its sample site on this machine, and a browser with the extension in it, connected to
 * them, on the sign-up page. Without a display it goes on by itself, see `takeTour`. Ends with the browser, or at Ctrl-C.
 */
const { values } = parseArgs({ options: { firefox: { type: 'boolean', default: false } } });
const name: BrowserName = values.firefox ? 'firefox' : 'chromium';
const display = process.env.DISPLAY || undefined;

const startedAt = performance.now();
function say(step: string): void {
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${step}`);
}

const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort());

/** @param running takes whatever has to be ended afterwards */
async function run(running: AsyncDisposableStack): Promise<void> {
  const extensionDir = await buildExtension(name);
  say('The extension is built');

  const service = await startService({ sitePort: 0 });
  running.defer(() => service.stop());
  say(`The service listens at ${service.api}, its key is ${service.keys[0]}`);
  say(`The sample site is at ${service.site}`);

  const open = await openBrowser(name, extensionDir, display);
  running.defer(() => open.browser.close());
  open.browser.on('disconnected', () => stopped.abort());
  await callExtension(open.settings, 'connect', { baseUrl: service.api, key: service.keys[0] ?? '' });
  say('The extension is connected to the service');

  await open.tab.goto(service.site ?? '');
  if (display === undefined) {
    await takeTour(open, say);
    say(`There is no display, so this was the tour. Its pictures are in ${PICTURES}`);
    return;
  }
  await open.tab.bringToFront();
  say(
    'Right-click the email field and choose “Fill a new address”, then press “Send me a code”: the site sends a code.',
  );
  say('Mayfly’s button is behind the puzzle piece in the toolbar: pin it there, then click it and choose “Fill code”.');
  say('Ctrl-C ends everything.');
  await new Promise<void>((resolve) => stopped.signal.addEventListener('abort', () => resolve()));
}

const running = new AsyncDisposableStack();
try {
  await run(running);
} catch (error) {
  // What fails because everything is being ended is no failure.
  if (!stopped.signal.aborted) {
    console.error(error);
    process.exitCode = 1;
  }
} finally {
  await running.disposeAsync();
}
