import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type BrowserName = 'chromium' | 'firefox';

/**
 * Builds the shipped extension plus access to this machine, apart from the shipped build.
 * @returns its folder
 */
export async function buildExtension(browser: BrowserName): Promise<string> {
  const target = browser === 'firefox' ? 'firefox' : 'chrome';
  await run('wxt', ['build', '--mode', 'loopback', '--browser', target]);
  return `.output/${target}-mv3-loopback`;
}
