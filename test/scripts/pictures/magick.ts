import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs ImageMagick's `convert`. @throws when it is missing, with what to install */
export async function convert(...args: string[]): Promise<void> {
  await run('convert', args).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('ImageMagick is missing: apt-get install imagemagick') : error;
  });
}
