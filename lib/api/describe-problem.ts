import { formatBytes } from '../i18n/format-bytes.ts';
import { formatWhen } from '../i18n/format-time.ts';
import { joinSentences, type PlainKey, plural, text } from '../i18n/text.ts';
import { isRedirect, type Problem, type ResponseSize } from './problem.ts';
import type { Status } from './status.ts';

/** The texts that the user reads when something went wrong. */
export type ProblemWords = {
  title: string;
  advice: string;
  /** The text of *Copy details*: in English: the service's message, status, code and request id, for its operators, or the browser's message; absent without any. */
  details?: string;
};

/** Adds the status of the response, if there was one, to a title. A status is written without separators. */
function withStatus(title: string, status: number | undefined): string {
  return status ? text('problem.withStatus', { title, status: String(status) }) : title;
}

/** The title and the advice of each kind, where nothing more is known of it. */
const WORDS = {
  'not-connected': ['problem.notConnected', 'problem.notConnectedAdvice'],
  practice: ['problem.practice', 'problem.practiceAdvice'],
  'no-permission': ['problem.noPermission', 'problem.noPermissionAdvice'],
  'not-agreed': ['problem.practices', 'connect.disclosure'],
  'key-refused': ['problem.keyRefused', 'problem.keyRefusedAdvice'],
  'not-found': ['problem.notFound', 'problem.notFoundAdvice'],
  'rate-limited': ['problem.limit', 'problem.limitAdvice'],
  refused: ['problem.refused', 'problem.noReason'],
  'service-fault': ['problem.serviceFault', 'problem.serviceFaultAdvice'],
  intercepted: ['problem.intercepted', 'problem.interceptedAdvice'],
  blocked: ['problem.blocked', 'problem.blockedAdvice'],
  'not-understood': ['problem.notUnderstood', 'problem.notUnderstoodAdvice'],
  'no-network': ['problem.noNetwork', 'problem.noNetworkAdvice'],
  'broken-off': ['problem.brokenOff', 'problem.brokenOffAdvice'],
  slow: ['problem.slow', 'problem.slowAdvice'],
  storage: ['problem.storage', 'problem.storageAdvice'],
  'newer-storage': ['mail.newer', 'mail.newerText'],
  unexpected: ['problem.unexpected', 'problem.unexpectedAdvice'],
} as const satisfies Record<Exclude<Problem['kind'], 'too-large'>, [PlainKey, PlainKey]>;

const WITH_STATUS: Problem['kind'][] = ['service-fault', 'intercepted', 'not-understood'];
const WITH_DETAIL: Problem['kind'][] = ['refused', 'not-understood'];

function words(problem: Problem, now: number): [title: string, advice: string] {
  const { kind, status, detail, size, untilAt, isForAddress } = problem;
  if (kind === 'too-large')
    return [text('problem.tooLarge', { size: describeSize(size) }), text('problem.tooLargeAdvice')];
  if (kind === 'rate-limited' && untilAt !== undefined) {
    const time = formatWhen(untilAt, now);
    const title = text(isForAddress ? 'problem.noAddressesUntil' : 'problem.limitUntil', { time });
    return [title, text('problem.limitUntilAdvice')];
  }
  if (kind === 'intercepted' && isRedirect(status))
    return [text('problem.redirected'), text('problem.redirectedAdvice')];
  const [titleKey, adviceKey] = WORDS[kind];
  // Without a status, the request was never sent.
  const title = text(kind === 'refused' && status === undefined ? 'problem.refusedHere' : titleKey);
  const advice = (WITH_DETAIL.includes(kind) && detail) || text(adviceKey);
  return [
    WITH_STATUS.includes(kind) ? withStatus(title, status) : title,
    kind === 'no-permission' ? joinSentences(advice, text('do.asksFirst')) : advice,
  ];
}

/** Checks for mail are tried again without the user, requests for an address are not. */
const withRetry = (advice: string, { kind, isForAddress }: Problem) =>
  isForAddress && kind !== 'rate-limited' ? text('problem.unexpectedAdvice') : advice;

/** The one place where errors become texts. @param now epoch ms: a time on another day is shown with its date */
export function describeProblem(problem: Problem, now = Date.now()): ProblemWords {
  const [title, advice] = words(problem, now);
  const isFromService = problem.status !== undefined || problem.requestId !== undefined;
  // A browser words its errors in English, for developers alone.
  const isForDevelopers = problem.kind === 'unexpected' || problem.kind === 'storage';
  const details = [
    problem.status && `status ${problem.status}`,
    problem.code,
    problem.detail,
    problem.requestId && `request ${problem.requestId}`,
  ]
    .filter(Boolean)
    .join(', ');
  return {
    title,
    advice: withRetry(advice, problem),
    ...((isFromService || isForDevelopers) && details && { details }),
  };
}

/** "47 MB", or "over 25 MB" if the rest was not read. */
export function describeSize({ bytes, isMore }: ResponseSize = { bytes: 0, isMore: true }): string {
  const size = formatBytes(bytes);
  return isMore ? text('problem.over', { size }) : size;
}

/** How many more addresses the rate limit allows, and until when that number holds. */
export function describeAddressesLeft(left: NonNullable<Status['addressesLeft']>, now: number): string {
  const count = left.count < 10 ? Math.floor(left.count) : Number(left.count.toPrecision(2));
  return text('status.addressesLeft', {
    addresses: plural('address.addresses', count),
    time: formatWhen(left.resetAt, now),
  });
}
