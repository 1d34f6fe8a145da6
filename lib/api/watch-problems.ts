import { statusItem } from './status.ts';

/** Calls back when a service gets another problem, or none any more: the rest of its status changes with every request. */
export function watchProblems(onChange: () => void, signal: AbortSignal): void {
  let before: string | undefined;
  statusItem.watch((statuses) => {
    const problems = JSON.stringify(Object.entries(statuses).map(([service, { problem }]) => [service, problem?.kind]));
    if (problems === before) return;
    before = problems;
    onChange();
  }, signal);
}
