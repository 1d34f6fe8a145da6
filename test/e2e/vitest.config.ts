import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { TEST_TAGS } from '../runner/test-tags.ts';

/**
 * The built extension in real browsers: `vitest run --config test/e2e/vitest.config.ts`, after `npm run build`.
 * Three files at a time, each with a browser and a display of its own: they wait more than they compute. Vitest starts the files first
 * that took longest the last time.
 */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    name: 'e2e',
    include: ['test/e2e/**/*.test.ts'],
    setupFiles: ['test/runner/store-failures.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 3,
    tags: TEST_TAGS,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
