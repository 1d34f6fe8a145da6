import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LIBRARIES } from './about.tsx';

const root = join(import.meta.dirname, '../..');

/** Names of the packages that the extension's code imports. */
function findPackages(): string[] {
  const files = globSync('{entrypoints,components,lib}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.|^lib\/packaging\//.test(file),
  );
  const imported = files.flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/^import type .*$/gm, '');
    return [...code.matchAll(/(?:^import [^;]*?|^} )from '([a-z][^']*)'|\bimport\('([a-z][^']*)'\)/gm)].map(
      ([, named, loaded]) => named ?? loaded ?? '',
    );
  });
  return [...new Set(imported.map((path) => path.split('/')[0] ?? ''))];
}

it('every library in the extension is named, with its licence', () => {
  const packages = [...findPackages(), 'webextension-polyfill'];
  expect(packages).toContain('preact');
  const named = LIBRARIES.map(({ name }) => name.toLowerCase());
  expect(named.toSorted()).toEqual(packages.toSorted());
  for (const { name, licence } of LIBRARIES) {
    const { license } = JSON.parse(
      readFileSync(join(root, 'node_modules', name.toLowerCase(), 'package.json'), 'utf8'),
    );
    expect(license).toContain(licence);
  }
});
