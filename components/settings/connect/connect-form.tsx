import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../../lib/api/problem.ts';
import { type TextKey, text } from '../../../lib/i18n/text.ts';
import { SECOND } from '../../../lib/i18n/time.ts';
import { findBaseUrlMistake, isLoopback, parseBaseUrl } from '../../../lib/storage/base-url.ts';
import { DEFAULT_BASE_URL } from '../../../lib/storage/connection.ts';
import { Button } from '../../ui/button.tsx';
import { useSettings } from '../settings-context.ts';
import { ConnectProblem } from './connect-problem.tsx';

const WORDS = {
  empty: 'connect.enterAddress',
  user: 'connect.noPassword',
  'not-secure': 'connect.notSecure',
  'blocked-port': 'connect.blockedPort',
} as const satisfies Record<string, TextKey>;

/**
 * Describes to the user why a typed text is no valid URL of a service.
 * @returns undefined for a URL that `parseBaseUrl` accepts
 */
export function findAddressMistake(typed: string): string | undefined {
  const mistake = findBaseUrlMistake(typed);
  if (mistake === undefined) return undefined;
  return mistake === 'invalid'
    ? text('connect.notWebAddress', { example: 'https://mail.example' })
    : text(WORDS[mistake]);
}

/** Which field a problem is about: the user corrects it first. */
const FIELD_OF: Partial<Record<Problem['kind'], 'address' | 'key'>> = {
  'key-refused': 'key',
  'no-network': 'address',
  slow: 'address',
  'not-found': 'address',
  'not-understood': 'address',
};

const SOON_MS = 3 * SECOND;

/** Whether it was so for some seconds. */
function useLonger(isSo: boolean): boolean {
  const [isLonger, setLonger] = useState(false);
  useEffect(() => {
    setLonger(false);
    if (!isSo) return;
    const timer = setTimeout(() => setLonger(true), SOON_MS);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && isLonger;
}

/** Asks for the service's URL and an API key. Mistakes are shown before any request. */
export function ConnectForm() {
  const { state, model, actions } = useSettings();
  const { isConnecting, problem } = state;
  const [address, setAddress] = useState(model.form?.baseUrl ?? '');
  const [key, setKey] = useState('');
  const [isKeyShown, setKeyShown] = useState(false);
  /** the problem that was shown when the user last edited the form: it is no longer shown */
  const [old, setOld] = useState<Problem>();
  const [mistakes, setMistakes] = useState<{ address?: string; key?: string }>({});
  const id = useId();
  const addressField = useRef<HTMLInputElement>(null);
  const keyField = useRef<HTMLInputElement>(null);
  const isSlow = useLonger(isConnecting);
  const shown = problem === old ? undefined : problem;
  const wrong = shown && FIELD_OF[shown.kind];
  const baseUrl = parseBaseUrl(address);
  const host = baseUrl === undefined ? '' : new URL(baseUrl).host;
  const known = [DEFAULT_BASE_URL, ...(state.connections ?? []).map((connection) => connection.baseUrl)];
  const isNewHost = !known.some((url) => new URL(url).host === host);
  // Firefox asks for the first service of all whether data may be sent.
  const willAsk = baseUrl !== undefined && (isNewHost || (state.isFirefox && state.connections?.length === 0));

  const moveTo = (field: 'address' | 'key') => (field === 'key' ? keyField : addressField).current?.focus();
  useLayoutEffect(() => {
    if (wrong) moveTo(wrong);
  }, [problem]);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isConnecting) return;
    const addressMistake = findAddressMistake(address);
    const keyMistake = key.trim() === '' ? text('connect.enterKey') : undefined;
    setMistakes({ address: addressMistake, key: keyMistake });
    if (addressMistake || keyMistake) moveTo(addressMistake ? 'address' : 'key');
    else actions.connect({ address, key });
  }

  return (
    <form class="connect-form" noValidate onSubmit={submit}>
      <div class="field">
        <label for={`${id}-address`}>{text('connect.address')}</label>
        <input
          id={`${id}-address`}
          ref={addressField}
          type="url"
          autocomplete="off"
          spellcheck={false}
          dir="ltr"
          value={address}
          readOnly={isConnecting}
          aria-invalid={mistakes.address !== undefined || wrong === 'address'}
          aria-describedby={`${id}-address-mistake`}
          onInput={(event) => {
            setAddress(event.currentTarget.value);
            setOld(problem);
          }}
        />
        <p class="mistake" id={`${id}-address-mistake`} role="alert">
          {mistakes.address}
        </p>
      </div>
      <div class="field">
        <label for={`${id}-key`}>{text('connect.key')}</label>
        <div class="field-with-button">
          <input
            id={`${id}-key`}
            ref={keyField}
            {...(isKeyShown ? { type: 'text' } : { type: 'password' })}
            autocomplete="off"
            spellcheck={false}
            dir="ltr"
            value={key}
            readOnly={isConnecting}
            aria-invalid={mistakes.key !== undefined || wrong === 'key'}
            aria-describedby={`${id}-key-mistake ${id}-key-note`}
            onInput={(event) => {
              setKey(event.currentTarget.value);
              setOld(problem);
            }}
          />
          <Button
            aria-label={text('connect.showKey')}
            aria-pressed={isKeyShown}
            onClick={() => setKeyShown(!isKeyShown)}
            text={text('do.show')}
          />
        </div>
        <p class="mistake" id={`${id}-key-mistake`} role="alert">
          {mistakes.key}
        </p>
        <p class="soft note" id={`${id}-key-note`}>
          {text('connect.keyNote')}
        </p>
      </div>
      <p class="note">{text('connect.disclosure')}</p>
      {model.form?.canCancel && !model.form.isNew && (
        <p class="note">{text('connect.changeNote', { add: text('connect.add') })}</p>
      )}
      {willAsk && <p class="note">{text(state.isFirefox ? 'connect.willAskFirefox' : 'connect.willAsk', { host })}</p>}
      {shown && <ConnectProblem problem={shown} isOwnMachine={baseUrl !== undefined && isLoopback(new URL(baseUrl))} />}
      <div class="form-actions">
        <Button
          type="submit"
          kind="button primary"
          isBusy={isConnecting}
          text={text(isConnecting ? 'connect.connecting' : 'connect.connect')}
        />
        {model.form?.canCancel && (
          <Button kind="button plain" onClick={() => actions.openForm(undefined)} text={text('do.cancel')} />
        )}
        <output class="soft note">{isSlow && text('connect.stillWaiting', { host })}</output>
      </div>
    </form>
  );
}
