import { execFileSync } from 'node:child_process';

let isBuilt = false;

/** Builds what is shipped, for both browsers, so that no bench measures yesterday's: once in a run. */
export function buildShipped(): void {
  if (isBuilt) return;
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
  isBuilt = true;
}
