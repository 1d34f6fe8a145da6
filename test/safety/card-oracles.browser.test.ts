import { describe, expect, it } from 'vitest';
import type { PageCard, showCard } from '../../lib/page/watch/page-card.ts';
import { bundleForPage } from '../e2e/bundle-for-page.ts';
import { nightlyInFirefox } from '../runner/test-tags.ts';
import { openSafetyBrowser } from './safety-browser.ts';

declare const ours: { showCard: typeof showCard };

const TEXTS = {
  waiting: 'Waiting for mail',
  arrived: 'Code from shop.example',
  fill: 'Fill code',
  close: 'Close',
};
const REASON = 'Mayfly found no field for the code. It’s copied.';

/** Everything that a page can ask of what is drawn in it, in each state of a card. Runs in the page. */
async function askInEachState(texts: typeof TEXTS, reason: string): Promise<Record<string, unknown>[]> {
  const input = document.createElement('input');
  document.body.replaceChildren(input);
  const characters = [...new Set(Object.values(texts).join('').concat(reason, '0123456789'))];
  const families = ['ui-monospace', 'monospace', 'system-ui', 'sans-serif', 'Arial', 'Menlo'];
  const faces = families.flatMap((family) =>
    characters.map(
      (one) =>
        new FontFace(`"${family}"`, 'url(http://fonts.example/a.woff)', {
          unicodeRange: `U+${one.charCodeAt(0).toString(16)}`,
        }),
    ),
  );
  for (const face of faces) document.fonts.add(face);
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  const ask = async () => {
    await drawn();
    const host = document.querySelector('aside');
    const box = host?.getBoundingClientRect();
    const all = window as unknown as { find(text: string, ...more: boolean[]): boolean };
    const found = [...characters, ...Object.values(texts), reason].filter((text) => {
      getSelection()?.removeAllRanges();
      return all.find(text, true, false, true);
    });
    getSelection()?.selectAllChildren(document.documentElement);
    const selected = `${getSelection()}`;
    getSelection()?.removeAllRanges();
    return {
      found,
      selected,
      size: [box?.x, box?.y, box?.width, box?.height],
      text: [host?.textContent, host?.innerText, host?.outerHTML.replace(/<style>.*?<\/style>/gs, '')],
      height: document.documentElement.scrollHeight,
      fonts: faces
        .filter(({ status }) => status !== 'unloaded')
        .map(({ family, unicodeRange }) => family + unicodeRange),
      animations: document.getAnimations().length,
    };
  };

  const card: PageCard = ours.showCard(
    document,
    'oak@mayfly.test',
    { ...texts, language: 'en', direction: 'ltr' },
    () => input,
    { onFill: async () => reason, onClose() {}, onRemove() {} },
  );
  const waiting = await ask();
  card.showArrival(texts.arrived);
  const arrived = await ask();
  return [waiting, arrived];
}

describe.each(['chromium', 'firefox'] as const)('the card in a page, in %s', (name) => {
  it('gives the page no difference when a code has come', nightlyInFirefox(name), async () => {
    await using browser = await openSafetyBrowser(name);
    await browser.page.evaluate(
      await bundleForPage(new URL('../../lib/page/watch/page-card.ts', import.meta.url), 'ours'),
    );
    const [waiting, arrived] = await browser.page.evaluate(askInEachState, TEXTS, REASON);
    expect(arrived).toEqual(waiting);
    expect(waiting).toMatchObject({ found: [], selected: '' });
    expect(waiting?.size).toEqual([expect.any(Number), expect.any(Number), 272, 76]);
  });
});
