import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { TEST_TAGS } from '../runner/test-tags.ts';

/** Tests of pages and views in a browser, without the installed extension. Each worker keeps one Chromium for all of its files. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  plugins: [WxtVitest()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    name: 'dom',
    include: ['**/*.browser.test.ts'],
    exclude: [...configDefaults.exclude, 'test/e2e/**', '.output/**'],
    globalSetup: [resolve(import.meta.dirname, '../gallery/build-gallery.ts')],
    setupFiles: [resolve(import.meta.dirname, '../runner/store-failures.ts')],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    tags: TEST_TAGS,
    testTimeout: 60_000,
    // Within one second, the default, a busy machine may not have drawn.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    sequence: { groupOrder: 2 },
  },
});
