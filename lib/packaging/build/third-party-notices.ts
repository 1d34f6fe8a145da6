import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file to which the settings page links. */
const NOTICES = 'licences.txt';

/** Notices for third-party content that the licence files of packages do not mention. */
const INSIDE: Record<string, string> = {
  tldts: `It contains the Public Suffix List, (c) Mozilla and its contributors, under the Mozilla Public License 2.0,
https://mozilla.org/MPL/2.0/; source: https://github.com/publicsuffix/list`,
};

/** Packages without a licence file, each with a package of the same repository that has it. */
const SIBLING: Record<string, string> = { wxt: '@wxt-dev/webextension-polyfill' };

const bundled = new Set<string>();

/** @param module the bundler's ID of a module @returns the folder of its package; undefined for a module of our own */
export function findPackage(module: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module)?.[0];
}

export function noteBundled(): Plugin {
  return {
    name: 'note-bundled',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'asset') continue;
        for (const folder of chunk.moduleIds.map(findPackage)) if (folder !== undefined) bundled.add(folder);
      }
    },
  };
}

function readPackage(folder: string): { name: string; version: string; license?: string; source: string } {
  const { name, version, license, repository } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const url: string = repository?.url ?? repository ?? '';
  return { name, version, license, source: url.replace(/^[^/]*:\/\/(?:git@)?/, 'https://').replace(/\.git$/, '') };
}

function readLicences(folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  return files
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n');
}

function describe(folder: string, root: string): string {
  const { name, version, license, source } = readPackage(folder);
  const sibling = SIBLING[name] && join(root, 'node_modules', SIBLING[name]);
  const licences = readLicences(folder) || (sibling && readPackage(sibling).source === source && readLicences(sibling));
  if (!license || !licences) throw new Error(`${name} does not state its licence`);
  return [
    `${name} ${version}, ${license}${source && `; source: ${source}`}`,
    ...(INSIDE[name] ? [INSIDE[name]] : []),
    licences,
  ].join('\n\n');
}

/**
 * Writes the notices that the licences of bundled packages require into the built extension.
 * @param folder of the built extension
 * @param root of the project
 * @param packages the folders of the bundled packages
 * @throws if a package does not state its licence, so that it can't be shipped
 */
export function writeNotices(folder: string, root: string, packages: Iterable<string> = bundled): void {
  const own = `Mayfly\n\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}\n\nIt is built with the following.`;
  const notices = [...packages].map((one) => describe(one, root)).toSorted();
  writeFileSync(join(folder, NOTICES), `${[own, ...notices].join(`\n\n\n${'-'.repeat(72)}\n\n`)}\n`);
}
