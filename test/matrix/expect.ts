import { MINUTE } from '../../lib/i18n/time.ts';
import type { MatrixCall } from './call.ts';
import { type MatrixFault, WAIT_SECONDS } from './faults.ts';
import type { Seen } from './run-cell.ts';

/**
 * What Mayfly makes of a fault: a kind of problem; all is `right`; it is taken to be `gone`, as the service says so; it is kept as
 * `incomplete`, which the reader says; or it is `unknowable`: nothing in the answer says that it is wrong.
 */
type Meaning = MatrixFault['means'] | 'gone' | 'incomplete' | 'unknowable';

type Rule = (fault: MatrixFault) => Meaning;

const asItIs: Rule = ({ means }) => means;
const noSuchEndpoint: Rule = ({ means }) => (means === 'not-found' ? 'not-understood' : means);
/** What is not there any more is deleted. */
const deletion: Rule = ({ means }) => (means === 'not-found' ? 'gone' : means);

/** Of each call what is not as in general, as `PRODUCT.md` and the contract have it. A call that is not here has no expectations. */
const RULES: Readonly<Record<string, Rule>> = {
  'domains, press': noSuchEndpoint,
  'domains, upkeep': asItIs,
  // It is not of the contract: what is wrong with it is nothing to a service that answers.
  'rate_limit, press': ({ unreachable }) => (unreachable ? 'no-network' : 'right'),
  'create, press': createdMeaning,
  'create, upkeep': createdMeaning,
  'list, press': asItIs,
  'list, look': asItIs,
  'list, reconcile': ({ means }) => (means === 'not-found' || means === 'refused' ? 'gone' : means),
  // Some services answer 403 for an address of another key, and take the key for all else.
  'list, press, adopted': ({ name, means }) => (name === '403 envelope' || name === '403 bare' ? 'not-found' : means),
  'message, press': asItIs,
  'message, new mail': asItIs,
  'message, upkeep': asItIs,
  'source, press': ({ name, means }) => (name === 'truncated' ? 'incomplete' : means),
  'attachment, press': asItIs,
  'attachment of no size, press': ({ name, means }) =>
    name === 'truncated' || name === '200 wrong type' ? 'unknowable' : means,
  'delete address, upkeep, first': deletion,
  'delete address, upkeep, again': deletion,
  'delete message, upkeep, first': deletion,
  'delete message, upkeep, again': deletion,
};

/** Of a domain that is not there, a service may say so in its envelope. */
function createdMeaning({ name, means }: MatrixFault): Meaning {
  if (means !== 'not-found') return means;
  return name === '404 envelope' ? 'refused' : 'not-understood';
}

/** What every view shows until it is over. */
const SHOWN = ['key-refused', 'rate-limited', 'service-fault', 'not-understood', 'no-network', 'slow'];
/** What may be wrong with one message, file or deletion alone: once is no outage. */
const OF_ITEM = ['service-fault', 'not-understood'];

const isOfItem = ({ call }: MatrixCall) => /^(message|source|attachment|delete)/.test(call);
const isFile = ({ call }: MatrixCall) => /^(source|attachment)/.test(call);
/** The poller's: what is wrong with one address is kept with it. */
const isLook = ({ call, moment }: MatrixCall) => call === 'list' && (moment === 'press' || moment === 'look');

function statusOf(cell: MatrixCall, meaning: Meaning): string | undefined {
  if (cell.isConnected === false) return undefined;
  if (isLook(cell) && meaning === 'refused') return meaning;
  if (isOfItem(cell) && OF_ITEM.includes(meaning)) return undefined;
  return SHOWN.includes(meaning) ? meaning : undefined;
}

function toldOf(cell: MatrixCall, meaning: Meaning): string | undefined {
  if (!cell.isPress || ['right', 'incomplete', 'unknowable'].includes(meaning)) return undefined;
  return isLook(cell) && ['not-found', 'refused'].includes(meaning) ? undefined : meaning;
}

function askedOf(cell: MatrixCall, { name, unreachable }: MatrixFault, meaning: Meaning): number {
  if (unreachable) return 0;
  // Another domain may do.
  if (cell.call === 'create') return meaning === 'refused' ? 2 : 1;
  // The path may be another one.
  const isNoPath = meaning === 'not-found' || (meaning === 'not-understood' && !name.startsWith('403'));
  return isFile(cell) && isNoPath ? 2 : 1;
}

const STATES = { right: 'right', gone: 'gone', incomplete: 'incomplete', unknowable: 'wrong' } as const;

function wayOf(cell: MatrixCall, meaning: Meaning, status: string | undefined): Seen['way'] {
  if (meaning === 'gone') return 'none';
  if (status === 'key-refused') return 'key';
  // A body that the service does not have is asked for when somebody opens the message.
  return cell.isPress || (cell.call === 'message' && meaning === 'not-found') ? 'press' : 'alarm';
}

function withinOf(cell: MatrixCall, meaning: Meaning): number {
  if (cell.call === 'domains') return 62 * MINUTE;
  // It is tried at its own moments, of which the first may be a moment too early.
  return meaning === 'rate-limited' ? 2 * WAIT_SECONDS * 1000 + 2 * MINUTE : 13 * MINUTE;
}

/** @property withinMs how long it may take until all is right, once the fault is over */
export type Expectation = Omit<Seen, 'backMs'> & { withinMs: number };

/** @returns undefined for a cell without an expectation, which is a failure */
export function expectationOf(cell: MatrixCall, fault: MatrixFault): Expectation | undefined {
  const meaning = RULES[`${cell.call}, ${cell.moment}`]?.(fault);
  if (meaning === undefined) return undefined;
  const status = statusOf(cell, meaning);
  const told = toldOf(cell, meaning);
  const state = meaning in STATES ? STATES[meaning as keyof typeof STATES] : 'nothing';
  // After a press, what Mayfly wants anyhow is asked for once more, and then waits.
  const isWanted = cell.call === 'message' && cell.isPress && [...OF_ITEM, 'refused', 'not-found'].includes(meaning);
  return {
    ...(told !== undefined && { told }),
    ...(status !== undefined && { status }),
    badge: status === 'key-refused' ? '!' : '',
    asked: askedOf(cell, fault, meaning),
    again: isWanted ? 1 : 0,
    state,
    way: wayOf(cell, meaning, status),
    ...(!fault.unreachable && { end: state === 'nothing' || state === 'incomplete' ? 'right' : state }),
    withinMs: withinOf(cell, meaning),
  };
}

/** @returns in words, each thing that is not as expected */
export function findDeviations(seen: Seen, expected: Expectation | undefined): string[] {
  if (!expected) return ['has no expectation'];
  const { withinMs, ...parts } = expected;
  const names = ['told', 'status', 'badge', 'asked', 'again', 'state', 'way', 'end'] as const;
  const odd = names.filter((name) => seen[name] !== parts[name]);
  const words = odd.map((name) => `${name}: ${seen[name] ?? 'none'}, not ${parts[name] ?? 'none'}`);
  return seen.backMs <= withinMs ? words : [...words, `right after ${Math.round(seen.backMs / MINUTE)} min`];
}
