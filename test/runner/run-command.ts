import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

/** Vitest, which may run in this process, changes it: a build would take NODE_ENV for its own. */
const env = { ...process.env };

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/**
 * Runs one command of the project with its output streamed, and passes a Ctrl-C on to it.
 * @returns its exit code; 1 where it could not be started or was killed
 */
export function runCommand(program: string, args: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
    running.add(child);
    const end = (code: number) => {
      running.delete(child);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`"${program} ${args.join(' ')}" could not be started: ${error.message}`);
      end(1);
    });
    child.on('exit', (code) => end(code ?? 1));
  });
}
