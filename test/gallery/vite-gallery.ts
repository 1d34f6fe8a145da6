import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { packedMessages } from '../language/packed-messages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Locale files become what the build packs of them. */
const locales: Plugin = {
  name: 'locales',
  load: async (file) =>
    file.endsWith('.yml') ? `export default ${JSON.stringify(await packedMessages(basename(file)))}` : null,
};

/**
 * The gallery's build: the shipped components, with a stand-in for the browser's extension API.
 * @param outDir the build's folder; absent if the gallery is only served
 */
export function galleryConfig(outDir?: string): InlineConfig {
  return {
    root: here('.'),
    publicDir: here('../../public'),
    configFile: false,
    logLevel: 'warn',
    base: './',
    plugins: [locales],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    resolve: { alias: { 'wxt/browser': here('./no-browser.ts') } },
    ...(outDir && { build: { outDir, emptyOutDir: true, minify: false } }),
  };
}
