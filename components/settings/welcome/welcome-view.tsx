import './welcome.css';
import type { ComponentChildren } from 'preact';
import { text, textParts } from '../../../lib/i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SettingsModel, StepState } from '../model.ts';
import { useSettings } from '../settings-context.ts';
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

/**
 * The toolbar with its extensions menu open, and where to click; the words beside it say the same.
 * @param isFirefox there the pin is in the menu of a cogwheel
 */
function PinPicture({ isFirefox }: { isFirefox: boolean }) {
  return (
    <svg class="pin-picture" viewBox="0 0 260 112" aria-hidden="true">
      <rect class="pin-picture-bar" x=".5" y=".5" width="259" height="33" rx="8" />
      <rect class="pin-picture-field" x="12" y="8" width="150" height="18" rx="9" />
      <circle class="pin-picture-click" cx="190" cy="17" r="13" />
      <path class="pin-picture-line" d="M185 12h3.2a2 2 0 1 1 3.6 0h3.2v3.2a2 2 0 1 1 0 3.6V22h-10z" />
      <path class="pin-picture-line" d="M226 12.5h.1M226 17h.1M226 21.5h.1" />
      <rect class="pin-picture-menu" x="86.5" y="42.5" width="164" height="64" rx="8" />
      <rect class="pin-picture-word" x="98" y="53" width="60" height="5" rx="2.5" />
      <rect class="pin-picture-ground" x="98" y="70" width="22" height="22" rx="5.5" />
      <g class="pin-picture-mark" transform="translate(98 70) scale(.6875)">
        <path d="M20.4 19.200C13.2 16.6 9.2 10.6 10.2 3.800c7.2 1.6 11.6 8.2 10.2 15.400z" />
        <circle cx="25.6" cy="22.2" r="2.5" />
        <path
          d="M24.8 21.800c-4.2-2-8.6-1.6-12.6 1.400M12.2 23.200C8.6 22.6 5.6 20 4.2 16.200M12.2 23.200C9.8 26 7 27.4 3.8 27.4"
          fill="none"
          stroke-width="2.2"
        />
      </g>
      <text class="pin-picture-name" x="128" y="85.5">
        Mayfly
      </text>
      <circle class="pin-picture-click" cx="232" cy="81" r="13" />
      {isFirefox ? (
        <path
          class="pin-picture-line"
          d="M232 78a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM232 74v1.800M232 86.200V88M225 81h1.800M237.2 81h1.800M227 76l1.3 1.300M235.7 84.7 237 86M227 86l1.3-1.300M235.7 77.3 237 76"
        />
      ) : (
        <path class="pin-picture-line" d="M229 75h6M230 75v4.500l-2.5 3.500h9L234 79.500V75M232 83v4.5" />
      )}
    </svg>
  );
}

type PinStepProps = {
  isFirefox: boolean;
  /** undefined where the browser does not say */
  isPinned: boolean | undefined;
};

/** How to pin the button to the toolbar: browsers hide it at first, and no extension can pin it. */
function PinStep({ isFirefox, isPinned }: PinStepProps) {
  return (
    <div class="pin-step">
      <PinPicture isFirefox={isFirefox} />
      <p role="status">
        {isPinned ? (
          <span class="step-done">
            <Icon name="done" /> {text('welcome.pinned')}
          </span>
        ) : (
          text(isFirefox ? 'welcome.pinFirefox' : 'welcome.pinChrome')
        )}
      </p>
    </div>
  );
}
