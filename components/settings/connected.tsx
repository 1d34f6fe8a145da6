import { describeAddressesLeft } from '../../lib/api/describe-addresses-left.ts';
import type { Status } from '../../lib/api/status.ts';
import { formatList } from '../../lib/i18n/format-list.ts';
import { formatNumber } from '../../lib/i18n/language-in-use.ts';
import { text } from '../../lib/i18n/text.ts';
import type { Connection } from '../../lib/storage/connection.ts';
import { Icon } from '../ui/icon.tsx';
import { ConnectProblem } from './connect/connect-problem.tsx';

type ConnectedProps = {
  connection: Connection;
  /** names of the service's domains */
  domains: string[];
  status: Partial<Pick<Status, 'rateLimit' | 'addressesLeft' | 'problem'>>;
  /** epoch ms */
  now: number;
  onChange: () => void;
  onDisconnect: () => void;
  /** absent for the default */
  onMakeDefault?: (() => void) | undefined;
  /** what tells its buttons from those of another service; absent where it is the only one */
  describedAs?: string | undefined;
};

/** The connected service. The API key is not shown: only the background reads it. */
export function Connected(props: ConnectedProps) {
  const { connection, domains, status, now, onChange, onDisconnect, onMakeDefault, describedAs } = props;
  const label = (what: string) => describedAs && text('connect.of', { what, service: describedAs });
  const { rateLimit, addressesLeft, problem } = status;
  return (
    <div class="connected">
      <p class="connected-title">
        <Icon name="done" />
        <b>{text('connect.connected')}</b>
      </p>
      <dl class="facts">
        <div>
          <dt>{text('connect.service')}</dt>
          <dd dir="ltr">{connection.baseUrl}</dd>
        </div>
        <div>
          <dt>{text('connect.key')}</dt>
          <dd>{text('connect.keySaved')}</dd>
        </div>
        <div>
          <dt>{text('connect.domains')}</dt>
          <dd>{domains.length > 0 ? formatList(domains, 'comma') : text('connect.noDomains')}</dd>
        </div>
        {rateLimit?.remaining !== undefined && (
          <div>
            <dt>{text('connect.requestsLeft')}</dt>
            <dd class="tabular">
              {rateLimit.limit === undefined
                ? formatNumber(rateLimit.remaining)
                : text('connect.leftOf', { remaining: rateLimit.remaining, limit: rateLimit.limit })}
              {addressesLeft && addressesLeft.resetAt > now && (
                <>
                  <br />
                  <span class="soft">{describeAddressesLeft(addressesLeft, now)}</span>
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
      {problem && <ConnectProblem problem={problem} />}
      <div class="form-actions">
        <button type="button" class="button" aria-label={label(text('do.change'))} onClick={onChange}>
          {text('do.change')}
        </button>
        <button type="button" class="button" aria-label={label(text('connect.disconnect'))} onClick={onDisconnect}>
          {text('connect.disconnect')}
        </button>
        {onMakeDefault && (
          <button type="button" class="button" aria-label={label(text('connect.makeDefault'))} onClick={onMakeDefault}>
            {text('connect.makeDefault')}
          </button>
        )}
      </div>
    </div>
  );
}
