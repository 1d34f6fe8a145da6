import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildExtension } from '../../start/build-extension.ts';
import { copyForOld } from './copy-for-old.ts';
import { doMainJob } from './do-main-job.ts';
import { launchOld } from './launch-old.ts';

/**
 * `npm run oldest -- PROGRAM`: the main job in an old Chromium or Firefox. Where it is older than what Mayfly promises, the copy that it
 * gets asks for no newer one, and is given the little that such a browser is known to lack: what works there works in the promised one.
 */
const program = resolve(process.argv[2] ?? '');
const { stdout } = await promisify(execFile)(program, ['--version']);
const isFirefox = stdout.includes('Firefox');
console.log(stdout.trim());

await using closing = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'mayfly-oldest-'));
closing.defer(() => rm(folder, { recursive: true }));
const built = await buildExtension(isFirefox ? 'firefox' : 'chromium');
await copyForOld(built, folder, /\d+/.exec(stdout)?.[0] ?? '');
const browser = await launchOld(program, isFirefox, folder);
closing.defer(() => browser.close());
await doMainJob(browser, !isFirefox, (step) => console.log(`  ${step}`));
