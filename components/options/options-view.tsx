import './options.css';
import type { ComponentChildren } from 'preact';
import type { Problem } from '../../lib/api/problem.ts';
import type { Status } from '../../lib/api/status.ts';
import { text } from '../../lib/language/text.ts';
import { type Connection, DEFAULT_BASE_URL } from '../../lib/settings/connection.ts';
import { ConnectForm } from '../connect/connect-form.tsx';
import { GettingAKey } from '../connect/getting-a-key.tsx';
import { Mark } from '../ui/mark.tsx';
import { WelcomeView, type WelcomeViewProps } from '../welcome/welcome-view.tsx';
import { About } from './about.tsx';
import { Choices, type ChoicesProps } from './choices.tsx';
import { Connected } from './connected.tsx';
import type { ShortcutsSet } from './options-services.ts';
import { SectionLinks } from './section-links.tsx';
import { Shortcuts } from './shortcuts.tsx';

/**
 * @property connection undefined while it is read, null when there is none
 * @property domains names of the service's domains
 * @property isWelcome the first steps are shown although a service is connected
 */
export type OptionsViewProps = {
  connection: Connection | null | undefined;
  domains: string[];
  status: Partial<Pick<Status, 'rateLimit' | 'priceMs' | 'outlook' | 'problem'>>;
  /** epoch ms */
  now: number;
  isConnecting: boolean;
  /** the form is shown although a service is connected */
  isChanging: boolean;
  isWelcome: boolean;
  problem?: Problem;
  onConnect: (typed: { address: string; key: string }) => void;
  onChange: (isChanging: boolean) => void;
  onDisconnect: () => void;
  /** absent while they are read */
  choices?: ChoicesProps;
  /** absent while they are read */
  shortcuts?: ShortcutsSet;
  onChangeShortcuts: () => void;
  welcome: Pick<WelcomeViewProps, 'isFirefox' | 'isPinned' | 'trial' | 'onRetry' | 'onDone'>;
  version: string;
  onFirstSteps: () => void;
  /** the section about stored mail, with its own heading */
  storage?: ComponentChildren;
};

/** The page that opens after install with the first steps, and later shows the settings. */
export function OptionsView(props: OptionsViewProps) {
  const { connection, isChanging, isWelcome, choices, shortcuts } = props;
  const isFirst = connection === null || (connection !== undefined && isWelcome);
  const form = (
    <ConnectForm
      baseUrl={connection?.baseUrl ?? DEFAULT_BASE_URL}
      isConnecting={props.isConnecting}
      problem={props.problem}
      onConnect={props.onConnect}
      onCancel={connection ? () => props.onChange(false) : undefined}
    />
  );
  return (
    <main class="options" data-first={isFirst}>
      <header>
        <Mark />
        <div>
          <h1>Mayfly</h1>
          <p class="soft">{text('options.subtitle')}</p>
        </div>
      </header>
      {isFirst && (
        <WelcomeView
          {...props.welcome}
          host={connection ? new URL(connection.baseUrl).host : undefined}
          shortcut={shortcuts?.fill ?? ''}
          connect={
            <>
              <div class="panel">{form}</div>
              <GettingAKey />
            </>
          }
        />
      )}
      {connection && !isWelcome && (
        <>
          <SectionLinks />
          <div class="sections">
            <section class="panel" aria-labelledby="connection">
              <h2 id="connection">{text(isChanging ? 'connect.connectTitle' : 'connect.connectedTitle')}</h2>
              {isChanging ? (
                form
              ) : (
                <Connected
                  connection={connection}
                  domains={props.domains}
                  status={props.status}
                  now={props.now}
                  onChange={() => props.onChange(true)}
                  onDisconnect={props.onDisconnect}
                />
              )}
            </section>
            {isChanging && <GettingAKey />}
            {choices && <Choices {...choices} priceMs={props.status.priceMs} />}
            <Shortcuts shortcuts={shortcuts} onChange={props.onChangeShortcuts} />
            {props.storage}
            <About version={props.version} onFirstSteps={props.onFirstSteps} />
          </div>
        </>
      )}
    </main>
  );
}
