import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoadOf, sizeOf, sum } from './bytes/first-load.ts';
import type { Row } from './row.ts';

/**
 * Bytes of script and style per context, minified, not zipped, of the builds as they are shipped: what is loaded at the start,
 * and what only comes when it is opened. Without goals: `npm run bench -- check` says what grew by more than a tenth.
 */
const output = join(import.meta.dirname, '../../.output');

export async function bench(): Promise<Row[]> {
  execFileSync('npm', ['run', '--silent', 'zip'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const rows: Row[] = [];
  for (const build of ['chrome-mv3', 'firefox-mv3']) {
    const folder = join(output, build);
    const row = (name: string, value: number): Row => ({ name: `${build}: ${name}`, value, unit: 'B' });
    const inFolder = (...paths: string[]) => paths.map((path) => join(folder, path));
    const popup = firstLoadOf(folder, 'popup.html');
    const options = firstLoadOf(folder, 'options.html');
    const fill = inFolder('fill.js');
    const background = inFolder('background.js');
    const withFirstMail = inFolder('body-extractors.js');
    const all = inFolder(...globSync('**/*.{js,css}', { cwd: folder }));
    const counted = new Set([...popup.files, ...options.files, ...background, ...withFirstMail, ...fill]);
    rows.push(
      row('background, at its start', sum(background)),
      row('background, with the first mail', sum(withFirstMail)),
      row('popup, before anything is clicked', popup.all),
      row('options, first load', options.all),
      row('opened later (reader, search, export …)', sum(all.filter((file) => !counted.has(file)))),
      row('in a page, at a fill', sum(fill)),
      {
        name: `${build}: in a page where nothing is filled`,
        value: countContentScripts(folder),
        unit: 'scripts',
        goal: { atMost: 0 },
      },
    );
  }
  for (const zip of globSync('*-{chrome,firefox}.zip', { cwd: output }).sort()) {
    rows.push({ name: zip.replace(/-\d[\d.]*-/, '-'), value: sizeOf(join(output, zip)), unit: 'B' });
  }
  return rows;
}

function countContentScripts(folder: string): number {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).content_scripts?.length ?? 0;
}
