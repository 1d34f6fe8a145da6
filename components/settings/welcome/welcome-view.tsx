import { Button } from '../../ui/button.tsx';
import './welcome.css';
import type { ComponentChildren } from 'preact';
import { text, textParts } from '../../../lib/i18n/text.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SettingsModel, StepState } from '../model.ts';
import { useSettings } from '../settings-context.ts';
import { PinStep } from './pin-step.tsx';
import { PracticeStep } from './practice-step.tsx';

type StepProps = {
  /** from 1 on */
  number: number;
  title: string;
  state: StepState;
  children?: ComponentChildren;
};

/** One of the first steps. A step that comes later shows only its title. */
function Step({ number, title, state, children }: StepProps) {
  return (
    <li class="step" data-state={state} aria-current={state === 'open' ? 'step' : undefined}>
      <span class="step-sign" aria-hidden="true">
        {state === 'done' ? <Icon name="done" /> : number}
      </span>
      <h2>{title}</h2>
      {children && <div class="step-body">{children}</div>}
    </li>
  );
}

type WelcomeViewProps = {
  steps: NonNullable<SettingsModel['steps']>;
  /** the form, shown until a service is connected */
  connect: ComponentChildren;
};

/** The first steps, from the installation to the first filled field: three, or two in a browser without toolbar and menu. */
export function WelcomeView({ steps, connect }: WelcomeViewProps) {
  const { state, actions } = useSettings();
  const { host } = steps;
  const isConnected = host !== undefined;
  const isFilled = steps.practice === 'done';
  return (
    <>
      <ol class="steps">
        <Step
          number={1}
          title={isConnected ? text('welcome.connectedTo', { host }) : text('connect.connectTitle')}
          state={steps.connect}
        >
          {!isConnected && connect}
        </Step>
        {state.hasMenu && (
          <Step number={2} title={text('welcome.pinTitle')} state={steps.pin}>
            {isConnected && <PinStep isFirefox={state.isFirefox} isPinned={state.isPinned} />}
          </Step>
        )}
        <Step number={state.hasMenu ? 3 : 2} title={text('welcome.tryTitle')} state={steps.practice}>
          {isConnected &&
            (state.hasMenu ? (
              <PracticeStep />
            ) : (
              <p>{textParts('welcome.tryByPopup', { item: <b>{text('do.fillNew')}</b> })}</p>
            ))}
        </Step>
      </ol>
      {isConnected && (
        <Button
          kind={isFilled ? 'button primary' : 'button plain'}
          onClick={actions.closeSteps}
          text={text(isFilled ? 'welcome.done' : 'welcome.skip')}
        />
      )}
    </>
  );
}
