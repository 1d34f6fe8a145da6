import type { Problem } from '../../lib/api/problem.ts';
import { requestServiceAccess } from '../../lib/api/service-access.ts';
import { text } from '../../lib/i18n/text.ts';
import { callBackground } from '../../lib/messaging/call-background.ts';
import { DATA_PRACTICES } from '../../lib/packaging/data-practices.ts';

/** Whether a problem ends when the user allows requests to the service. */
export const needsPermission = ({ kind }: Problem) => kind === 'no-permission' || kind === 'not-agreed';

/** The button that lets the user allow requests. @param service base URL */
export function offerToAllow(service: string, { kind }: Problem) {
  return kind === 'not-agreed'
    ? {
        text: text('do.agree'),
        run: () => void callBackground('changeService', { service, practices: DATA_PRACTICES }),
      }
    : { text: text('do.allowAccess'), run: () => void requestServiceAccess(service) };
}
