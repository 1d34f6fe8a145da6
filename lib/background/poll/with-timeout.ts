import { sleep } from '../../i18n/time.ts';

/**
 * Begins one task after the other. One that takes long holds the others up for no longer than the timeout: the next begins beside it.
 * @param run does one of them, and says whether the next is worth beginning
 * @returns once all that were begun are done
 * @throws what the first of them that failed has thrown; none begins after it
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
