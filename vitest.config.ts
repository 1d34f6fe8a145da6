import { configDefaults, defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { TEST_TAGS } from './test/runner/test-tags.ts';

/** Unit, service and house tests. Those of the built extension have a configuration of their own in `test/e2e`. */
export default defineConfig({
  plugins: [WxtVitest()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    name: 'unit',
    // Files share their modules: loading all of them anew for each file would take most of the time.
    isolate: false,
    // The longest files wait for a browser: with two, a third of the time nothing computes.
    maxWorkers: 3,
    tags: TEST_TAGS,
    // None is slow; a machine may be.
    testTimeout: 30_000,
    include: ['**/*.test.{ts,tsx}'],
    globalSetup: ['test/gallery/build-gallery.ts'],
    setupFiles: [
      'test/language/english.ts',
      'test/settings/private-items.ts',
      'test/site/sites.ts',
      'test/runner/store-failures.ts',
    ],
    exclude: [...configDefaults.exclude, 'test/e2e/**', '.output/**'],
  },
});
