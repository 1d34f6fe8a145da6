import type { Fault } from './fault.ts';
import { matchesPath } from './matches-path.ts';

/** The faults that are due: those of a key come before those for every key, each list in its order. */
export class FaultQueue {
  readonly #byKey = new Map<string, Fault[]>();
  #forAll: Fault[] = [];
  #nextSet = Promise.withResolvers<void>();

  /** Replaces what was due. @param key absent: every key, and requests without one */
  set(key: string | undefined, faults: readonly Fault[]): void {
    if (key === undefined) this.#forAll = [...faults];
    else this.#byKey.set(key, [...faults]);
    this.#nextSet.resolve();
    this.#nextSet = Promise.withResolvers();
  }

  /** Waits until faults are set the next time. */
  untilSet(): Promise<void> {
    return this.#nextSet.promise;
  }

  /** The first fault that fits the request; it is used up by one. */
  take(key: string, method: string, path: string): Fault | undefined {
    const due = [...(this.#byKey.get(key) ?? []), ...this.#forAll];
    const fault = due.find((candidate) => fits(candidate, method, path));
    if (!fault) return undefined;
    const used = (candidate: Fault): Fault[] => (candidate === fault ? leftOver(fault) : [candidate]);
    for (const [owner, faults] of this.#byKey) this.#byKey.set(owner, faults.flatMap(used));
    this.#forAll = this.#forAll.flatMap(used);
    return fault;
  }
}

function fits(fault: Fault, method: string, path: string): boolean {
  if (fault.method !== undefined && fault.method !== method) return false;
  return fault.path === undefined || matchesPath(fault.path, path);
}

function leftOver(fault: Fault): Fault[] {
  if (fault.times === 'always') return [fault];
  return fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
}
