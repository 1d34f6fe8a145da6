import type { Status } from '../../lib/api/status.ts';
import type { Connection } from '../../lib/settings/connection.ts';
import { Icon } from '../icon.tsx';
import { ConnectProblem } from './connect-problem.tsx';

type ConnectedProps = {
  connection: Connection;
  status: Partial<Pick<Status, 'rateLimit' | 'problem'>>;
  onChange: () => void;
  onDisconnect: () => void;
};

/** What one is connected to. The key itself is never shown: nobody but the background can read it. */
export function Connected({ connection, status, onChange, onDisconnect }: ConnectedProps) {
  const { rateLimit, problem } = status;
  const count = new Intl.NumberFormat();
  return (
    <div class="connected">
      <p class="connected-title">
        <Icon name="done" />
        <b>Connected</b>
      </p>
      <dl class="facts">
        <div>
          <dt>Service</dt>
          <dd dir="ltr">{connection.baseUrl}</dd>
        </div>
        <div>
          <dt>Domains</dt>
          <dd>{connection.domains.length > 0 ? connection.domains.join(', ') : 'None listed'}</dd>
        </div>
        {rateLimit?.remaining !== undefined && (
          <div>
            <dt>Requests left</dt>
            <dd class="tabular">
              {count.format(rateLimit.remaining)}
              {rateLimit.limit !== undefined && ` of ${count.format(rateLimit.limit)}`}
            </dd>
          </div>
        )}
      </dl>
      {problem && <ConnectProblem problem={problem} />}
      <div class="form-actions">
        <button type="button" class="button" onClick={onChange}>
          Change
        </button>
        <button type="button" class="button" onClick={onDisconnect}>
          Disconnect
        </button>
      </div>
      <p class="soft note">Disconnecting forgets the key. The mail that you have stays here.</p>
    </div>
  );
}
