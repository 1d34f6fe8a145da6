import './welcome.css';
import type { ComponentChildren } from 'preact';
import { text, textParts } from '../../../lib/i18n/text.ts';
import { PinStep } from './pin-step.tsx';
import { Step } from './step.tsx';
import type { Trial } from './trial.ts';
import { TrialStep } from './trial-step.tsx';

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
