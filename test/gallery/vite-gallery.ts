import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { packedMessages } from '../language/packed-messages.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The build's folder, which the next build writes anew. */
export const BUILT = here('../../.output/gallery');

/** The build's pages: each has the style sheets of one of the extension's pages. */
export const PAGES = ['index.html', 'options.html'];

/** Locale files become what the build packs of them. */
const locales: Plugin = {
  name: 'locales',
  load: async (file) =>
    file.endsWith('.yml') ? `export default ${JSON.stringify(await packedMessages(basename(file)))}` : null,
};

/** The gallery's build: the shipped components, with a stand-in for the browser's extension API. */
export const galleryConfig = (): InlineConfig => ({
  root: here('.'),
  publicDir: here('../../public'),
  configFile: false,
  logLevel: 'warn',
  base: './',
  plugins: [locales],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // As the builds for Chromium have it: what lays out mails is in a process of its own there.
  define: { 'import.meta.env.CHROME': 'globalThis.chrome' },
  resolve: { alias: { 'wxt/browser': here('./no-browser.ts') } },
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    minify: false,
    target: 'esnext',
    rolldownOptions: { input: PAGES.map(here) },
  },
});
