import './health.css';
import { describeProblem } from '../../lib/api/describe-problem.ts';
import { errorLogItem, type LoggedError } from '../../lib/api/error-log.ts';
import { type Status, statusItem } from '../../lib/api/status.ts';
import {
  type Grant,
  readGrantedOrigins,
  revokeOrigin,
  toGrants,
  watchGrantedOrigins,
} from '../../lib/browser/permissions.ts';
import { formatBytes } from '../../lib/i18n/format-bytes.ts';
import { formatWhen } from '../../lib/i18n/format-time.ts';
import { formatNumber } from '../../lib/i18n/language-in-use.ts';
import { type PlainKey, plural, text } from '../../lib/i18n/text.ts';
import { SECOND } from '../../lib/i18n/time.ts';
import { countWaitingDeletions, readStoredTotal, type StoredTotal } from '../../lib/mailbox/read-messages.ts';
import { connectionsItem } from '../../lib/storage/connection.ts';
import { codeSitesItem, fieldButtonItem } from '../../lib/storage/settings.ts';
import { Button } from '../ui/button.tsx';
import { Fact } from '../ui/fact.tsx';
import { nameOfService } from '../ui/service-edge.tsx';
import { useNow } from '../ui/use-environment.ts';
import { useRead, useStored, useStoredItem } from '../ui/use-stored.ts';

export type HealthFacts = {
  /** the default first */
  services: { baseUrl: string; name: string; status: Partial<Status>; errors: LoggedError[] }[];
  /** absent while unknown */
  stored?: StoredTotal | undefined;
  /** how many deletions the services still have to confirm; absent while unknown */
  waitingDeletions?: number | undefined;
  grants: Grant[];
  version: string;
};

type HealthViewProps = {
  facts: HealthFacts;
  /** epoch ms */
  now: number;
  /** called within the click */
  onRevoke: (grant: Grant) => void;
};

const PURPOSES = {
  service: 'health.forService',
  everywhere: 'health.forEverywhere',
  button: 'health.forButton',
  codes: 'health.forCodes',
  other: 'health.forOther',
} as const satisfies Record<Grant['purposes'][number], PlainKey>;

function describeTime(at: number | undefined, now: number): string {
  if (at === undefined) return text('health.none');
  return formatWhen(at, now);
}

function Limit({ rateLimit, now }: { rateLimit: Status['rateLimit']; now: number }) {
  if (rateLimit?.remaining === undefined) return null;
  const { limit, remaining, resetAt } = rateLimit;
  return (
    <>
      <Fact name={text('connect.requestsLeft')}>
        {limit === undefined ? formatNumber(remaining) : text('connect.leftOf', { remaining, limit })}
      </Fact>
      {resetAt !== undefined && resetAt > now && <Fact name={text('health.reset')}>{describeTime(resetAt, now)}</Fact>}
    </>
  );
}

function Errors({ errors, now }: { errors: LoggedError[]; now: number }) {
  if (errors.length === 0) return text('health.none');
  return (
    <ul class="health-list">
      {errors.toReversed().map(({ at, kind, status }) => (
        <li key={at}>
          <span class="soft tabular">{describeTime(at, now)}</span> {describeProblem({ kind, status }).title}
        </li>
      ))}
    </ul>
  );
}

/** The host that comes with the installation is there for its service, whether that is connected or not. */
const isToldFor =
  ({ isFixed }: Grant) =>
  (purpose: Grant['purposes'][number]) =>
    !isFixed || purpose !== 'other';

function Grants({ grants, onRevoke }: { grants: Grant[] } & Pick<HealthViewProps, 'onRevoke'>) {
  if (grants.length === 0) return text('health.none');
  return (
    <ul class="health-list health-grants">
      {grants.map((grant) => {
        const site = grant.host ?? text('health.allSites');
        return (
          <li key={grant.pattern}>
            <div>
              <bdi dir={grant.host === undefined ? undefined : 'ltr'}>{site}</bdi>
              {grant.purposes.filter(isToldFor(grant)).map((purpose) => (
                <p class="soft note" key={purpose}>
                  {text(PURPOSES[purpose])}
                </p>
              ))}
            </div>
            {grant.isFixed ? (
              <span class="soft note">{text('health.installed')}</span>
            ) : (
              <Button
                kind="text-button"
                aria-label={text('settings.takeAwaySite', { site })}
                onClick={() => onRevoke(grant)}
                text={text('settings.takeAway')}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The state of Mayfly: checks and errors of each service, storage, permissions, version. */
export function HealthView({ facts, now, onRevoke }: HealthViewProps) {
  const { services, stored, waitingDeletions, grants, version } = facts;
  return (
    <div class="health-parts">
      {services.map(({ baseUrl, name, status, errors }) => (
        <div key={baseUrl}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <dl class="facts">
            <Fact name={text('health.lastCheck')}>{describeTime(status.checkedAt, now)}</Fact>
            <Fact name={text('health.nextCheck')}>{describeTime(status.nextCheckAt, now)}</Fact>
            <Limit rateLimit={status.rateLimit} now={now} />
            <Fact name={text('health.errors')}>
              <Errors errors={errors} now={now} />
            </Fact>
          </dl>
        </div>
      ))}
      <div>
        <h3>{text('health.access')}</h3>
        <Grants grants={grants} onRevoke={onRevoke} />
      </div>
      <dl class="facts">
        {waitingDeletions ? <Fact name={text('health.deletions')}>{formatNumber(waitingDeletions)}</Fact> : null}
        {stored && (
          <Fact name={text('keep.title')}>
            {`${formatBytes(stored.bytes)} · ${plural('address.messages', stored.messages)}`}
          </Fact>
        )}
        <Fact name={text('about.version')} dir="ltr">
          Mayfly {version}
        </Fact>
      </dl>
    </div>
  );
}

/** Reads what `HealthView` shows. */
export function Health({ version }: { version: string }) {
  const connections = useStoredItem(connectionsItem);
  const statuses = useStoredItem(statusItem);
  const errors = useStoredItem(errorLogItem);
  const fieldButton = useStoredItem(fieldButtonItem);
  const codeSites = useStoredItem(codeSitesItem);
  const granted = useRead(readGrantedOrigins, watchGrantedOrigins);
  const stored = useStored(readStoredTotal);
  const waitingDeletions = useStored(countWaitingDeletions);
  const now = useNow(30 * SECOND);
  if (!connections || !statuses || !errors || !fieldButton || !codeSites || !granted) return null;

  const uses = {
    services: connections.map(({ baseUrl }) => baseUrl),
    buttonSites: fieldButton.onSites,
    codeSites: codeSites.on,
  };
  const health = {
    services: connections.map((connection) => ({
      baseUrl: connection.baseUrl,
      name: nameOfService(connection),
      status: statuses[connection.baseUrl] ?? {},
      errors: errors[connection.baseUrl] ?? [],
    })),
    stored,
    waitingDeletions,
    grants: toGrants(granted.origins, granted.fixed, uses),
    version,
  };
  return <HealthView facts={health} now={now} onRevoke={({ pattern }) => void revokeOrigin(pattern)} />;
}
