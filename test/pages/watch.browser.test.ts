import { beforeAll, expect, test } from 'vitest';
import { bundleForPage } from '../e2e/bundle-for-page.ts';
import { evaluateInChromium } from './classify-in-chromium.ts';

const FIELD = '<label>Verification code from the email <input autocomplete="one-time-code"></label>';

/**
 * What happens to a page while it is watched, and whether it takes a code then. `write`: it writes itself anew; `hide`, `show`: its tab is
 * left, and seen again; `wait`: three minutes go by; `code`, `other`: a code of the same or of another sender is filled in; `edit`, `empty`:
 * the user changes or empties the field; `field`: it shows another field in the place of the first; `animated`: in a dialog that comes in slowly.
 */
const CASES: [happens: string, takes: boolean][] = [
  ['', true],
  ['hide wait', false],
  ['hide show wait', true],
  ['write', true],
  ['write hide wait', false],
  ['write hide wait show', false],
  ['hide write wait show', false],
  // A newer code of the same sender replaces the one that was written, and nothing else does.
  ['code', true],
  ['code code', true],
  ['other', false],
  ['code other', true],
  ['code edit', false],
  ['code empty', false],
  ['edit', false],
  // It asks once more.
  ['other field', true],
  ['code empty field', true],
  ['animated', true],
];

/**
 * What is offered in a page, what happens then, and whether the offer still stands. `card`: the code in a card; `offer`: another domain;
 * `type`: the user types that code, in groups; `done`, `doneElsewhere`: it was used, for this address or for another; `refill`: the page is
 * filled once more.
 */
const OFFERS: [happens: string, stands: boolean][] = [
  ['card', true],
  ['card edit', true],
  ['card type', false],
  ['type card', false],
  ['card done', false],
  ['card doneElsewhere', true],
  ['card refill', false],
  ['offer', true],
  ['offer refill', false],
];

/** What happens to an address that was filled in. `drop`: the page empties its field; `user`: the user does; `field`: the page goes on. */
const LOSSES: [happens: string, isLost: boolean][] = [
  ['fill drop', true],
  ['fill', false],
  ['fill user drop', false],
  ['fill field', false],
  ['drop', false],
];

const SCRIPT = `(async () => {
  const steps = document.title.split(' ');
  let passedMs = 0;
  const now = performance.now.bind(performance);
  performance.now = () => now() + passedMs;
  let noticeField = () => {};
  let lost = false;
  const call = async (sign) => sign === 'codeFieldShown' && noticeField();
  const watch = watching.createPageWatch(undefined, document, () => true, call);
  const words = { message: '', action: '', language: 'en' };
  const write = (sender) => watch.writeCode('482913', location.origin, sender, words);
  const field = () => document.querySelector('input');
  watch.start(false, 'a@m.test');
  const see = (hidden) => {
    Object.defineProperty(Document.prototype, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const showField = async (html) => {
    const noticed = new Promise((resolve) => { noticeField = () => resolve(document.querySelector('input').checkVisibility({ opacityProperty: true })); });
    document.body.innerHTML = html;
    if (!(await noticed)) throw new Error('It is noticed before it is seen.');
  };
  const does = {
    hide: () => see(true),
    show: () => see(false),
    code: () => write('shop.example'),
    other: () => write('other.example'),
    edit: () => { field().value = '48291'; },
    empty: () => { field().value = ''; },
    field: () => showField(${JSON.stringify(FIELD)}),
    card: () => watch.showCard('a@m.test', location.origin, { waiting: '', arrived: '', fill: '', close: '', language: 'en', direction: 'ltr' }, '482913'),
    done: () => watch.hideCard('a@m.test'),
    doneElsewhere: () => watch.hideCard('b@m.test'),
    offer: () => watch.offer('a@m.test', words),
    refill: () => watch.start(false, 'b@m.test'),
    async type() {
      field().value = '482-913';
      if (!document.querySelector('html > [popover]')) return;
      const gone = new Promise((resolve) => new MutationObserver(resolve).observe(document.documentElement, { childList: true }));
      field().dispatchEvent(new Event('input', { bubbles: true }));
      await gone;
    },
    animated: () => showField('<style>@keyframes come { from { opacity: 0 } }</style><p style="animation: come 2.5s step-end">' + ${JSON.stringify(FIELD)}),
    fill: () => {
      field().value = 'a@m.test';
      lost = watch.losesAddress('a@m.test', 200);
    },
    drop: () => { field().value = ''; },
    user() {
      field().focus();
      // Events of a command are trusted, as those of a user are.
      document.execCommand('insertText', false, 'x');
    },
    wait: () => { passedMs += 3 * 60_000; },
    async write() {
      // The one that watches was there before, and hears of it before.
      const heard = new Promise((resolve) => new MutationObserver(resolve).observe(document, { childList: true }));
      document.open();
      document.write(${JSON.stringify(FIELD)});
      document.close();
      await heard;
    },
  };
  for (const step of steps) await does[step]?.();
  return [watch.canTake('123456', location.origin, 'shop.example'), document.querySelector('html > [popover]') !== null, await lost];
})()`;

let found: Map<string, [takes: boolean, stands: boolean, isLost: boolean] | undefined>;

beforeAll(async () => {
  const script = await bundleForPage(new URL('../../lib/page/watch/watch-script.ts', import.meta.url), 'watching');
  const pages = [...CASES, ...OFFERS, ...LOSSES].map(([name]) => ({
    name,
    html: `<!doctype html><title>${name}</title><body>${FIELD}`,
    runsScripts: false,
  }));
  const answers = await evaluateInChromium<[boolean, boolean, boolean]>(
    pages,
    // The page is drawn into a frame; only the top frame has a card.
    `((top) => { ${script}; return ${SCRIPT} })(self)`,
  );
  found = new Map(pages.map(({ name }, index) => [name, answers[index]?.[0]]));
});

test.each(CASES)('a page to which this happens: "%s", takes a code: %s', (happens, takes) => {
  expect(found.get(happens)?.[0]).toBe(takes);
});

test.each(OFFERS)('a page in which this happens: "%s", shows an offer: %s', (happens, stands) => {
  expect(found.get(happens)?.[1]).toBe(stands);
});

test.each(LOSSES)('a filled address to which this happens: "%s", is lost: %s', (happens, isLost) => {
  expect(found.get(happens)?.[2]).toBe(isLost);
});
