import './options.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { text, textParts } from '../../lib/i18n/text.ts';
import { DEFAULT_KEY_PAGE } from '../../lib/storage/connection.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { EmptyState, Mark } from '../ui/empty-state.tsx';
import { withoutScheme } from '../ui/service-edge.tsx';
import { About } from './about.tsx';
import { Choices } from './choices.tsx';
import { ConnectForm } from './connect/connect-form.tsx';
import { LanguageChoice, ShortcutSettings, ThemeChoice } from './general-settings.tsx';
import { decideSettings, type SettingsState } from './model.ts';
import { Services } from './services.tsx';
import { type SettingsActions, SettingsProvider, useSettings } from './settings-context.ts';
import { TryFirst } from './welcome/practice-step.tsx';
import { WelcomeView } from './welcome/welcome-view.tsx';

type Section = { id: string; name: string };

/** A heading within this distance of the window's top is the current one. */
const TOP_PX = 96;

/** The last section whose heading has reached the window's top. At the page's end: the section that was clicked, or else the last. */
function findCurrentSection(sections: Section[]): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const isEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1;
  if (isEnd) return (sections.find(({ id }) => id === document.activeElement?.id) ?? sections.at(-1))?.id;
  const isBegun = ({ id }: Section) => (document.getElementById(id)?.getBoundingClientRect().top ?? 0) < TOP_PX;
  return (sections.findLast(isBegun) ?? sections[0])?.id;
}

/** Links to the page's sections, which are read from the page. */
function SectionLinks() {
  const nav = useRef<HTMLElement>(null);
  const [sections, setSections] = useState<Section[]>([]);
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const headings = [...(nav.current?.parentElement?.querySelectorAll('.sections h2[id]') ?? [])];
    const found = headings.map(({ id, textContent }) => ({ id, name: textContent }));
    // After every render: some sections appear once their data is read.
    setSections((last) => (JSON.stringify(last) === JSON.stringify(found) ? last : found));
  });

  useEffect(() => {
    const follow = () => setCurrent(findCurrentSection(sections));
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [sections]);

  return (
    <nav class="section-links" aria-label={text('settings.sections')} ref={nav}>
      <ul>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current}
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

/** Shown with the form: how to get an API key, from the default service or from one of your own. */
function GettingAKey() {
  return (
    <section class="panel" aria-labelledby="getting-a-key">
      <h2 id="getting-a-key">{text('connect.whereTitle')}</h2>
      <ul>
        <li>
          <b>{text('connect.fromService')}</b> {text('connect.fromServiceText')}{' '}
          <a href={DEFAULT_KEY_PAGE} target="_blank" rel="noreferrer" dir="ltr">
            {withoutScheme(DEFAULT_KEY_PAGE)}
          </a>
        </li>
        <li>
          <b>{text('connect.ownMachine')}</b>{' '}
          {textParts('connect.ownMachineText', { command: <code dir="ltr">npm run service</code> })}
        </li>
      </ul>
    </section>
  );
}

/** Shown at the end of the first steps. */
function Ready() {
  const { state, actions } = useSettings();
  return (
    <EmptyState
      title={text('welcome.ready')}
      text={text(state.hasMenu ? 'welcome.readyText' : 'welcome.tryByPopup', { item: text('do.fillNew') })}
    >
      <Button kind="button primary" onClick={actions.openMailbox} text={text('welcome.openMailbox')} />
      <Button kind="button plain" onClick={actions.showSettings} text={text('do.settings')} />
    </EmptyState>
  );
}

type OptionsViewProps = {
  state: SettingsState;
  actions: SettingsActions;
  /** the section about stored mail, with its own heading */
  storageSection?: ComponentChildren;
  /** the last section, with its own heading */
  healthSection?: ComponentChildren;
};

/** The page that opens after install with the first steps, and later shows the settings. */
export function OptionsView({ state, actions, storageSection, healthSection }: OptionsViewProps) {
  const model = decideSettings(state);
  const { steps, sections } = model;
  const always = (
    <>
      <ThemeChoice />
      <LanguageChoice />
      <ShortcutSettings />
      {storageSection}
      <About version={state.version} onFirstSteps={sections === 'all' ? actions.showSteps : undefined} />
      {healthSection}
    </>
  );
  return (
    <SettingsProvider value={{ state, model, actions }}>
      <main class="options" data-first={steps !== undefined}>
        <header>
          <Mark />
          <div>
            <h1>Mayfly</h1>
            <p class="soft">{text('options.subtitle')}</p>
          </div>
        </header>
        {steps && (
          <WelcomeView
            steps={steps}
            connect={
              <>
                <TryFirst />
                <div class="panel">
                  <ConnectForm />
                </div>
                <GettingAKey />
              </>
            }
          />
        )}
        {sections === 'all' && <SectionLinks />}
        {model.isReady && <Ready />}
        {sections === 'few' && (
          <Disclosure summary={text('do.settings')}>{() => <div class="sections">{always}</div>}</Disclosure>
        )}
        {sections === 'all' && (
          <div class="sections">
            <Services />
            {model.form && <GettingAKey />}
            <Choices />
            {always}
          </div>
        )}
      </main>
    </SettingsProvider>
  );
}
