import { connect } from '../../lib/api/connect.ts';
import { describeProblem } from '../../lib/api/describe-problem.ts';
import { toProblem } from '../../lib/api/errors.ts';
import { isPaused, statusItem } from '../../lib/api/status.ts';
import { describeBadge } from '../../lib/background/notify/describe-badge.ts';
import { MINUTE } from '../../lib/i18n/time.ts';
import { alarmAt, type MatrixCall, type State } from './call.ts';
import { type MatrixFault, WAIT_SECONDS } from './faults.ts';
import { openScene, type Scene } from './scene.ts';
import type { MatrixService } from './service.ts';

/** So often Mayfly comes back by itself, at most, until all is right. */
const ROUNDS = 12;

/**
 * What happened in a cell.
 * @property told the kind of problem that the user who pressed is told of, and `unexpected` for one without words; absent for none
 * @property status the kind of problem that every view shows; absent for none
 * @property badge of the toolbar's button
 * @property asked requests that the fault met
 * @property again those that Mayfly makes by itself right after it, or before the service allows it
 * @property state what there is then
 * @property way on: the user presses again or changes the key, or Mayfly comes back by itself
 * @property end what there is once the fault is over and that way was gone; absent where the service can't be reached at all
 * @property backMs how long that took, by the clock
 */
export type Seen = {
  told?: string;
  status?: string;
  badge: string;
  asked: number;
  again: number;
  state: State;
  way: 'press' | 'key' | 'alarm' | 'none';
  end?: State;
  backMs: number;
};

/** The kind of problem, if its words say what happened and what to do, and what the service's people have to know. */
function toldOf(error: unknown): string {
  const problem = toProblem(error);
  const { title, advice, details } = describeProblem(problem);
  const isAnnounced =
    title !== '' && advice !== '' && (problem.requestId === undefined || details?.includes(problem.requestId));
  return isAnnounced ? problem.kind : 'unexpected';
}

function setFaults({ service }: Scene, call: MatrixCall, { fault }: MatrixFault): void {
  // The limit is asked for where nothing else says it.
  const bare = { kind: 'no-rate-limit-headers', method: 'GET', path: '/v1/domains', times: 'always' } as const;
  const aimed = fault ? call.aims.map((aim) => ({ ...fault, ...aim, times: 'always' as const })) : [];
  service.setFaults(call.call === 'rate_limit' ? [bare, ...aimed] : aimed);
}

/** @returns which way the user or Mayfly goes on, once the fault is over */
async function goOn(scene: Scene, call: MatrixCall): Promise<Pick<Seen, 'way' | 'end' | 'backMs'>> {
  const { service, base } = scene;
  const startedAt = Date.now();
  let way: Seen['way'] = call.isPress ? 'press' : 'alarm';
  if (isPaused(await statusItem.of(base).read())) {
    way = 'key';
    await connect(base, service.key);
  }
  if (call.isPress) await call.act(scene).catch(() => {});
  let end = await call.state(scene);
  let clockMs = 0;
  for (let round = 0; round < ROUNDS && end !== 'right' && call.wake; round++) {
    const at = call.alarm === undefined ? Date.now() + MINUTE : await alarmAt(call.alarm);
    if (at === undefined && way === 'alarm') return { way: 'none', end, backMs: Date.now() - startedAt };
    clockMs += Math.max(0, (at ?? 0) - Date.now()) + 1;
    service.setClock(clockMs);
    await (call.onAlarm ?? call.wake)(scene);
    end = await call.state(scene);
  }
  if (end === 'nothing' && call.press) {
    way = 'press';
    await call.press(scene).catch(() => {});
    end = await call.state(scene);
  }
  return { way, end, backMs: Date.now() - startedAt };
}

/** What Mayfly asks by itself as soon as its worker starts again, and before it is allowed to. */
async function wakeAtOnce(scene: Scene, call: MatrixCall, fault: MatrixFault): Promise<void> {
  if (!call.wake) return;
  await call.wake(scene);
  if (fault.means !== 'rate-limited' || fault.name.includes('neither')) return;
  scene.service.setClock((WAIT_SECONDS - 5) * 1000);
  await call.wake(scene);
  scene.service.setClock(0);
}

export async function runCell(service: MatrixService, call: MatrixCall, fault: MatrixFault): Promise<Seen> {
  service.setClock(0);
  const scene = await openScene(service, fault, {
    isConnected: call.isConnected ?? true,
    isSpent: call.isSpent ?? false,
  });
  try {
    await call.begin?.(scene);
    setFaults(scene, call, fault);
    const count = () => service.countAimed(call.aims);
    const before = count();
    let error: unknown;
    const act = () =>
      call.act(scene).catch((thrown: unknown) => {
        error = thrown ?? new Error('Nothing was thrown.');
      });
    await (fault.isSlow ? service.withTimeouts(call.aims, act) : act());
    const asked = count() - before;
    const status = await statusItem.of(scene.base).read();
    const isConnected = call.isConnected ?? true;
    service.setFaults([]);
    const state = await call.state(scene);

    setFaults(scene, call, fault);
    const counted = count();
    const wake = () => (state === 'right' ? Promise.resolve() : wakeAtOnce(scene, call, fault));
    await (fault.isSlow ? service.withTimeouts(call.aims, wake) : wake());
    const again = count() - counted;
    service.setFaults([]);
    const isReachable = fault.unreachable === undefined;
    const rest = isReachable ? await goOn(scene, call) : { way: await wayOn(call), backMs: 0 };
    return {
      ...(error !== undefined && { told: toldOf(error) }),
      ...(status.problem && { status: status.problem.kind }),
      badge: describeBadge(0, status, isConnected).text,
      asked,
      again,
      state,
      ...rest,
    };
  } finally {
    service.setClock(0);
    await scene.close();
  }
}

async function wayOn({ isPress, alarm, wake }: MatrixCall): Promise<Seen['way']> {
  if (isPress) return 'press';
  return wake && (alarm === undefined || (await alarmAt(alarm)) !== undefined) ? 'alarm' : 'none';
}
