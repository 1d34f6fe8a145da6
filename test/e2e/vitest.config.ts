import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * The built extension in real browsers: `vitest run --config test/e2e/vitest.config.ts`, after `npm run build`.
 * One file after the other: a browser with a display of its own fills two cores.
 */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    name: 'e2e',
    include: ['test/e2e/**/*.test.ts'],
    pool: 'forks',
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
