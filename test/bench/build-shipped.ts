import { execFileSync } from 'node:child_process';

/** Builds what is shipped, for both browsers, so that no bench measures yesterday's. */
export function buildShipped(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
