import { describeAddressesLeft, describeProblem } from '../../lib/api/describe-problem.ts';
import { formatNumber } from '../../lib/i18n/language-in-use.ts';
import { formatList, text } from '../../lib/i18n/text.ts';
import { needsPermission, offerToAllow } from '../ui/allow-service.ts';
import { Button } from '../ui/button.tsx';
import { Fact } from '../ui/fact.tsx';
import { Icon } from '../ui/icon.tsx';
import { ConnectProblem } from './connect/connect-problem.tsx';
import type { ServiceModel } from './model.ts';
import { useSettings } from './settings-context.ts';

/** The connected service. The API key is not shown: only the background reads it. */
export function Connected({ service }: { service: ServiceModel }) {
  const { state, actions } = useSettings();
  const { connection, domains, status, isDefault } = service;
  const { baseUrl } = connection;
  const describe = (label: string) => service.label && text('do.labelOf', { label, of: service.label });
  const { rateLimit, addressesLeft, problem } = status;
  const allow = problem && needsPermission(problem) ? offerToAllow(baseUrl, problem) : undefined;
  return (
    <div class="connected">
      {!service.isPaused && (
        <p class="connected-title">
          <Icon name="done" />
          <b>{text('connect.connected')}</b>
        </p>
      )}
      {allow && problem && (
        <div class="connect-problem" role="alert">
          <Icon name="warning" />
          <div>
            <p>
              <b>{text('problem.sentence', { title: describeProblem(problem).title })}</b>{' '}
              {describeProblem(problem).advice}
            </p>
            <Button kind="button primary" onClick={allow.run} text={allow.text} />
          </div>
        </div>
      )}
      <dl class="facts">
        <Fact name={text('connect.service')} dir="ltr">
          {baseUrl}
        </Fact>
        <Fact name={text('connect.key')}>{text('connect.keySaved')}</Fact>
        <Fact name={text('connect.domains')}>
          {domains.length > 0 ? formatList(domains, 'comma') : text('connect.noDomains')}
        </Fact>
        {rateLimit?.remaining !== undefined && (
          <Fact name={text('connect.requestsLeft')}>
            {rateLimit.limit === undefined
              ? formatNumber(rateLimit.remaining)
              : text('connect.leftOf', { remaining: rateLimit.remaining, limit: rateLimit.limit })}
            {addressesLeft && addressesLeft.resetAt > state.now && (
              <>
                <br />
                <span class="soft">{describeAddressesLeft(addressesLeft, state.now)}</span>
              </>
            )}
          </Fact>
        )}
      </dl>
      {problem && !allow && <ConnectProblem problem={problem} />}
      <div class="form-actions">
        <Button
          aria-label={describe(text('do.change'))}
          onClick={() => actions.openForm(baseUrl)}
          text={text('do.change')}
        />
        <Button
          aria-label={describe(text('connect.disconnect'))}
          onClick={() => actions.disconnect(baseUrl)}
          text={text('connect.disconnect')}
        />
        {!isDefault && (
          <Button
            aria-label={describe(text('connect.makeDefault'))}
            onClick={() => actions.makeDefault(baseUrl)}
            text={text('connect.makeDefault')}
          />
        )}
      </div>
    </div>
  );
}
