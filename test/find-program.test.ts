import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findProgram, placesOf } from './find-program.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mayfly-programs-'));
  vi.stubEnv('PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const install = (name: string, mode = 0o755) => writeFileSync(join(folder, name), '', { mode });

it.each([
  ['chromium', 'chromium'],
  ['chromium', 'google-chrome'],
  ['chromium', 'chromium-browser'],
  ['firefox-esr', 'firefox'],
  ['xdotool', 'xdotool'],
])('finds %s under the name %s', (name, found) => {
  install(found);
  expect(findProgram(name)).toBe(join(folder, found));
});

it('takes Debian’s own name first, and nothing that can’t be run', () => {
  install('google-chrome');
  install('chromium', 0o644);
  expect(findProgram('chromium')).toBe(join(folder, 'google-chrome'));
  install('chromium-browser');
  expect(findProgram('chromium')).toBe(join(folder, 'chromium-browser'));
});

it('lists where it has looked, in place of the path', () => {
  for (const place of placesOf('no-such-program')) expect(() => findProgram('no-such-program')).toThrow(place);
  expect(placesOf('firefox-esr')).toContain('/Applications/Firefox.app/Contents/MacOS/firefox');
});
