import { options, render } from 'preact';
import { loadAllViews } from '../../components/ui/lazy.tsx';
import '../../components/ui/style/all.css';
import bodyExtractors from '../../entrypoints/body-extractors.ts';
import '../site/sites.ts';
import { loadLanguage } from './speak-language.ts';
import type { State } from './state.ts';
import { copyStates } from './states/copy-states.tsx';
import { keepingStates } from './states/keeping-states.tsx';
import { optionsStates } from './states/options-states.tsx';
import { panesStates } from './states/panes-states.tsx';
import { popupStates } from './states/popup-states.tsx';
import { readerStates } from './states/reader-states.tsx';
import { stoppedStates } from './states/stopped-states.tsx';

const states: State[] = [
  ...popupStates,
  ...panesStates,
  ...readerStates,
  ...copyStates,
  ...keepingStates,
  ...optionsStates,
  ...stoppedStates,
];

const nextFrame = () => new Promise(requestAnimationFrame);

const loaded = new Set<EventTarget | null>();
document.addEventListener('load', ({ target }) => loaded.add(target), { capture: true });

/** Waits until all frames are loaded. */
async function framesLoaded(): Promise<void> {
  while ([...document.querySelectorAll('iframe')].some((frame) => !loaded.has(frame))) await nextFrame();
}

const parameters = new URLSearchParams(location.search);
const state = states.find(({ name }) => name === parameters.get('state'));

/** Links to all states, for people and for the picture script. */
function Contents() {
  return (
    <main style={{ padding: '1rem' }}>
      <h1>Every state of every view</h1>
      <ul>
        {states.map(({ name }) => (
          <li key={name}>
            <a data-state={name} href={`?state=${name}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}

// Effects run at once, and not after the next frame, or after what a user does.
options.requestAnimationFrame = queueMicrotask;

/** Draws a state without loading the page again, so that hundreds take seconds. */
async function drawState(name: string, language: string): Promise<void> {
  const wanted = states.find((one) => one.name === name);
  if (!wanted) throw new Error(`There is no state "${name}"`);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  await loadLanguage(language);
  delete document.documentElement.dataset.viewType;
  render(null, document.body);
  render(wanted.view(), document.body);
  await settled();
  if (wanted.act) {
    wanted.act(document);
    await nextFrame().then(nextFrame).then(nextFrame);
  }
  await framesLoaded();
}

Object.assign(globalThis, { drawState });

await loadLanguage(parameters.get('lang') ?? 'en');
bodyExtractors.main();
await loadAllViews();

if (state) document.title = state.name;
render(state ? state.view() : <Contents />, document.body);

// The page is ready after what a user does to get to this state.
requestAnimationFrame(() => {
  state?.act?.(document);
  requestAnimationFrame(async () => {
    await framesLoaded();
    document.documentElement.dataset.ready = 'true';
  });
});
