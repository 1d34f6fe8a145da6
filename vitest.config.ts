import { configDefaults, defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { TEST_TAGS } from './test/runner/test-tags.ts';

const IN_BROWSER = '**/*.browser.test.ts';
const END_TO_END = 'test/e2e/**/*.test.ts';
const exclude = [...configDefaults.exclude, '.output/**'];

const setupFiles = ['test/language/english.ts', 'test/settings/private-items.ts', 'test/site/sites.ts'];

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
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...exclude, IN_BROWSER, END_TO_END],
          setupFiles: [...setupFiles, 'test/restore-mocks.ts'],
          isolate: false,
          maxWorkers: '100%',
          // No test is slow; a machine may be.
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      'test/dom/vitest.config.ts',
      'test/e2e/vitest.config.ts',
    ],
  },
});
