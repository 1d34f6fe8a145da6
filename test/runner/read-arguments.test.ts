import { describe, expect, it } from 'vitest';
import { findTestFiles, PROJECTS, readArguments } from './read-arguments.ts';

const FILES = ['lib/api/url.test.ts', 'test/safety/frame.browser.test.ts', 'test/e2e/journeys/fill.test.ts'];
const read = (line: string) => readArguments(line.split(' ').filter(Boolean), FILES);

it.each([
  ['', 'unit,dom,e2e', true],
  ['--speed fast', 'unit', true],
  ['--speed all', 'unit,dom,e2e', true],
  ['--project unit --project dom', 'unit,dom', true],
  ['--project e2e --project unit', 'unit,e2e', true],
  ['lib/api', 'unit', false],
  ['fill url', 'unit,e2e', false],
  ['--checks lib/api', 'unit', true],
  ['url.test.ts:12', 'unit', false],
])('"%s" runs %s, with checks: %s', (line, projects, hasChecks) => {
  expect(read(line)).toMatchObject({ hasChecks });
  expect(read(line).projects.join()).toBe(projects);
});

it.each([
  '--no-such-option',
  '--shards 1/4',
  '--speed slow',
  '--project browser',
  'no/such/file',
  'lib/api no/such/file',
  '--project unit journeys',
  '--speed fast journeys',
])('"%s" is refused', (line) => {
  expect(() => read(line)).toThrow();
});

it('gives vitest its options and patterns', () => {
  expect(read('--shard 1/4 -t fills lib/api').args).toEqual(['--shard=1/4', '--testNamePattern=fills', 'lib/api']);
  expect(read('').tags).toEqual(['--tags-filter=!nightly']);
  expect(read('--speed all').tags).toEqual([]);
});

describe('of this project', () => {
  const files = findTestFiles();

  it.each(PROJECTS)('there are test files of %s', (project) => {
    expect(readArguments(['--project', project, '.test.'], files).projects).toEqual([project]);
  });
});
