import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { text, textParts } from '../../../lib/i18n/text.ts';
import { readMessagesTo } from '../../../lib/mailbox/read-messages.ts';
import { callBackground } from '../../../lib/messaging/call-background.ts';
import { watchFillTrial } from '../../../lib/messaging/practice-field.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useStored } from '../../ui/use-stored.ts';
import { ConnectProblem } from '../connect/connect-problem.tsx';
import { ShortcutKeys } from '../general-settings.tsx';
import type { PracticeFill } from '../model.ts';
import { useSettings } from '../settings-context.ts';

/** An email field like any website's, for the first fill. */
export function PracticeStep() {
  const { state, actions } = useSettings();
  const { practice } = state;
  const shortcut = state.shortcuts?.fill ?? '';
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const isFilled = practice.state === 'filled';

  // Focuses the field, as if the user had clicked into it.
  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), []);

  return (
    <div class="practice-step">
      <p id={`${id}-how`}>
        {textParts('welcome.tryText', { item: <b>{text('do.fillNew')}</b> })}{' '}
        {shortcut !== '' && textParts('welcome.tryShortcut', { keys: <ShortcutKeys shortcut={shortcut} /> })}
      </p>
      <div class="practice-form field" data-filled={isFilled}>
        <label for={id}>{text('welcome.tryField')}</label>
        <input
          id={id}
          ref={field}
          type="email"
          autocomplete="off"
          spellcheck={false}
          dir="ltr"
          aria-describedby={`${id}-how`}
          value={isFilled ? practice.email : undefined}
        />
      </div>
      <div role="status">
        {practice.state === 'filling' && (
          <p class="practice-wait soft">
            <Icon name="busy" /> {text('welcome.trying')}
          </p>
        )}
        {isFilled && (
          <p class="practice-done">
            <b class="step-done">
              <Icon name="done" /> {text('welcome.filledTitle')}
            </b>{' '}
            {text('welcome.filledText')}
          </p>
        )}
      </div>
      {practice.state === 'problem' && (
        <>
          <ConnectProblem problem={practice.problem} />
          <Button onClick={actions.tryFill} text={text('do.tryAgain')} />
        </>
      )}
    </div>
  );
}

/** A sign-up without a service: an address, then a mail with a code. Everything happens in the browser. */
export function TryFirst() {
  const { state, actions } = useSettings();
  const { practice, isPractising } = state;
  return (
    <div class="panel practice-step">
      <p>{text('welcome.tryFirstNote')}</p>
      {isPractising ? <PracticeStep /> : <Button onClick={actions.tryFirst} text={text('welcome.tryFirst')} />}
      {isPractising && practice.state === 'waiting' && <Button onClick={actions.tryFill} text={text('do.fillNew')} />}
      {isPractising && practice.state === 'filled' && <PracticeCode email={practice.email} />}
    </div>
  );
}

/** Asks for a code, and fills the one that has arrived. */
function PracticeCode({ email }: { email: string }) {
  const { actions } = useSettings();
  const [filled, setFilled] = useState('');
  const id = useId();
  const read = useCallback(() => readMessagesTo(email), [email]);
  const code = useStored(read)?.find((message) => message.code !== undefined)?.code;
  return (
    <>
      <div class="practice-form field" data-filled={filled !== ''}>
        <label for={id}>{text('code.code')}</label>
        <input id={id} type="text" inputMode="numeric" autocomplete="off" dir="ltr" readOnly value={filled} />
      </div>
      <Button onClick={() => actions.sendCode(email)} text={text('welcome.sendCode')} />
      <div role="status">
        {code !== undefined && code !== filled && (
          <Button kind="button primary" onClick={() => setFilled(code)} text={text('fill.menuCode', { code })} />
        )}
        {filled !== '' && (
          <b class="step-done">
            <Icon name="done" /> {text('code.filled')}
          </b>
        )}
      </div>
    </>
  );
}

/**
 * The first fill. No script can be injected into an extension's own page, so the page fills its field when the menu item or the
 * shortcut is used on it.
 * @param isPractising whether the practice service is connected: what is filled then counts until it is not
 */
export function usePracticeFill(isPractising: boolean): { practice: PracticeFill; fill: () => void } {
  const [practice, setPractice] = useState<PracticeFill>({ state: 'waiting' });
  const isRunning = useRef(false);

  const fill = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPractice((last) => (last.state === 'filled' ? last : { state: 'filling' }));
    const answer = await callBackground('createAddress', {});
    if (answer.ok) void callBackground('expectMail', { email: answer.value.email });
    setPractice(
      answer.ok ? { state: 'filled', email: answer.value.email } : { state: 'problem', problem: answer.error },
    );
    isRunning.current = false;
  }, []);

  useEffect(() => {
    const watching = new AbortController();
    watchFillTrial(() => void fill(), watching.signal);
    return () => watching.abort();
  }, [fill]);

  useEffect(() => setPractice({ state: 'waiting' }), [isPractising]);

  return { practice, fill: () => void fill() };
}
