import { expect } from 'vitest';
import { testPages } from './test-pages.ts';

const MODULES = { finding: 'fields/find-certain-field.ts', writing: 'fields/write-code.ts' };

/** A field for a code, the code as a mail writes it, and what the field holds in the end. */
const FORMATS: [field: string, code: string, held: string][] = [
  ['inputmode="numeric" pattern="[0-9]{6}"', '481-516', '481516'],
  ['inputmode="decimal"', '481 516', '481516'],
  ['type="tel"', '481-516', '481516'],
  ['type="number"', '481-516', '481516'],
  ['placeholder="123456"', '481-516', '481516'],
  ['pattern="[0-9]{3}-[0-9]{3}"', '481516', '481-516'],
  ['pattern="\\d{2}-\\d{2}-\\d{2}"', '481516', '48-15-16'],
  ['pattern="[A-Z0-9]{4} [A-Z0-9]{4}"', 'AB12CD34', 'AB12 CD34'],
  ['pattern="[A-Z0-9]{6}"', 'ab12cd', 'AB12CD'],
  ['pattern="[a-z0-9]{6}"', 'AB12CD', 'ab12cd'],
  ['inputmode="numeric" maxlength="6"', 'G-481516', '481516'],
  ['maxlength="9"', 'AB12-CD34', 'AB12-CD34'],
  // What a user has typed stays; a hint that is the value is no such text.
  ['value="Code"', '481516', '481516'],
  ['class="typed"', '481516', 'has-text my own'],
];

/** What a page does with a code that is wrong. It has emptied its field by then, or has drawn it anew. */
const ANSWERS = {
  'an alert': (say: string) => `say('<p role="alert">${say}</p>')`,
  'a text without a mark': (say: string) => `say('<p>${say}</p>')`,
  'a notice elsewhere in the page': (say: string) =>
    `document.body.insertAdjacentHTML('beforeend', '<div>${say}</div>')`,
  'a field that is marked': () => `for (const one of all()) one.setAttribute('aria-invalid', 'true')`,
};

const TIMES = {
  'at once': (act: string) => act,
  'in the next frame': (act: string) => `requestAnimationFrame(() => { ${act} })`,
  'when its server answers': (act: string) => `setTimeout(() => { ${act} }, 150)`,
};

const ENDS = {
  empties: `for (const one of all()) one.value = ''`,
  'draws anew': `const own = document.querySelector('#own'); own.innerHTML = html; listen()`,
};

const PLACES = {
  'one field': '<label>Code <input maxlength="6"></label>',
  'six boxes': `<p>Code</p><div>${'<input maxlength="1" size="1">'.repeat(6)}</div>`,
};

const REFUSALS = Object.entries(PLACES).flatMap(([place, html]) =>
  Object.entries(ENDS).flatMap(([end, clear]) =>
    Object.entries(TIMES).flatMap(([time, later]) =>
      Object.entries(ANSWERS).map(([answer, say]) => ({
        why: [place, end, time, answer].join(', '),
        html,
        act: later(`${clear}; ${say('That is not the code')}`),
      })),
    ),
  ),
);

const SCRIPT = `async (formats, refusals) => {
  const acts = [${REFUSALS.map(({ act }) => `(all, say, html, listen) => { ${act} }`)}];
  const wrong = [];
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const find = () => finding.findCodeField(document, undefined, false)?.fields;
  const tryFormat = async ([field, code, held]) => {
    document.body.innerHTML = '<p>We mailed you a code.</p><label>Code <input ' + field + '></label>';
    const input = document.querySelector('input');
    if (input.className === 'typed') input.value = 'my own';
    const fields = find();
    const isTaken = writing.isTaken(fields, code);
    if (!isTaken) await writing.writeCode(fields, code, () => Promise.resolve());
    const found = (isTaken ? 'has-text ' : '') + input.value;
    if (found !== held) wrong.push([field, code, found].join());
  };
  for (const one of formats) await tryFormat(one);
  for (const [at, { why, html }] of refusals.entries()) {
    document.body.innerHTML = '<p>We mailed you a code.</p><form><div id="own">' + html + '</div></form>';
    let tries = 0;
    const all = () => [...document.querySelectorAll('input')];
    const say = (text) => document.querySelector('form').insertAdjacentHTML('beforeend', text);
    const check = () => { if (all().map(({ value }) => value).join('').length === 6) { tries++; answer(); } };
    const listen = () => { for (const one of all()) one.addEventListener('input', check); };
    const answer = () => acts[at](all, say, html, listen);
    listen();
    const isTaken = await writing.writeCode(find(), '481516', (ms) => sleep(ms));
    if (isTaken || tries !== 1) wrong.push([why, isTaken, tries].join());
  }
  return wrong;
}`;

testPages(
  'a code is written as its field takes it, and a code that the page refuses is not tried twice',
  MODULES,
  async (call) => {
    expect(await call(SCRIPT, FORMATS, REFUSALS)).toEqual([]);
  },
);

/** When a page takes over the value of a box, into a state that it has read before. */
const LATE = {
  'in a frame': (act: string) => `requestAnimationFrame(() => { ${act} })`,
  'in two frames': (act: string) => `requestAnimationFrame(() => requestAnimationFrame(() => { ${act} }))`,
  'in a task': (act: string) => `setTimeout(() => { ${act} })`,
  'after its server': (act: string) => `setTimeout(() => { ${act} }, 60)`,
};

const LATE_SCRIPT = `async () => {
  const wrong = [];
  const acts = { ${Object.entries(LATE).map(([why, later]) => `'${why}': (take, next) => { ${later('take(next)')} }`)} };
  for (const [why, later] of Object.entries(acts)) {
    document.body.innerHTML = '<p>We mailed you a code</p><div>' + '<input maxlength="1" size="1">'.repeat(6) + '</div>';
    const boxes = [...document.querySelectorAll('input')];
    let state = ['', '', '', '', '', ''];
    const take = (next) => { state = next; for (const [at, box] of boxes.entries()) box.value = state[at]; };
    for (const [at, box] of boxes.entries()) box.addEventListener('input', () => later(take, state.with(at, box.value.slice(-1))));
    const isTaken = await writing.writeCode(boxes, '481516', (ms) => new Promise((resolve) => setTimeout(resolve, ms)));
    if (!isTaken || state.join('') !== '481516') wrong.push([why, isTaken, state.join('')].join());
  }
  return wrong;
}`;

testPages('boxes get their code from a page that takes each value over late', MODULES, async (call) => {
  expect(
    await call(
      LATE_SCRIPT,
      Object.entries(LATE).map(([why, later]) => [why, later('take(next)')]),
    ),
  ).toEqual([]);
});
