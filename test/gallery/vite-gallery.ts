import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * How the gallery is built: the shipped components, a stand-in for the browser's extension API, nothing else changed.
 * @param outDir where the build goes; absent where it is only served
 */
export function galleryConfig(outDir?: string): InlineConfig {
  return {
    root: here('.'),
    configFile: false,
    logLevel: 'warn',
    base: './',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    resolve: { alias: { 'wxt/browser': here('./no-browser.ts') } },
    ...(outDir && { build: { outDir, emptyOutDir: true, minify: false } }),
  };
}
