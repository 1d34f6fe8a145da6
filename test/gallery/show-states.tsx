import { options, render } from 'preact';
import { loadAllViews } from '../../components/ui/lazy.tsx';
import bodyExtractors from '../../entrypoints/body-extractors.ts';
import '../site/sites.ts';
import { type Finder, finders } from './finders.ts';
import { loadLanguage } from './speak-language.ts';
import type { State } from './state.ts';

/** What a page of the gallery lets the driver do. */
export type GalleryPage = {
  /** Draws a state without loading the page again. @returns false where it is no state of this page */
  drawState: (name: string, language: string) => Promise<boolean>;
  /** @returns a line for each fault of what is drawn */
  find: (which: Finder[]) => Promise<string[]>;
  /** Draws every state of this page, and looks for faults in each. @param inThird in every third state alone */
  findInAll: (which: Finder[], language: string, inThird: Finder[]) => Promise<string[]>;
};

const nextFrame = () => new Promise(requestAnimationFrame);

const loaded = new Set<EventTarget | null>();
document.addEventListener('load', ({ target }) => loaded.add(target), { capture: true });

/** Waits until all frames are loaded. */
async function framesLoaded(): Promise<void> {
  while ([...document.querySelectorAll('iframe')].some((frame) => !loaded.has(frame))) await nextFrame();
}

/** Links to all states of this page, for people. @param other the page that has the others */
function Contents({ states, other }: { states: State[]; other: string }) {
  return (
    <main style={{ padding: '1rem' }}>
      <h1>Every state of every view</h1>
      <p>
        <a href={other}>The other views</a>
      </p>
      <ul>
        {states.map(({ name }) => (
          <li key={name}>
            <a href={`?state=${name}`}>{name}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

/** Shows the state that the URL names, or links to all. The page has the style sheets of these states alone, as the extension's page has. */
export async function showStates(states: State[], other: string): Promise<void> {
  async function drawState(name: string, language: string): Promise<boolean> {
    const wanted = states.find((one) => one.name === name);
    if (!wanted) return false;
    await loadLanguage(language);
    for (const of of ['viewType', 'theme']) delete document.documentElement.dataset[of];
    render(null, document.body);
    render(wanted.view(), document.body);
    await new Promise((resolve) => setTimeout(resolve));
    if (wanted.act) {
      wanted.act(document);
      await nextFrame().then(nextFrame).then(nextFrame);
    }
    await framesLoaded();
    return true;
  }

  async function find(which: Finder[]): Promise<string[]> {
    const found: string[] = [];
    for (const name of which) found.push(...(await finders[name]()));
    return found;
  }

  async function findInAll(which: Finder[], language: string, inThird: Finder[]): Promise<string[]> {
    const found: string[] = [];
    for (const [at, { name }] of states.entries()) {
      const ofThis = at % 3 === 0 ? [...which, ...inThird] : which;
      if (ofThis.length === 0) continue;
      await drawState(name, language);
      const faults = await find(ofThis);
      found.push(...faults.map((fault) => `${name}: ${fault}`));
    }
    return found;
  }

  // The process of all frames of mails, which stays when they go: to start one takes longer than to draw any state.
  const first = document.createElement('iframe');
  first.hidden = true;
  first.setAttribute('sandbox', '');
  first.srcdoc = '<!doctype html>';
  document.documentElement.append(first);

  Object.assign(globalThis, { drawState, find, findInAll } satisfies GalleryPage);

  // Effects run at once, and not after the next frame, or after what a user does.
  options.requestAnimationFrame = queueMicrotask;
  bodyExtractors.main();
  await loadAllViews();
  const parameters = new URLSearchParams(location.search);
  const [state, language] = [parameters.get('state') ?? '', parameters.get('lang') ?? 'en'];
  if (await drawState(state, language)) document.title = state;
  else {
    await loadLanguage(language);
    render(<Contents states={states} other={other} />, document.body);
  }
  document.documentElement.dataset.ready = 'true';
}
