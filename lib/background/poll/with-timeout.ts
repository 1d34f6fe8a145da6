import { sleep } from '../../i18n/time.ts';

/**
 * Starts tasks one after the other. If a task takes longer than the timeout, the next one starts in parallel.
 * @param run runs a task, and returns whether the next one should start
 * @returns once all started tasks have ended
 * @throws the error of the first task that failed; no task starts after it
 */
export async function withTimeout<Task>(
  tasks: readonly Task[],
  timeoutMs: number,
  run: (task: Task) => Promise<boolean>,
): Promise<void> {
  const failures: unknown[] = [];
  const begun: Promise<void>[] = [];
  let isEnough = false;
  for (const task of tasks) {
    const running = run(task).then(
      (isNextWorthIt) => {
        if (!isNextWorthIt) isEnough = true;
      },
      (error: unknown) => {
        failures.push(error);
      },
    );
    begun.push(running);
    await Promise.race([running, sleep(timeoutMs)]);
    if (isEnough || failures.length > 0) break;
  }
  await Promise.all(begun);
  if (failures.length > 0) throw failures[0];
}
