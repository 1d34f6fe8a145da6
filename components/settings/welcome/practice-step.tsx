import { useEffect, useId, useRef } from 'preact/hooks';
import { text, textParts } from '../../../lib/i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShortcutKeys } from '../../ui/shortcut-keys.tsx';
import { ConnectProblem } from '../connect/connect-problem.tsx';
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
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

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
