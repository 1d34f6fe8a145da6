import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * In a new profile Firefox compiles its own scripts anew, which is half of its start. What it made of them is kept from one start to the
 * next, and nothing else is; Firefox itself does without where it is another version's.
 */
const COMPILED = ['startupCache', 'compatibility.ini'];

const CACHE = join(import.meta.dirname, '../../node_modules/.cache');
const KEPT_IN = join(CACHE, 'firefox');

/** @returns the folder of a profile that is new but for that */
export async function createProfile(): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'mayfly-firefox-'));
  // Nothing is kept before the first start.
  await cp(KEPT_IN, profile, { recursive: true }).catch(() => {});
  return profile;
}

/** Removes the profile of a Firefox that has ended. */
export async function removeProfile(profile: string): Promise<void> {
  const version = await readVersion(profile);
  if (version !== undefined && version !== (await readVersion(KEPT_IN))) await keepCompiled(profile);
  await rm(profile, { recursive: true });
}

/** @returns undefined where no Firefox has been to its end */
const readVersion = (folder: string) => readFile(join(folder, 'compatibility.ini'), 'utf8').catch(() => undefined);

async function keepCompiled(profile: string): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const kept = await mkdtemp(`${KEPT_IN}-`);
  for (const part of COMPILED) await cp(join(profile, part), join(kept, part), { recursive: true });
  await rm(KEPT_IN, { recursive: true, force: true });
  // Another test was quicker, and has stored the same.
  await rename(kept, KEPT_IN).catch(() => rm(kept, { recursive: true }));
}
