import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstLoadOf, sizeOf, sum } from '../bench/bytes/first-load.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Bytes of script and style as they are shipped, minified, not zipped. `npm run bench -- bytes popup` prints what there is. A bound is no
 * goal: what counts is a time that somebody feels.
 */
describe.each(['chrome-mv3', 'firefox-mv3'])('the bytes of the shipped %s', (build) => {
  const folder = join(root, '.output', build);

  it('the popup paints with few of them', () => {
    expect(firstLoadOf(folder, 'popup.html').beforePaint).toBeLessThan(17_600);
  });

  it('what depends on the size of its window is not matched anew with all the rest', () => {
    const [, ...sheets] = readFileSync(join(folder, 'popup.html'), 'utf8').split('<style>');
    expect(sheets.map((sheet) => /@media \([^)]*(?:width|height)/.test(sheet))).toEqual([false, false, true]);
  });

  it('the popup is there with what its list needs, and no more', () => {
    const { all, files } = firstLoadOf(folder, 'popup.html');
    expect(all).toBeLessThan(125_000);
    expect(files.length).toBeGreaterThan(2);
  });

  it('the worker starts with what asking for mail needs', () => {
    expect(sizeOf(join(folder, 'background.js'))).toBeLessThan(110_000);
  });

  it('a page gets little at a fill', () => {
    expect(sum(['fill.js'].map((file) => join(folder, file)))).toBeLessThan(6_000);
  });

  it('what is opened later is not in the popup from the beginning', () => {
    const names = firstLoadOf(folder, 'popup.html').files.join('\n');
    const later = globSync('chunks/{message-page,export-dialog,search-results,options}-*.js', { cwd: folder });
    expect(later.length).toBeGreaterThanOrEqual(4);
    for (const file of later) expect(names).not.toContain(file);
  });
});
