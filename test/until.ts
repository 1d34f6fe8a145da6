import { vi } from 'vitest';

/** Waits until a check no longer throws. The time is for a machine that is busy: a test that passes does not need it. */
export const until = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 20_000, interval: 5 });
