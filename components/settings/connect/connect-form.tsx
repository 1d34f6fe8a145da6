import { useId, useState } from 'preact/hooks';
import type { Problem } from '../../../lib/api/problem.ts';
import { type TextKey, text } from '../../../lib/i18n/text.ts';
import { findBaseUrlMistake } from '../../../lib/storage/base-url.ts';
import { Button } from '../../ui/button.tsx';
import { useSettings } from '../settings-context.ts';
import { ConnectProblem } from './connect-problem.tsx';

const WORDS = {
  empty: 'connect.enterAddress',
  user: 'connect.noPassword',
  'not-secure': 'connect.notSecure',
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

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isConnecting) return;
    const addressMistake = findAddressMistake(address);
    const keyMistake = key.trim() === '' ? text('connect.enterKey') : undefined;
    setMistakes({ address: addressMistake, key: keyMistake });
    if (!addressMistake && !keyMistake) actions.connect({ address, key });
  }

  return (
    <form class="connect-form" noValidate onSubmit={submit}>
      <div class="field">
        <label for={`${id}-address`}>{text('connect.address')}</label>
        <input
          id={`${id}-address`}
          type="url"
          autocomplete="off"
          spellcheck={false}
          dir="ltr"
          value={address}
          aria-invalid={mistakes.address !== undefined}
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
            {...(isKeyShown ? { type: 'text' } : { type: 'password' })}
            autocomplete="off"
            spellcheck={false}
            dir="ltr"
            value={key}
            aria-invalid={mistakes.key !== undefined}
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
      {problem && problem !== old && <ConnectProblem problem={problem} />}
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
      </div>
    </form>
  );
}
