import { configDefaults, defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { TEST_TAGS } from './test/runner/test-tags.ts';

const IN_BROWSER = '**/*.browser.test.ts';
const END_TO_END = 'test/e2e/**/*.test.ts';
const exclude = [...configDefaults.exclude, '.output/**'];

const setupFiles = ['test/language/english.ts', 'test/settings/private-items.ts', 'test/site/sites.ts'];

const oxc = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const;

/** Each worker keeps its browsers for all of its files. */
const inBrowsers = {
  setupFiles: 'test/runner/store-failures.ts',
  pool: 'forks',
  isolate: false,
  maxWorkers: 2,
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

/**
 * `unit` needs no browser; `dom` opens our views, mails and forms in one; `e2e` has the built extension in Chromium and Firefox, after
 * `npm run build`. In each, files share their modules: loading all of them anew for each file would take most of the time.
 */
export default defineConfig({
  test: {
    tags: TEST_TAGS,
    projects: [
      {
        plugins: [WxtVitest()],
        oxc,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, IN_BROWSER, END_TO_END],
          setupFiles: [...setupFiles, 'test/restore-mocks.ts', 'test/runner/fail-on-warning.ts'],
          isolate: false,
          maxWorkers: '100%',
          // No test is slow; a machine may be.
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [WxtVitest()],
        oxc,
        test: {
          name: 'dom',
          include: [IN_BROWSER],
          exclude,
          globalSetup: ['test/gallery/build-gallery.ts'],
          ...inBrowsers,
          // Within one second, the default, a busy machine may not have drawn.
          expect: { poll: { timeout: 10_000 } },
          sequence: { groupOrder: 2 },
        },
      },
      { test: { name: 'e2e', include: [END_TO_END], ...inBrowsers, sequence: { groupOrder: 3 } } },
    ],
  },
});
