import { expect } from 'vitest';
import { readLines } from '../read-lines.ts';
import { testPages } from './test-pages.ts';

/** The text that is written, and how it is written in the scripts below. */
const TEXT = 'mira@mayfly.test';

/** What a page does with a field: `act` gets the field and the means of the page. */
type Case = {
  why: string;
  html?: string;
  act: string;
  /** What is said of the write. */
  is: boolean;
  /** What the page has of the text in the end: its own model, or the value of the field that is there. */
  holds: string;
  /** How often the page heard of a text, if that matters. */
  entries?: number;
};

const FIELD = '<label>Email <input type="email" name="email"></label>';

const EVENTS = ['input', 'change', 'blur'];
const DELAYS_MS = [0, 5, 20];
const FIELDS = [
  FIELD,
  '<label for="email">Email</label><input id="email">',
  '<input placeholder="Ihre E-Mail-Adresse" type="text">',
  '<div><template shadowrootmode="open"><label>メール<input></label></template></div>',
];

/** Draws the page anew. `id`: frameworks give new ids. */
const redrawn: Case[] = FIELDS.flatMap((html, at) =>
  EVENTS.flatMap((event) =>
    DELAYS_MS.flatMap((delay) => {
      const redraw = (often: number) =>
        `let times = 0; on('${event}', () => { if (times++ < ${often}) later(() => draw(), ${delay}); });`;
      const why = `draws field ${at} anew and empty, ${delay} ms after ${event}`;
      return [
        { why, html, act: redraw(1), is: true, holds: TEXT },
        ...(delay === 5 ? [{ why: `${why}, each time`, html, act: redraw(99), is: false, holds: '' }] : []),
      ];
    }),
  ),
);

const CHIPS = [
  `show('<span class="chip">' + text + '</span>')`,
  `show('<ul><li><b>' + text + '</b> <button>×</button></li></ul>')`,
  `show('<input type="hidden" value="a@b.test,' + text + '">')`,
  `show('<input readonly value="' + text + '">')`,
];

const chips: Case[] = CHIPS.flatMap((show) =>
  EVENTS.map((event) => ({
    why: `${show} on ${event}`,
    act: `on('${event}', () => { const text = field().value; if (text) { ${show}; field().value = ''; model += text; } })`,
    is: true,
    holds: TEXT,
    entries: 1,
  })),
);

/** What else pages do. */
const others = readLines<Case>(new URL('taken-texts.jsonl', import.meta.url));

const CASES = [...redrawn, ...chips, ...others];

/** Runs all cases, one after the other. Time runs twenty times as fast. */
const SCRIPT = `async (acts, cases) => {
  const wrong = [];
  const later = (act, ms) => (ms === 0 ? act() : setTimeout(act, ms));
  const settled = (ms) => new Promise((resolve) => setTimeout(resolve, ms / 8));
  for (const [at, { why, html, is, holds, entries = -1 }] of cases.entries()) {
    document.body.innerHTML = '<form><input value="before"><div></div><p id="beside"></p></form>';
    const place = document.querySelector('form > div');
    const root = () => place.firstElementChild?.shadowRoot ?? place;
    const field = () => root().querySelector('input') ?? document.querySelector('#next');
    let heard = 0;
    const ending = new AbortController();
    const listeners = [];
    const page = {
      on(type, act) {
        const hear = (event) => { if (event.composedPath()[0] === field()) act(event); };
        listeners.push([type, hear]);
        document.addEventListener(type, hear, { capture: true, signal: ending.signal });
      },
      draw(value = '') {
        place.setHTMLUnsafe(html);
        field().value = value;
        // This one does not leave a shadow root.
        if (root() !== place)
          for (const [type, hear] of listeners) if (type === 'change') root().addEventListener(type, hear, { signal: ending.signal });
      },
      show(made) { document.querySelector('#beside').insertAdjacentHTML('beforeend', made); },
      field,
      later,
      model: '',
    };
    page.draw();
    page.on('input', () => { heard++; });
    acts[at](page);
    if (root() !== place) page.draw();
    const answer = await writing.writeField(field(), '${TEXT}', settled);
    ending.abort();
    const held = page.model || (field()?.value ?? '');
    if (answer !== is || held !== holds || (entries >= 0 && heard !== entries)) wrong.push([why, answer, held, heard].join(' | '));
  }
  return wrong;
}`;

testPages(
  'what is said of a text is what the page has made of it',
  { writing: 'fields/write-field.ts' },
  async (call) => {
    const acts = CASES.map(
      ({ act }) =>
        `(page) => { const { on, draw, show, field, later } = page; ${act.replaceAll('model', 'page.model')} }`,
    );
    const cases = CASES.map(({ act: _, html = FIELD, ...rest }) => ({ html, ...rest }));
    expect(await call(`(cases) => (${SCRIPT})([${acts}], cases)`, cases)).toEqual([]);
  },
);
