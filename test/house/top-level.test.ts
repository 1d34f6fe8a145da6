import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** What may stand at the top: the house's folders, its papers, and the configurations that tools look for there. */
const ALLOWED = [
  'components',
  'entrypoints',
  'lib',
  'public',
  'test',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'biome.json',
  'knip.jsonc',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'wxt.config.ts',
];

it('nothing else stands at the top', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const names = new Set(files.map((file) => file.split('/')[0] ?? ''));
  expect([...names].filter((name) => !name.startsWith('.') && !ALLOWED.includes(name))).toEqual([]);
});
