import type { LoggedError } from '../../lib/api/error-log.ts';
import type { Status } from '../../lib/api/status.ts';
import type { Grant } from '../../lib/browser/permissions.ts';
import type { StoredTotal } from '../../lib/mailbox/read-messages.ts';

/**
 * The facts that the section *Health* shows.
 * @property services the default first; `baseUrl` and `name` are for the page only, not for the report
 * @property stored absent while unknown
 * @property waitingDeletions the number of deletions that have failed on the service so far; absent while unknown
 * @property isUnstored the browser stores no mail on disk
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

/** Finds the browser's name and version, and leaves out the rest, such as the device. @returns `unknown` for other browsers */
export function findBrowser(userAgent: string): string {
  return /\b(?:Firefox|Edg|OPR)\/\d+/.exec(userAgent)?.[0] ?? /\bChrome\/\d+/.exec(userAgent)?.[0] ?? 'unknown';
}

/**
 * Writes the facts as plain text in English, for the user to send to a supporter. The report has only numbers, times, the browser's name
 * and Mayfly's own words: no key, address, site or name of a service, and no text from a service.
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
