import { formatBytes } from '../i18n/format-bytes.ts';
import { joinSentences } from '../i18n/format-list.ts';
import { formatWhen } from '../i18n/format-time.ts';
import { plural, text } from '../i18n/text.ts';
import type { Problem, ResponseSize } from './problem.ts';
import type { Status } from './status.ts';

/** The texts that the user reads when something went wrong. */
export type ProblemWords = {
  title: string;
  advice: string;
  /**
   * The text of *Copy details*: the service's message, status, code and request id; absent if there are none. In English, for the operators
   * of the service.
   */
  details?: string;
};

/** Adds the status of the response, if there was one, to a title. A status is written without separators. */
function withStatus(title: string, status: number | undefined): string {
  return status ? text('problem.withStatus', { title, status: String(status) }) : title;
}

function words(problem: Problem, now: number): [title: string, advice: string] {
  const { kind, status, detail, size, untilAt, isForAddress } = problem;
  switch (kind) {
    case 'not-connected':
      return [text('problem.notConnected'), text('problem.notConnectedAdvice')];
    case 'no-permission':
      return [text('problem.noPermission'), joinSentences(text('problem.noPermissionAdvice'), text('do.asksFirst'))];
    case 'not-agreed':
      return [text('problem.practices'), text('connect.disclosure')];
    case 'key-refused':
      return [text('problem.keyRefused'), text('problem.keyRefusedAdvice')];
    case 'not-found':
      return [text('problem.notFound'), text('problem.notFoundAdvice')];
    case 'rate-limited':
      if (untilAt === undefined) return [text('problem.limit'), text('problem.limitAdvice')];
      return [
        text(isForAddress ? 'problem.noAddressesUntil' : 'problem.limitUntil', {
          time: formatWhen(untilAt, now),
        }),
        text('problem.limitUntilAdvice'),
      ];
    case 'refused':
      // Without a status, the request was never sent.
      return [
        text(status === undefined ? 'problem.refusedHere' : 'problem.refused'),
        detail ?? text('problem.noReason'),
      ];
    case 'service-fault':
      return [withStatus(text('problem.serviceFault'), status), text('problem.serviceFaultAdvice')];
    case 'intercepted':
      return [withStatus(text('problem.intercepted'), status), text('problem.interceptedAdvice')];
    case 'blocked':
      return [text('problem.blocked'), text('problem.blockedAdvice')];
    case 'not-understood':
      return [withStatus(text('problem.notUnderstood'), status), detail ?? text('problem.notUnderstoodAdvice')];
    case 'too-large':
      return [text('problem.tooLarge', { size: describeSize(size) }), text('problem.tooLargeAdvice')];
    case 'no-network':
      return [text('problem.noNetwork'), text('problem.noNetworkAdvice')];
    case 'slow':
      return [text('problem.slow'), text('problem.slowAdvice')];
    case 'storage':
      return [text('problem.storage'), text('problem.storageAdvice')];
    case 'newer-storage':
      return [text('mail.newer'), text('mail.newerText')];
    case 'unexpected':
      return [text('problem.unexpected'), detail ?? text('problem.unexpectedAdvice')];
  }
}

/** Checks for mail are tried again without the user, requests for an address are not. */
const withRetry = (advice: string, { kind, isForAddress }: Problem) =>
  isForAddress && kind !== 'rate-limited' ? text('problem.unexpectedAdvice') : advice;

/** The one place where errors become texts. @param now epoch ms: a time on another day is shown with its date */
export function describeProblem(problem: Problem, now = Date.now()): ProblemWords {
  const [title, advice] = words(problem, now);
  const isFromService = problem.status !== undefined || problem.requestId !== undefined;
  const details = [
    problem.status && `status ${problem.status}`,
    problem.code,
    problem.detail,
    problem.requestId && `request ${problem.requestId}`,
  ]
    .filter(Boolean)
    .join(', ');
  return { title, advice: withRetry(advice, problem), ...(isFromService && details && { details }) };
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
