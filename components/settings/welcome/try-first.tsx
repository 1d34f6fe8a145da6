import { useCallback, useId, useState } from 'preact/hooks';
import { text } from '../../../lib/i18n/text.ts';
import { readMessagesTo } from '../../../lib/mailbox/read-messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useStored } from '../../ui/use-stored.ts';
import { useSettings } from '../settings-context.ts';
import { PracticeStep } from './practice-step.tsx';

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
