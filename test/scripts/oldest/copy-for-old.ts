import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyWithStart } from '../../e2e/hide-browser.ts';

/** What older browsers than the promised ones lack, by MDN's data: Chromium has it since 126. */
const LACKING = 'URL.parse ??= (url, base) => { try { return new URL(url, base); } catch { return null; } };\n';

/**
 * Copies a built extension so that a browser takes it that is older than the manifest promises. It may enter all pages: nobody is there
 * to answer a prompt.
 * @param version the browser's major version
 */
export async function copyForOld(source: string, target: string, version: string): Promise<void> {
  await copyWithStart(source, target, LACKING);
  const file = join(target, 'manifest.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  manifest.host_permissions = ['*://*/*'];
  if (manifest.minimum_chrome_version) manifest.minimum_chrome_version = version;
  const { gecko } = manifest.browser_specific_settings ?? {};
  if (gecko) gecko.strict_min_version = `${version}.0`;
  await writeFile(file, JSON.stringify(manifest));
}
