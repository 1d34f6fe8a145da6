import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Step = { uses?: string; run?: string; if?: string; with?: object; env?: Record<string, string> };

export type Job = {
  container?: string;
  environment?: string;
  env?: Record<string, string>;
  permissions?: Record<string, string>;
  strategy?: { matrix?: Record<string, string[]> };
  steps: Step[];
};

/** A workflow of GitHub. */
export type Workflow = {
  name: string;
  /** Its text: the parsed one has no comments. */
  source: string;
  permissions: object;
  concurrency: { group: string; 'cancel-in-progress'?: string | boolean };
  jobs: Record<string, Job>;
};

export function readWorkflows(folder = '.github/workflows'): Workflow[] {
  return globSync('*.yml', { cwd: folder }).map((name) => {
    const source = readFileSync(join(folder, name), 'utf8');
    return { ...parse(source), name, source };
  });
}
