import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { findPackage, writeNotices } from './third-party-notices.ts';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** @returns its folder */
function pack(name: string, license: string | undefined, licences: Record<string, string>): string {
  const folder = `node_modules/${name}`;
  const repository = { url: `git+https://x.example/${name}.git` };
  write(`${folder}/package.json`, JSON.stringify({ name, version: '1.2.3', license, repository }));
  for (const [file, text] of Object.entries(licences)) write(`${folder}/${file}`, text);
  return join(root, folder);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mayfly-notices-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  write('LICENSE', 'Ours\n');
});

it.each([
  ['file', 'MIT', {}],
  ['name', undefined, { LICENSE: 'One' }],
])('ships no package without a %s of its licence', (_, license, licences) => {
  const packages = [pack('one', license, licences)];
  expect(() => writeNotices(root, root, packages)).toThrow('one does not state its licence');
});

it.each([
  ['/p/node_modules/idb/build/index.js', '/p/node_modules/idb'],
  ['/p/node_modules/@a/b/index.js?x', '/p/node_modules/@a/b'],
  ['/p/node_modules/a/node_modules/b/index.js', '/p/node_modules/a/node_modules/b'],
  ['/p/lib/a.ts', undefined],
])('%s is of %s', (module, folder) => {
  expect(findPackage(module)).toBe(folder);
});
