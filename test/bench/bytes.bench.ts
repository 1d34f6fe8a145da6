import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Row } from './row.ts';

/**
 * Bytes of script and style per context, minified, not zipped, of the builds as they are shipped: what is loaded at the start,
 * and what only comes when it is opened.
 */
const output = join(import.meta.dirname, '../../.output');

const sizeOf = (file: string) => statSync(file).size;

/** Files that a page loads before it has drawn anything: those it names, and what their scripts import. */
function firstLoadOf(folder: string, page: string): string[] {
  const html = readFileSync(join(folder, page), 'utf8');
  const waiting = [...html.matchAll(/(?:src|href)="\/?([^"]+\.(?:js|css))"/g)].map(([, path = '']) =>
    join(folder, path),
  );
  const loaded = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (loaded.has(file) || !existsSync(file)) continue;
    loaded.add(file);
    const script = file.endsWith('.js') ? readFileSync(file, 'utf8') : '';
    for (const [, path = ''] of script.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g)) {
      waiting.push(join(dirname(file), path));
    }
  }
  return [...loaded];
}

const sum = (files: string[]) => files.reduce((bytes, file) => bytes + sizeOf(file), 0);

export async function bench(): Promise<Row[]> {
  execFileSync('npm', ['run', '--silent', 'zip'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const rows: Row[] = [];
  for (const build of ['chrome-mv3', 'firefox-mv3']) {
    const folder = join(output, build);
    const of = (name: string, files: string[], atMost?: number): Row => ({
      name: `${build}: ${name}`,
      value: sum(files),
      unit: 'B',
      ...(atMost !== undefined && { goal: { atMost } }),
    });
    const popup = firstLoadOf(folder, 'popup.html');
    const options = firstLoadOf(folder, 'options.html');
    const all = globSync('**/*.{js,css}', { cwd: folder }).map((file) => join(folder, file));
    const background = [join(folder, 'background.js')];
    const fill = [join(folder, 'fill.js')];
    const atStart = new Set([...popup, ...options, ...background, ...fill]);
    rows.push(
      of('background', background, 60_000),
      of('popup, first load', popup, 45_000),
      of('options, first load', options),
      of(
        'opened later (reader, sanitiser)',
        all.filter((file) => !atStart.has(file)),
      ),
      of('in a page, at a fill', fill, 6000),
      {
        name: `${build}: in a page where nothing is filled`,
        value: countContentScripts(folder),
        unit: 'scripts',
        goal: { atMost: 0 },
      },
    );
  }
  for (const zip of globSync('*-{chrome,firefox}.zip', { cwd: output }).sort()) {
    rows.push({ name: zip, value: sizeOf(join(output, zip)), unit: 'B', goal: { atMost: 120_000 } });
  }
  return rows;
}

function countContentScripts(folder: string): number {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')).content_scripts?.length ?? 0;
}
