import './options.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem } from '../../lib/api/problem.ts';
import { text, textParts } from '../../lib/i18n/text.ts';
import { type Connection, DEFAULT_BASE_URL } from '../../lib/storage/connection.ts';
import { Mark } from '../ui/empty-state.tsx';
import { About } from './about.tsx';
import { Choices, type ChoicesProps } from './choices.tsx';
import { ConnectForm } from './connect/connect-form.tsx';
import type { ShortcutsSet } from './options-services.ts';
import { NEW_SERVICE, Services, type ServicesProps } from './services.tsx';
import { ShortcutSettings } from './shortcuts.tsx';
import { LanguageChoice, ThemeChoice } from './theme-choice.tsx';
import { WelcomeView, type WelcomeViewProps } from './welcome/welcome-view.tsx';

type Section = { id: string; name: string };

/** Links to the page's sections, which are read from the page. */
function SectionLinks() {
  const nav = useRef<HTMLElement>(null);
  const [sections, setSections] = useState<Section[]>([]);

  useEffect(() => {
    const headings = [...(nav.current?.parentElement?.querySelectorAll('.sections h2[id]') ?? [])];
    const found = headings.map(({ id, textContent }) => ({ id, name: textContent }));
    // After every render: some sections appear once their data is read.
    setSections((last) => (JSON.stringify(last) === JSON.stringify(found) ? last : found));
  });

  return (
    <nav class="section-links" aria-label={text('settings.sections')} ref={nav}>
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                const heading = document.getElementById(id);
                heading?.scrollIntoView();
                heading?.setAttribute('tabindex', '-1');
                heading?.focus({ preventScroll: true });
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shown until a service is connected: where to get a key, with an account and without. */
function GettingAKey() {
  return (
    <section class="panel" aria-labelledby="getting-a-key">
      <h2 id="getting-a-key">{text('connect.whereTitle')}</h2>
      <ul>
        <li>
          <b>{text('connect.fromService')}</b> {text('connect.fromServiceText')}
        </li>
        <li>
          <b>{text('connect.ownMachine')}</b>{' '}
          {textParts('connect.ownMachineText', { command: <code dir="ltr">npm run service</code> })}
        </li>
      </ul>
    </section>
  );
}

/**
 * @property connections the default service first; undefined while they are read
 * @property isWelcome the first steps are shown although a service is connected
 */
export type OptionsViewProps = {
  connections: readonly Connection[] | undefined;
  services: Omit<ServicesProps, 'connections' | 'now' | 'changing' | 'form' | 'onChange' | 'onDisconnect'>;
  /** epoch ms */
  now: number;
  isConnecting: boolean;
  /** the service whose form is shown although one is connected: a base URL, or `NEW_SERVICE` */
  changing?: string | undefined;
  isWelcome: boolean;
  problem?: Problem;
  onConnect: (typed: { address: string; key: string }) => void;
  onChange: (changing: string | undefined) => void;
  onDisconnect: (service: string) => void;
  /** absent while they are read */
  choices?: ChoicesProps;
  /** absent while they are read, and where the browser has none */
  shortcuts?: ShortcutsSet;
  onChangeShortcuts: () => void;
  welcome: Pick<WelcomeViewProps, 'isFirefox' | 'hasMenu' | 'isPinned' | 'trial' | 'onRetry' | 'onDone'>;
  version: string;
  onFirstSteps: () => void;
  /** the last section, with its own heading; there although no service is connected */
  health?: ComponentChildren;
  /** the section about stored mail, with its own heading; there although no service is connected */
  storage?: ComponentChildren;
};

/** The page that opens after install with the first steps, and later shows the settings. */
export function OptionsView(props: OptionsViewProps) {
  const { connections, changing, isWelcome, choices, shortcuts } = props;
  const [connection] = connections ?? [];
  const isFirst = connections !== undefined && (connection === undefined || isWelcome);
  const form = (
    <ConnectForm
      key={changing}
      baseUrl={changing === NEW_SERVICE ? '' : (changing ?? DEFAULT_BASE_URL)}
      isConnecting={props.isConnecting}
      problem={props.problem}
      onConnect={props.onConnect}
      onCancel={connection ? () => props.onChange(undefined) : undefined}
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
      {connections?.length === 0 && (
        <div class="sections">
          {choices && (
            <>
              <ThemeChoice chosen={choices.settings.theme} onChange={(theme) => choices.onSettings({ theme })} />
              <LanguageChoice
                chosen={choices.settings.language}
                onChange={(language) => choices.onSettings({ language })}
              />
            </>
          )}
          {shortcuts && <ShortcutSettings shortcuts={shortcuts} onChange={props.onChangeShortcuts} />}
          {props.storage}
          <About version={props.version} />
          {props.health}
        </div>
      )}
      {connection && !isWelcome && (
        <>
          <SectionLinks />
          <div class="sections">
            <Services
              {...props.services}
              connections={connections ?? []}
              now={props.now}
              changing={changing}
              form={form}
              onChange={props.onChange}
              onDisconnect={props.onDisconnect}
            />
            {changing !== undefined && <GettingAKey />}
            {choices && <Choices {...choices} quietMs={props.services.statuses[connection.baseUrl]?.quietMs} />}
            {shortcuts && <ShortcutSettings shortcuts={shortcuts} onChange={props.onChangeShortcuts} />}
            {props.storage}
            <About version={props.version} onFirstSteps={props.onFirstSteps} />
            {props.health}
          </div>
        </>
      )}
    </main>
  );
}
