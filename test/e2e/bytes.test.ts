import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstLoadOf, sizeOf, sum } from '../bench/bytes/first-load.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Bounds with room to spare: bytes of script and style as they are shipped, minified, not zipped. They show when something large comes in by accident;
 * what the user waits for is measured in time.
 */
describe.each(['chrome-mv3', 'firefox-mv3'])('the bytes of the shipped %s', (build) => {
  const folder = join(root, '.output', build);

  it('the background starts with at most 220 kB', () => {
    expect(sizeOf(join(folder, 'background.js'))).toBeLessThan(220_000);
  });

  it('the popup loads at most 230 kB before anything is pressed', () => {
    const { all, files } = firstLoadOf(folder, 'popup.html');
    expect(all).toBeLessThan(230_000);
    expect(files.length).toBeGreaterThan(2);
    // Each is a request.
    expect(files.filter((file) => file.endsWith('.js')).length).toBeLessThan(10);
  });

  it('a fill brings at most 105 kB into a page, most of them words', () => {
    expect(sum(['find.js', 'fill.js'].map((file) => join(folder, file)))).toBeLessThan(105_000);
  });

  it('a page that was filled is watched with at most 76 kB, the words of thirty languages among them', () => {
    expect(sizeOf(join(folder, 'watch.js'))).toBeLessThan(76_000);
  });

  it('where another domain can be offered, with at most 30 kB more', () => {
    expect(sizeOf(join(folder, 'refusal.js'))).toBeLessThan(30_000);
  });

  it('the Public Suffix List is in the package once, and loaded at the start of no page and no worker', () => {
    const holds = (file: string) => readFileSync(file, 'utf8').includes('s3-website');
    expect(globSync('**/*.js', { cwd: folder }).filter((file) => holds(join(folder, file)))).toEqual(['site.js']);
    for (const page of globSync('*.html', { cwd: folder }))
      expect(readFileSync(join(folder, page), 'utf8')).not.toContain('/site.js');
  });

  it('what is opened later is not loaded with the popup', () => {
    const names = firstLoadOf(folder, 'popup.html').files.join('\n');
    const later = globSync('chunks/{message-page,export-dialog,search-results,options}-*.js', { cwd: folder });
    expect(later.length).toBeGreaterThanOrEqual(4);
    for (const file of later) expect(names).not.toContain(file);
  });
});
