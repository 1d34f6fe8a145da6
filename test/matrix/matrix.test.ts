import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { connect } from '../../lib/api/connect.ts';
import { describeProblem } from '../../lib/api/describe-problem.ts';
import { toProblem } from '../../lib/api/errors.ts';
import { isPaused, statusItem } from '../../lib/api/status.ts';
import { describeBadge } from '../../lib/background/notify/badge.ts';
import { MINUTE } from '../../lib/i18n/time.ts';
import { CALLS, type MatrixCall } from './calls.ts';
import { expectOutcome, maxWaitMs, type Outcome } from './expect.ts';
import { FAULTS, type MatrixFault, WAIT_SECONDS } from './faults.ts';
import { type MatrixService, openScene, readAlarm, type Scene, startMatrixService } from './scene.ts';

let service: MatrixService;
beforeAll(async () => {
  service = await startMatrixService();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await service.stop();
  fakeBrowser.reset();
});

/** The kind of problem, if its words say what happened and what to do, and what the service's people have to know. */
function describeError(error: unknown): string {
  const problem = toProblem(error);
  const { title, advice, details } = describeProblem(problem);
  const hasId = problem.requestId === undefined || details?.includes(problem.requestId);
  return title !== '' && advice !== '' && hasId ? problem.kind : 'unexpected';
}

/** @returns how the user or Mayfly goes on, once the fault is over */
async function goOn(scene: Scene, call: MatrixCall, fault: MatrixFault): Promise<Pick<Outcome, 'way' | 'end'>> {
  let way: Outcome['way'] = call.isPress ? 'press' : 'alarm';
  if (isPaused(await statusItem.of(service.api).read())) {
    way = 'key';
    await connect(service.api, service.key);
  }
  if (call.isPress) await call.act(scene).catch(() => {});
  let end = await call.state(scene);
  for (let clockMs = 0; end !== 'right' && call.wake; ) {
    const at = call.alarm && way === 'alarm' ? await readAlarm(call.alarm) : Date.now() + MINUTE;
    if (at === undefined && way === 'alarm') return { way: 'none', end };
    clockMs += Math.max(0, (at ?? Date.now() + MINUTE) - Date.now()) + 1;
    if (clockMs > maxWaitMs(fault)) break;
    service.setClock(clockMs);
    await call.wake(scene);
    end = await call.state(scene);
  }
  return { way, end };
}

/** What Mayfly does by itself as soon as its worker starts again, and before it is allowed to. */
async function wakeAtOnce(scene: Scene, { wake }: MatrixCall, { name, means }: MatrixFault): Promise<void> {
  await wake?.(scene);
  if (means !== 'rate-limited' || name.includes('neither')) return;
  service.setClock((WAIT_SECONDS - 5) * 1000);
  await wake?.(scene);
  service.setClock(0);
}

async function runCell(call: MatrixCall, fault: MatrixFault): Promise<Outcome> {
  service.setSkew((fault.skewSeconds ?? 0) * 1000);
  const isConnected = call.name !== 'connect';
  const scene = await openScene(service, isConnected);
  /** @returns how many requests met the fault */
  async function withFault(work: () => Promise<unknown>): Promise<number> {
    const before = service.countRequests(call.aim);
    const { fault: what } = fault;
    service.setFaults(what ? [{ ...what, ...call.aim, times: 'always' }] : []);
    await (fault.isSlow ? service.withTimeouts(call.aim, work) : work());
    service.setFaults([]);
    return service.countRequests(call.aim) - before;
  }
  try {
    await call.begin?.(scene);
    let told: string | undefined;
    const asked = await withFault(() =>
      call.act(scene).catch((error: unknown) => {
        told = describeError(error);
      }),
    );
    const status = await statusItem.of(service.api).read();
    const state = await call.state(scene);
    const again = await withFault(async () => state !== 'right' && wakeAtOnce(scene, call, fault));
    return {
      ...(told !== undefined && { told }),
      ...(status.problem && { status: status.problem.kind }),
      badge: describeBadge(0, status, isConnected).text,
      asked,
      again,
      state,
      ...(await goOn(scene, call, fault)),
    };
  } finally {
    await scene.close();
  }
}

for (const call of CALLS)
  it.each(FAULTS)(`${call.name} > $name`, async (fault) => {
    expect(await runCell(call, fault)).toEqual(expectOutcome(call, fault));
  });
