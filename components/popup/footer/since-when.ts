import { formatTime } from '../../../lib/i18n/format-time.ts';
import { localeInUse } from '../../../lib/i18n/language-in-use.ts';
import { text } from '../../../lib/i18n/text.ts';
import { DAY } from '../../../lib/i18n/time.ts';
import type { ShownStatus } from './shown-status.ts';

/**
 * How long the service has been unreachable: "Offline since 14:32."
 * @param locale BCP 47; that of the language in use when absent
 * @returns undefined for problems that do not pass with time
 */
export function sinceWhen(
  { problem, problemSince }: ShownStatus,
  now: number,
  locale = localeInUse(),
): string | undefined {
  if (problemSince === undefined) return undefined;
  if (problem?.kind !== 'no-network' && problem?.kind !== 'service-fault') return undefined;
  const day = now - problemSince >= DAY ? ({ day: 'numeric', month: 'short' } as const) : {};
  return text('status.offlineSince', { time: formatTime(problemSince, day, locale) });
}
