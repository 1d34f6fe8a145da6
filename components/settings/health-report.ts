import type { LoggedError } from '../../lib/api/error-log.ts';
import type { Status } from '../../lib/api/status.ts';
import type { Grant } from '../../lib/browser/permissions.ts';
import type { StoredTotal } from '../../lib/mailbox/read-messages.ts';

/**
 * What is known of how Mayfly does.
 * @property services the default first; `baseUrl` and `name` are for the page alone
 * @property stored absent while it is not known
 * @property waitingDeletions that the service has failed so far; absent while it is not known
 * @property isUnstored the browser stores nothing
 * @property browser name and version: `Firefox/153`
 */
export type HealthFacts = {
  services: { baseUrl: string; name: string; status: Partial<Status>; errors: LoggedError[] }[];
  stored?: StoredTotal | undefined;
  waitingDeletions?: number | undefined;
  isUnstored: boolean;
  grants: Grant[];
  version: string;
  browser: string;
};

/** Times are in UTC: a time zone would tell where the user lives. */
const formatTime = (at: number | undefined) => (at === undefined ? 'none' : new Date(at).toISOString());

const describeError = ({ kind, status, at }: LoggedError) =>
  `  ${formatTime(at)} ${kind}${status === undefined ? '' : ` ${status}`}`;

/** Browsers write more into this than their name and version: the device, for one. @returns `unknown` for any other */
export function findBrowser(userAgent: string): string {
  return /\b(?:Firefox|Edg|OPR)\/\d+/.exec(userAgent)?.[0] ?? /\bChrome\/\d+/.exec(userAgent)?.[0] ?? 'unknown';
}

/**
 * The same as plain text, to be sent to a supporter, in English. It is made of numbers, times and Mayfly's own words: no key,
 * address, site or name of a service is in it, nor anything that a service said.
 */
export function writeReport(
  { services, stored, waitingDeletions, isUnstored, grants, version, browser }: HealthFacts,
  now: number,
): string {
  const count = (purpose: Grant['purposes'][number]) =>
    `${purpose} ${grants.filter(({ purposes }) => purposes.includes(purpose)).length}`;
  return [
    `Mayfly ${version}, ${browser}, ${formatTime(now)}`,
    ...services.flatMap(({ status, errors }, nth) => {
      const { rateLimit, problem, problemSince } = status;
      return [
        `Service ${nth + 1}: last check ${formatTime(status.checkedAt)}, next check ${formatTime(status.nextCheckAt)}`,
        ...(rateLimit
          ? [
              `  limit ${rateLimit.remaining ?? '?'} of ${rateLimit.limit ?? '?'}, reset ${formatTime(rateLimit.resetAt)}`,
            ]
          : []),
        ...(problem ? ['  now:', describeError({ ...problem, at: problemSince ?? now })] : []),
        ...(errors.length > 0 ? ['  errors:', ...errors.map(describeError)] : []),
      ];
    }),
    ...(stored ? [`Storage: ${stored.bytes} bytes, ${stored.messages} messages`] : []),
    ...(waitingDeletions ? [`Deletions: ${waitingDeletions}`] : []),
    `Disk: ${isUnstored ? 'no' : 'yes'}`,
    `Access: ${(['service', 'everywhere', 'button', 'codes', 'other'] as const).map(count).join(', ')}`,
  ].join('\n');
}
