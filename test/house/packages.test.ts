import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Locked = { integrity?: string; hasInstallScript?: boolean; optional?: boolean; os?: string; cpu?: string };

const root = join(import.meta.dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const locked = Object.entries(readJson('package-lock.json').packages as Record<string, Locked>).filter(
  ([path]) => path,
);

it('no package runs anything when it is installed, so that the build is the same with and without', () => {
  expect(locked.length).toBeGreaterThan(100);
  expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(readJson('package.json')).not.toHaveProperty('allowScripts');
});

it('every package is the one that was locked, bit for bit', () => {
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

it.each([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
])('so is the Node that the scripts run on, for %s on %s', (os, cpu) => {
  const nodes = locked.filter(([path, one]) => /^node_modules\/node-/.test(path) && one.os === os && one.cpu === cpu);
  expect(nodes).toHaveLength(1);
});
