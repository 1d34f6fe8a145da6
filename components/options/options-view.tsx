import './options.css';
import type { Problem } from '../../lib/api/problem.ts';
import type { Status } from '../../lib/api/status.ts';
import { text } from '../../lib/language/text.ts';
import { type Connection, DEFAULT_BASE_URL } from '../../lib/settings/connection.ts';
import { Mark } from '../mark.tsx';
import { Choices, type ChoicesProps } from './choices.tsx';
import { ConnectForm } from './connect-form.tsx';
import { Connected } from './connected.tsx';
import type { ShortcutsSet } from './edge.ts';
import { GettingAKey } from './getting-a-key.tsx';
import { NextSteps } from './next-steps.tsx';
import { Shortcuts } from './shortcuts.tsx';

/** @property connection undefined while it is read, null when there is none */
export type OptionsViewProps = {
  connection: Connection | null | undefined;
  status: Partial<Pick<Status, 'rateLimit' | 'problem'>>;
  isConnecting: boolean;
  /** the form is shown although something is connected */
  isChanging: boolean;
  problem?: Problem;
  onConnect: (typed: { address: string; key: string }) => void;
  onChange: (isChanging: boolean) => void;
  onDisconnect: () => void;
  /** absent while they are read */
  choices?: ChoicesProps;
  /** absent while they are read */
  shortcuts?: ShortcutsSet;
  onChangeShortcuts: () => void;
};

/** The page that opens after install: connect, and see what one is connected to. */
export function OptionsView(props: OptionsViewProps) {
  const { connection, isChanging } = props;
  return (
    <main class="options">
      <header>
        <Mark />
        <div>
          <h1>Mayfly</h1>
          <p class="soft">{text('options.subtitle')}</p>
        </div>
      </header>
      <section class="panel" aria-labelledby="connection">
        <h2 id="connection">{text(connection && !isChanging ? 'connect.connectedTitle' : 'connect.connectTitle')}</h2>
        {connection && !isChanging && (
          <Connected
            connection={connection}
            status={props.status}
            onChange={() => props.onChange(true)}
            onDisconnect={props.onDisconnect}
          />
        )}
        {(connection === null || (connection && isChanging)) && (
          <ConnectForm
            baseUrl={connection?.baseUrl ?? DEFAULT_BASE_URL}
            isConnecting={props.isConnecting}
            problem={props.problem}
            onConnect={props.onConnect}
            onCancel={connection ? () => props.onChange(false) : undefined}
          />
        )}
      </section>
      {connection && !isChanging && <NextSteps />}
      {connection && !isChanging && props.choices && <Choices {...props.choices} />}
      {connection && !isChanging && <Shortcuts shortcuts={props.shortcuts} onChange={props.onChangeShortcuts} />}
      {connection !== undefined && (!connection || isChanging) && <GettingAKey />}
    </main>
  );
}
