import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { TEST_TAGS } from '../runner/test-tags.ts';

/** The built extension in Chromium and Firefox, after `npm run build`: each file has a browser and a display of its own. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    name: 'e2e',
    include: ['test/e2e/**/*.test.ts'],
    setupFiles: [resolve(import.meta.dirname, '../runner/store-failures.ts')],
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    tags: TEST_TAGS,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: 3 },
  },
});
