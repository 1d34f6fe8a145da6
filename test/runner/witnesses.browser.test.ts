import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { expect, onTestFinished, test } from 'vitest';
import { findProgram } from '../e2e/find-program.ts';
import { storeFailure } from './witnesses.ts';

test('the picture, the texts and the log of a browser are stored', { tags: ['nightly'] }, async () => {
  const args = ['--no-sandbox', '--no-first-run', '--disable-quic', '--disable-background-networking'];
  const browser = await puppeteer.launch({ executablePath: findProgram('chromium'), args });
  onTestFinished(() => browser.close());
  await (await browser.newPage()).setContent('<h1>What the page shows</h1>');
  const folder = await storeFailure('a › test', { browser, readLog: async () => ['an error of the browser'] });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(folder).toMatch(/a-test-\d$/);
  expect(statSync(join(folder, 'picture.png')).size).toBeGreaterThan(1000);
  expect(readFileSync(join(folder, 'pages.txt'), 'utf8')).toContain('What the page shows');
  expect(readFileSync(join(folder, 'log.txt'), 'utf8')).toBe('an error of the browser');
});
