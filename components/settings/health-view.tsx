import './health.css';
import { describeProblem } from '../../lib/api/describe-problem.ts';
import type { LoggedError } from '../../lib/api/error-log.ts';
import type { Status } from '../../lib/api/status.ts';
import type { Grant } from '../../lib/browser/permissions.ts';
import { formatBytes } from '../../lib/i18n/format-bytes.ts';
import { formatWhen } from '../../lib/i18n/format-time.ts';
import { formatNumber } from '../../lib/i18n/language-in-use.ts';
import { type PlainKey, plural, text } from '../../lib/i18n/text.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import type { HealthFacts } from './health-report.ts';

type HealthViewProps = {
  facts: HealthFacts;
  /** epoch ms */
  now: number;
  /** called within the click */
  onRevoke: (grant: Grant) => void;
  /** @returns whether it reached the clipboard */
  onCopy: () => Promise<boolean>;
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
      <div>
        <dt>{text('connect.requestsLeft')}</dt>
        <dd class="tabular">
          {limit === undefined ? formatNumber(remaining) : text('connect.leftOf', { remaining, limit })}
        </dd>
      </div>
      {resetAt !== undefined && resetAt > now && (
        <div>
          <dt>{text('health.reset')}</dt>
          <dd class="tabular">{describeTime(resetAt, now)}</dd>
        </div>
      )}
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
              {grant.purposes.map((purpose) => (
                <p class="soft note" key={purpose}>
                  {text(PURPOSES[purpose])}
                </p>
              ))}
            </div>
            {grant.isFixed ? (
              <span class="soft note">{text('health.installed')}</span>
            ) : (
              <button
                type="button"
                class="text-button"
                aria-label={text('settings.takeAwaySite', { site })}
                onClick={() => onRevoke(grant)}
              >
                {text('settings.takeAway')}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The state of Mayfly: checks and errors of each service, storage, permissions, versions. */
export function HealthView({ facts, now, onRevoke, onCopy }: HealthViewProps) {
  const { services, stored, waitingDeletions, isUnstored, grants, version, browser } = facts;
  return (
    <div class="health-parts">
      {services.map(({ baseUrl, name, status, errors }) => (
        <div key={baseUrl}>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          <dl class="facts">
            <div>
              <dt>{text('health.lastCheck')}</dt>
              <dd class="tabular">{describeTime(status.checkedAt, now)}</dd>
            </div>
            <div>
              <dt>{text('health.nextCheck')}</dt>
              <dd class="tabular">{describeTime(status.nextCheckAt, now)}</dd>
            </div>
            <Limit rateLimit={status.rateLimit} now={now} />
            <div>
              <dt>{text('health.errors')}</dt>
              <dd>
                <Errors errors={errors} now={now} />
              </dd>
            </div>
          </dl>
        </div>
      ))}
      <div>
        <h3>{text('health.access')}</h3>
        <Grants grants={grants} onRevoke={onRevoke} />
      </div>
      <dl class="facts">
        {waitingDeletions ? (
          <div>
            <dt>{text('health.deletions')}</dt>
            <dd class="tabular">{formatNumber(waitingDeletions)}</dd>
          </div>
        ) : null}
        {(stored || isUnstored) && (
          <div>
            <dt>{text('keep.title')}</dt>
            <dd>
              {stored && `${formatBytes(stored.bytes)} · ${plural('address.messages', stored.messages)}`}
              {isUnstored && <p class="soft note">{text('mail.unstored')}</p>}
            </dd>
          </div>
        )}
        <div>
          <dt>{text('about.version')}</dt>
          <dd dir="ltr">
            Mayfly {version}
            <br />
            {browser}
          </dd>
        </div>
      </dl>
      <div>
        <CopyButton label={text('health.copy')} text={text('health.copy')} onCopy={onCopy} />
        <p class="soft note">{text('health.copyNote')}</p>
      </div>
    </div>
  );
}
