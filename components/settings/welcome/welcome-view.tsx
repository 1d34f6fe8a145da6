import './welcome.css';
import type { ComponentChildren } from 'preact';
import { text, textParts } from '../../../lib/i18n/text.ts';
import { Icon } from '../../ui/icon.tsx';
import { PinStep } from './pin-step.tsx';
import { TrialStep } from './trial-step.tsx';
import type { Trial } from './use-trial.ts';

type StepProps = {
  /** from 1 on */
  number: number;
  title: string;
  state: 'done' | 'open' | 'later';
  children?: ComponentChildren;
};

/** One step on the way from install to the first filled field. Later steps show only their title. */
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

export type WelcomeViewProps = {
  /** of the connected service; absent until one is connected */
  host?: string | undefined;
  /** the form, shown until a service is connected */
  connect: ComponentChildren;
  isFirefox: boolean;
  /** false in Firefox for Android, which has no toolbar either */
  hasMenu: boolean;
  isPinned: boolean | undefined;
  trial: Trial;
  shortcut: string;
  onRetry: () => void;
  onDone: () => void;
};

/** The steps from install to the first filled field: three, and two where there is neither toolbar nor menu. */
export function WelcomeView(props: WelcomeViewProps) {
  const { host, connect, isFirefox, hasMenu, isPinned, trial, shortcut, onRetry, onDone } = props;
  const isConnected = host !== undefined;
  const isFilled = trial.state === 'filled';
  return (
    <>
      <ol class="steps">
        <Step
          number={1}
          title={isConnected ? text('welcome.connectedTo', { host }) : text('connect.connectTitle')}
          state={isConnected ? 'done' : 'open'}
        >
          {!isConnected && connect}
        </Step>
        {hasMenu ? (
          <>
            <Step
              number={2}
              title={text('welcome.pinTitle')}
              state={!isConnected ? 'later' : isPinned ? 'done' : 'open'}
            >
              {isConnected && <PinStep isFirefox={isFirefox} isPinned={isPinned} />}
            </Step>
            <Step
              number={3}
              title={text('welcome.tryTitle')}
              state={!isConnected ? 'later' : isFilled ? 'done' : 'open'}
            >
              {isConnected && <TrialStep trial={trial} shortcut={shortcut} onRetry={onRetry} />}
            </Step>
          </>
        ) : (
          <Step number={2} title={text('welcome.tryTitle')} state={isConnected ? 'open' : 'later'}>
            {isConnected && <p>{textParts('welcome.tryByPopup', { item: <b>{text('do.fillNew')}</b> })}</p>}
          </Step>
        )}
      </ol>
      {isConnected && (
        <button type="button" class={isFilled ? 'button primary' : 'button plain'} onClick={onDone}>
          {text(isFilled ? 'welcome.done' : 'welcome.skip')}
        </button>
      )}
    </>
  );
}
