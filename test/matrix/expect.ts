import { MINUTE } from '../../lib/i18n/time.ts';
import type { MatrixCall, State } from './calls.ts';
import { type MatrixFault, WAIT_SECONDS } from './faults.ts';

/** What happened in a cell. */
export type Outcome = {
  /** The kind of problem that the user is told of, `unexpected` for one without words; absent for none. */
  told?: string;
  /** The kind of problem that every view shows; absent for none. */
  status?: string;
  badge: string;
  /** Requests that the fault met. */
  asked: number;
  /** Those that Mayfly makes by itself right after it, or before the service allows it. */
  again: number;
  state: State;
  /** How it goes on: the user presses again or changes the key, or Mayfly comes back by itself. */
  way: 'press' | 'key' | 'alarm' | 'none';
  /** What there is once the fault is over and that way was gone, within the time that it may take. */
  end: State;
};

/** A kind of problem; or it is taken to be `gone`, as the service says so; or it is stored as `incomplete`, which the reader says. */
type Meaning = MatrixFault['means'] | 'gone' | 'incomplete';

/** What a fault means for a call, as `PRODUCT.md` and the contract have it. */
function meaningOf({ name: call }: MatrixCall, { name, means }: MatrixFault): Meaning {
  if (call === 'fetch a source' && name === 'truncated') return 'incomplete';
  // A file may be HTML.
  if (call === 'fetch a source' && name === '200 HTML') return 'not-understood';
  if (call === 'connect' && means === 'intercepted') {
    // Nothing stored is at stake: a wrong key, or a wrong URL.
    if (name.startsWith('401')) return 'key-refused';
    if (!/^(?:403|302)/.test(name)) return 'not-understood';
  }
  if (means !== 'not-found') return means;
  // There is no such endpoint.
  if (call === 'connect') return 'not-understood';
  // Of a domain that is not there, a service may say so in its envelope.
  if (call === 'create an address') return name === '404 envelope' ? 'refused' : 'not-understood';
  return call === 'delete an address' ? 'gone' : means;
}

/** What every view shows until it is over. */
const SHOWN = [
  'key-refused',
  'rate-limited',
  'service-fault',
  'not-understood',
  'intercepted',
  'no-network',
  'broken-off',
  'slow',
];
/** What may be wrong with one item alone: once is no outage. */
const OF_ITEM = ['service-fault', 'not-understood', 'intercepted'];
/** Services keep files elsewhere: what became of one says nothing of the service. */
const OF_FILE = ['no-network', 'broken-off', 'slow'];

function statusOf({ name }: MatrixCall, { fault }: MatrixFault, meaning: Meaning): string | undefined {
  // A limit of this kind of request alone.
  const isOfKind = fault?.kind === 'rate-limited' && fault.resetSeconds === undefined && name !== 'check';
  if (isOfKind) return undefined;
  const isOfItem = name !== 'create an address' && name !== 'check';
  if (name === 'connect' || (isOfItem && OF_ITEM.includes(meaning))) return undefined;
  if (name === 'fetch a source' && OF_FILE.includes(meaning)) return undefined;
  return SHOWN.includes(meaning) || (name === 'check' && meaning === 'refused') ? meaning : undefined;
}

function countRequests({ name: call }: MatrixCall, { name }: MatrixFault, meaning: Meaning): number {
  // Another domain may do.
  if (call === 'create an address') return meaning === 'refused' ? 2 : 1;
  // The path may be another one.
  const isNoPath =
    ['not-found', 'not-understood'].includes(meaning) || (meaning === 'intercepted' && !/^(?:40[13]|302)/.test(name));
  return call === 'fetch a source' && isNoPath ? 2 : 1;
}

/** The longest that it may take until all is right, once the fault is over: after a limit, the first try may be a moment too early. */
export const maxWaitMs = ({ means }: MatrixFault) =>
  means === 'rate-limited' ? 2 * WAIT_SECONDS * 1000 + 2 * MINUTE : 13 * MINUTE;

export function expectOutcome(call: MatrixCall, fault: MatrixFault): Outcome {
  const meaning = meaningOf(call, fault);
  const isFine = meaning === 'right' || meaning === 'incomplete';
  const status = statusOf(call, fault, meaning);
  const state = isFine || meaning === 'gone' ? meaning : 'nothing';
  // The body that Mayfly wants anyhow is asked for once more, and then waits.
  const isWanted = call.name === 'open a message' && [...OF_ITEM, 'refused', 'not-found'].includes(meaning);
  const way = status === 'key-refused' ? 'key' : call.isPress ? 'press' : 'alarm';
  return {
    ...(call.isPress && !isFine && { told: meaning }),
    ...(status !== undefined && { status }),
    badge: status === 'key-refused' ? '!' : '',
    asked: countRequests(call, fault, meaning),
    again: isWanted ? 1 : 0,
    state,
    way: meaning === 'gone' ? 'none' : way,
    end: state === 'gone' ? 'gone' : 'right',
  };
}
