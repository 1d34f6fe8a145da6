import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../.github/workflows');
const workflows = globSync('*.yml', { cwd: folder }).map((name) => ({
  name,
  source: readFileSync(join(folder, name), 'utf8').replaceAll(/^ *#.*\n/gm, ''),
}));

/** What a key of a workflow stands above: lines that are indented further. */
const blocksOf = (source: string, indent: string) => source.split(new RegExp(`^${indent}(?=[a-z-]+:)`, 'm')).slice(1);

const jobs = workflows.flatMap(({ name, source }) =>
  blocksOf(source.split(/^jobs:\n/m)[1] ?? '', ' {2}').map((job) => ({ name: `${name}: ${job.split(':')[0]}`, job })),
);

it('there are workflows, with jobs', () => {
  expect(workflows.map(({ name }) => name).toSorted()).toEqual(['ci.yml', 'nightly.yml', 'release.yml']);
  expect(jobs.length).toBeGreaterThan(workflows.length);
});

it.each(workflows)(
  '$name runs actions of whole commits only, which no one can move, and says their versions',
  ({ source }) => {
    const used = [...source.matchAll(/^[ -]*uses: *(.*)$/gm)].map(([, action]) => action);
    expect(used).not.toEqual([]);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  },
);

it.each(workflows)('$name may do no more than read, unless a job asks', ({ source }) => {
  expect(source).toMatch(/^permissions:(?: \{\}|\n {2}contents: read)\n(?! {2}\S)/m);
});

it.each(jobs)('$name leaves no token of the repository in its folder', ({ job }) => {
  const checkouts = job.split(/^ {6}- /m).filter((step) => step.includes('actions/checkout@'));
  for (const checkout of checkouts) expect(checkout).toContain('persist-credentials: false');
});

it.each(jobs)('$name runs nothing of the repository or its packages where it may write', ({ job }) => {
  if (!/^ {6}[a-z-]+: write$/m.test(job)) return;
  expect(job).not.toMatch(/actions\/(?:checkout|setup-node)@|\b(?:npm|npx|node|wxt)\b|\.ci\//);
  expect(job).not.toContain('secrets.');
});
