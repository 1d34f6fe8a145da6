import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** In the order in which they run. */
export const PROJECTS = ['unit', 'dom', 'e2e'] as const;
export type Project = (typeof PROJECTS)[number];

const SPEEDS = ['fast', 'landing', 'all'] as const;

export type Plan = {
  projects: Project[];
  /** Whether types, lint and other builds than those under test are checked. */
  hasChecks: boolean;
  /** Whether what takes long runs too. */
  isNightly: boolean;
  /** Options of vitest for every run. */
  tags: string[];
  /** Patterns of files and other options of vitest. */
  args: string[];
};

/** The test files as vitest finds them. @returns paths from the root of the project */
export const findTestFiles = (): string[] =>
  globSync('{entrypoints,components,lib,test}/**/*.test.{ts,tsx}').map((file) => file.replaceAll('\\', '/'));

function projectOf(file: string): Project {
  if (file.startsWith('test/e2e/')) return 'e2e';
  return file.endsWith('.browser.test.ts') ? 'dom' : 'unit';
}

function readChoice<Choice extends string>(option: string, value: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((name) => name === value);
  if (choice === undefined) throw new Error(`"${option} ${value}": it is one of ${choices.join(', ')}`);
  return choice;
}

/**
 * Reads what was asked for: patterns run the tests whose file they match, in seconds, and without them or with `--checks` types and lint
 * are checked too.
 * @param files the test files
 * @throws Error with words for the user, where something is unknown or a pattern matches no file
 */
export function readArguments(line: string[], files: string[]): Plan {
  const { values, positionals } = parseArgs({
    args: line,
    allowPositionals: true,
    options: {
      speed: { type: 'string', default: 'landing' },
      project: { type: 'string', multiple: true },
      checks: { type: 'boolean' },
      shard: { type: 'string' },
      testNamePattern: { type: 'string', short: 't' },
    },
  });
  const speed = readChoice('--speed', values.speed, SPEEDS);
  const asked = values.project?.map((name) => readChoice('--project', name, PROJECTS));
  const allowed = asked ?? (speed === 'fast' ? (['unit'] as const) : PROJECTS);
  const found = positionals.map((pattern) => {
    // A line may follow, as an editor writes it: `a.test.ts:12`.
    const path = pattern.replace(/:\d+$/, '');
    const reached = new Set(files.filter((file) => file.includes(path)).map(projectOf));
    const projects = allowed.filter((project) => reached.has(project));
    if (projects.length === 0) throw new Error(`"${pattern}" matches no test file of ${allowed.join(', ')}`);
    return projects;
  });
  const isPart = positionals.length > 0;
  return {
    projects: PROJECTS.filter((project) => (isPart ? found.flat() : allowed).includes(project)),
    hasChecks: values.checks ?? !isPart,
    isNightly: speed === 'all',
    tags: speed === 'all' ? [] : ['--tags-filter=!nightly'],
    args: [
      ...(values.shard === undefined ? [] : [`--shard=${values.shard}`]),
      ...(values.testNamePattern === undefined ? [] : [`--testNamePattern=${values.testNamePattern}`]),
      ...positionals,
    ],
  };
}
