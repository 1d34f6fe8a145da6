import { expect, it } from 'vitest';
import { FAILURES_FOLDER } from '../runner/witnesses.ts';
import { STORES } from '../scripts/release/stores.ts';
import { readWorkflows } from './read-workflows.ts';

const workflows = readWorkflows();
const jobs = workflows.flatMap(({ name, jobs }) =>
  Object.entries(jobs).map(([job, { steps, ...rest }]) => ({ name: `${name}: ${job}`, steps, ...rest })),
);

it('there are workflows, with jobs', () => {
  expect(workflows.map(({ name }) => name).toSorted()).toEqual(['ci.yml', 'nightly.yml', 'release.yml']);
  expect(jobs.length).toBeGreaterThan(workflows.length);
});

it.each(workflows)('$name runs actions of whole commits only, which no one can move', ({ source }) => {
  const used = [...source.matchAll(/^[ -]*uses: *(.*)$/gm)].map(([, action]) => action);
  expect(used).not.toEqual([]);
  for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
});

it('says when a maintainer last looked at the versions of the actions', () => {
  const [, day = ''] =
    /^# Pins looked at: (\d{4}-\d\d-\d\d)\./m.exec(workflows.map(({ source }) => source).join('\n')) ?? [];
  expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
});

it.each(workflows)('$name ends no run before its time but that of a pull request', ({ concurrency }) => {
  const ends = String(concurrency['cancel-in-progress'] ?? false);
  expect(ends).toMatch(/^(?:false|\$\{\{ github\.event_name == 'pull_request' \}\})$/);
});

it.each(jobs)('$name stores what its tests leave of failures', ({ steps }) => {
  const uploads = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  const paths = uploads.map((step) => (step.with as { path: string }).path);
  if (steps.some(({ run }) => /^(?:\.ci\/run|npm run test:all)/.test(run ?? '')))
    expect(paths).toContain(FAILURES_FOLDER);
});

it.each(workflows)('$name may do no more than read, unless a job asks', ({ permissions }) => {
  expect([{}, { contents: 'read' }]).toContainEqual(permissions);
});

it.each(jobs)('$name leaves no token of the repository in its folder', ({ steps }) => {
  for (const step of steps)
    if (step.uses?.startsWith('actions/checkout@')) expect(step.with).toMatchObject({ 'persist-credentials': false });
});

it.each(jobs)('$name runs nothing of the repository or its packages where it may write', ({ steps, permissions }) => {
  if (!Object.values(permissions ?? {}).includes('write')) return;
  const text = JSON.stringify(steps);
  expect(text).not.toMatch(/actions\/(?:checkout|setup-node)@|\b(?:npm|npx|node|wxt)\b|\.ci\//);
  expect(text).not.toContain('secrets.');
});

it.each(jobs)('$name has secrets of one store at a time, for one command, in the environment of the stores', (job) => {
  const { environment, env, steps } = job;
  expect(JSON.stringify(env ?? {})).not.toContain('secrets.');
  for (const step of steps) {
    const secrets = [...JSON.stringify(step).matchAll(/secrets\.(\w+)/g)].map(([, name = '']) => name);
    if (secrets.length === 0) continue;
    expect(environment).toBe('stores');
    const store = STORES.find(({ id }) => step.run === `npm run release -- --built --store ${id}`);
    expect(secrets.toSorted()).toEqual(store?.secrets.toSorted());
  }
});

it.each(jobs)(
  '$name has root’s own folder where it runs as root: Firefox starts with no other',
  ({ container, env }) => {
    expect(container === undefined || env?.HOME === '/root').toBe(true);
  },
);
