import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Job, readWorkflows } from './read-workflows.ts';

/**
 * `npm run test:workflow -- ci.yml [PATTERN…]` runs the commands of each job with a container as GitHub does there: as root, in
 * a clone of what is committed that belongs to another user, with a `HOME` of that user. Patterns of files are added to each command.
 */
const [workflow, ...patterns] = process.argv.slice(2);

/** GitHub's user outside of the container. */
const OTHER_USER = '1001';

if (process.getuid?.() !== 0) throw new Error('Only root can give a folder to another user.');
const found = readWorkflows().find(({ name }) => name === workflow);
if (!found) throw new Error(`No such workflow: ${workflow}`);

/** A job once for each combination of its matrix. */
const combine = ({ strategy }: Job) =>
  Object.entries(strategy?.matrix ?? {}).reduce<Record<string, string>[]>(
    (all, [key, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  );

/** @returns whether all commands succeeded */
function tryJob({ steps, env }: Job, matrix: Record<string, string>): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'mayfly-workflow-'));
  const [clone, home] = [join(folder, 'clone'), join(folder, 'home')];
  mkdirSync(home);
  execFileSync('git', ['clone', '--quiet', '.', clone]);
  execFileSync('chown', ['-R', OTHER_USER, folder]);
  const fill = (text: string) =>
    text.replaceAll(/\$\{\{ *(.*?) *\}\}/g, (_, name: string) => matrix[name.replace('matrix.', '')] ?? '');
  // Without the programs of this folder.
  const PATH = process.env.PATH?.split(':')
    .filter((one) => !one.includes('/node_modules/'))
    .join(':');
  try {
    return steps.every((step) => {
      if (step.run === undefined || step.if !== undefined) return true;
      const line = [fill(step.run), ...patterns].join(' ');
      console.log(`\n$ ${line}`);
      const variables = { PATH, CI: 'true', HOME: home, ...env, ...step.env };
      return spawnSync('sh', ['-e', '-c', line], { cwd: clone, env: variables, stdio: 'inherit' }).status === 0;
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const [name, job] of Object.entries(found.jobs))
  for (const matrix of job.container ? combine(job) : []) {
    const isGood = tryJob(job, matrix);
    console.log(`${isGood ? '✔' : '✖'} ${name} ${Object.values(matrix).join(' ')}`);
    if (!isGood) process.exitCode = 1;
  }
