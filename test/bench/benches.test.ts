/**
 * @module-tag browser
 * @module-tag nightly
 */
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.slice(0, -'.bench.ts'.length));

// Their own limit is shorter.
const TIMEOUT_MS = 25 * 60_000;

it.each(names)('the bench %s measures something, in as few rounds as it can', { timeout: TIMEOUT_MS }, async (name) => {
  const root = join(import.meta.dirname, '../..');
  const { stdout } = await promisify(execFile)(
    'node',
    ['test/bootstrap.mjs', 'test/bench/main.ts', name, '--rounds', '1'],
    { cwd: root },
  );
  expect(stdout.split('\n').length).toBeGreaterThan(2);
});
