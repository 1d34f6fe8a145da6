import { expect } from 'vitest';
import { testPages } from './test-pages.ts';

const CODE = '481899';

/** How boxes are laid out. `box`: the HTML of a box, by its place. */
const LAYOUTS: Record<string, (box: (at: number) => string) => string> = {
  'side by side': (box) => `<div role="group" aria-label="Verification code">${each(box).join('')}</div>`,
  'each in a cell': (box) =>
    `<h2>Bestätigungscode</h2><ul>${each((at) => `<li><span>${box(at)}</span></li>`).join('')}</ul>`,
  'with a dash in the middle': (box) =>
    `<p>ご確認コード</p><div>${each((at) => `${at === 3 ? '<span>–</span>' : ''}${box(at)}`).join('')}</div>`,
  'with a label each': (box) =>
    `<p>Enter the one-time code</p><div>${each((at) => `<label>Digit ${at + 1} ${box(at)}</label>`).join('')}</div>`,
  'in two groups': (box) =>
    `<p>Security code</p><div><p>${each(box).slice(0, 3).join('')}</p>–<p>${each(box).slice(3).join('')}</p></div>`,
  'each in a shadow root': (box) =>
    `<p>رمز التحقق</p><div>${each((at) => `<span><template shadowrootmode="open" shadowrootclonable><i>${box(at)}</i></template></span>`).join('')}</div>`,
  'the first with more words': (box) =>
    `<div>${each((at) => `<label>${at === 0 ? 'Please enter the verification code. ' : ''}Character ${at + 1} ${box(at)}</label>`).join('')}</div>`,
  'in a shadow root': (box) =>
    `<form><div><template shadowrootmode="open"><p>Код подтверждения</p><div>${each(box).join('')}</div></template></div></form>`,
};

const each = (box: (at: number) => string) => Array.from({ length: CODE.length }, (_, at) => box(at));

/** What the boxes say of their length, by their place. */
const LENGTHS: Record<string, (at: number) => string> = {
  one: () => 'maxlength="1"',
  none: () => '',
  'the first all': (at) => (at === 0 ? 'maxlength="6" autocomplete="one-time-code"' : ''),
  'the first all, the others one': (at) => (at === 0 ? 'maxlength="6"' : 'maxlength="1"'),
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const TYPES = ['text', 'tel', 'number', 'password'];

/** What pages do with an entry. Each keeps the code in its `model`, and knows nothing that its events do not say. */
const PAGES = {
  'shares out what comes into any box': `on('input', (at, box) => {
    for (const [more, character] of [...box.value].entries()) { set(at + more, character); }
    move(at + box.value.length);
  })`,
  'keeps the last character of a box': `on('input', (at, box) => { set(at, box.value.slice(-1)); move(at + 1); })`,
  'writes where it saw the focus last': `let active = -1;
    on('focus', (at) => { active = at; });
    on('blur', () => { active = -1; });
    on('input', (at, box) => { if (active < 0) box.value = ''; else { set(active, box.value.slice(0, 1)); move(active + 1); } })`,
  'takes only the whole code, in the first box': `on('input', (at, box) => {
    if (at > 0 || box.value.length < 6) { if (!model[at]) box.value = ''; return; }
    for (const [place, character] of [...box.value].entries()) set(place, character);
  })`,
  'shows dots': `on('input', (at, box) => { const last = box.value.slice(-1); if (last !== '•') set(at, last); box.value = '•'; move(at + 1); })`,
  'shows its own digits': `on('input', (at, box) => {
    const last = box.value.slice(-1);
    if (/[0-9]/.test(last)) set(at, last);
    box.value = String.fromCharCode(${'٠'.charCodeAt(0)} + Number(model[at]));
    move(at + 1);
  })`,
  'opens one box after the other': `for (const box of all().slice(1)) box.disabled = true;
    on('input', (at, box) => { set(at, box.value.slice(-1)); if (at < 5) all()[at + 1].disabled = false; move(at + 1); })`,
  'draws the boxes anew once': `let drawn = 0; on('input', (at, box) => { set(at, box.value); if (at === 5 && !drawn++) draw(); })`,
  'goes on when the code is there': `on('input', (at, box) => { set(at, box.value); if (model.join('').length === 6) row().remove(); })`,
};

/** What is never taken for boxes of a code. */
const OTHER_ROWS = [
  ...['Name|Street|City|Verification code', 'Vorname|Straße|Ort|Land'].map((labels) =>
    labels
      .split('|')
      .map((label, at) => `<label for="f${at}">${label}</label><input id="f${at}" name="f${at}">`)
      .join(''),
  ),
  '<p>Confirm your code later</p><div>Day <input maxlength="2">Month <input maxlength="2">Year <input maxlength="4"></div>',
  `<p>Licence</p><div>${'<input maxlength="5">-'.repeat(5)}</div>`,
  '<div><input type="password" name="a"><input type="password" name="b"></div>',
];

/** Every length with every page, in every other layout, and the types of inputs in turn. */
const cases = Object.entries(LAYOUTS).flatMap(([layout, lay], place) =>
  Object.entries(LENGTHS).flatMap(([length, say], turn) =>
    Object.keys(PAGES).flatMap((page, at) => {
      const type = TYPES[(turn + at) % TYPES.length];
      // A whole code fits into no box for one character, and a number is neither a dot nor a digit of another script.
      if (page.startsWith('takes only') && length === 'one') return [];
      if ((page.startsWith('shows') && type === 'number') || (place + turn + at) % 2 === 1) return [];
      // Numbered names, or small boxes with names of their own.
      const named = (box: number) =>
        place % 2 ? `name="c${box}"` : `name="${ORDINALS[box]}" style="inline-size: 2em; block-size: 2em"`;
      const html = lay((box) => `<input type="${type}" ${named(box)} inputmode="numeric" ${say(box)}>`);
      return [{ why: `${layout}, ${length}, ${type}, ${page}`, html, page }];
    }),
  ),
);

const ACTS = Object.entries(PAGES).map(
  ([page, act]) => `${JSON.stringify(page)}: ({ on, set, move, model, all, row, draw }) => { ${act} }`,
);

const SCRIPT = `async (cases, others) => {
  const acts = { ${ACTS.join(', ')} };
  const wrong = [];
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const find = () => finding.findCodeField(document, undefined, false)?.fields;
  for (const { why, html, page } of cases) {
    document.body.setHTMLUnsafe('<main>' + html + '</main>');
    const root = () => document.querySelector('form > div')?.shadowRoot ?? document.querySelector('main');
    const within = (part) => [...part.querySelectorAll('*')].flatMap((one) => (one.localName === 'input' ? one : one.shadowRoot ? within(one.shadowRoot) : []));
    const all = () => within(root());
    const row = () => root().querySelector('ul, div') ?? root();
    const model = [];
    const set = (at, character) => { model[at] = character; if (all()[at]) all()[at].value = character; };
    const move = (at) => all()[at]?.focus();
    const on = (type, act) => {
      const box = (event) => event.composedPath()[0];
      listeners.push([type, (event) => all().includes(box(event)) && act(all().indexOf(box(event)), box(event))]);
    };
    const listeners = [];
    const draw = () => { const place = row(); const copy = place.cloneNode(true); model.length = 0; for (const one of within(copy)) one.value = ''; place.replaceWith(copy); };
    acts[page]({ on, set, move, model, all, row, draw });
    const ending = new AbortController();
    for (const [type, listener] of listeners) root().addEventListener(type, listener, { capture: true, signal: ending.signal });
    const fields = find();
    const taken = fields?.length === 6 && (await writing.writeCode(fields, '${CODE}', settled));
    ending.abort();
    if (!taken || model.join('') !== '${CODE}') wrong.push(why + ': ' + fields?.length + ' ' + taken + ' ' + model.join(''));
  }
  for (const html of others) {
    document.body.innerHTML = '<form>' + html + '</form>';
    if ((find()?.length ?? 0) > 1) wrong.push(html);
  }
  return wrong;
}`;

const MODULES = { finding: 'fields/find-certain-field.ts', writing: 'fields/write-code.ts' };

testPages(
  'a code goes into its boxes, however they are drawn and whatever the page does with it',
  MODULES,
  async (call) => {
    expect(await call(SCRIPT, cases, OTHER_ROWS)).toEqual([]);
  },
);

/** What a page draws under the one input that takes the code. */
const DRAWN = {
  elements: '<i></i>'.repeat(6),
  'inputs that are read-only': '<input readonly tabindex="-1">'.repeat(6),
  'inputs out of reach': '<input maxlength="1" tabindex="-1">'.repeat(6),
  'its label': `<label for="real">${'<i>·</i>'.repeat(6)}</label>`,
};

const REAL = 'id="real" name="code" autocomplete="one-time-code" inputmode="numeric" maxlength="6"';
const OVER = 'position: absolute; inset: 0; inline-size: 100%; block-size: 100%; border: 0';

const SMALL = 'position: absolute; inline-size: 1px; block-size: 1px; padding: 0; border: 0';

const overlay = (drawn: string, style: string, more = '') =>
  `<form><p>We sent you an email</p><div style="position: relative; display: flex">${drawn}<input ${REAL} style="${style}" ${more}></div></form>`;

/** An input that shows nothing itself, and whether it is the place for the code. */
const OVERLAYS: [html: string, place: string][] = [
  ...Object.values(DRAWN).flatMap((drawn): [string, string][] => [
    [overlay(drawn, `${OVER}; opacity: 0`), 'real'],
    [overlay(drawn, `${OVER}; opacity: 0`, 'type="tel" autofocus'), 'real'],
    [overlay(drawn, `${OVER}; color: transparent; background: none; letter-spacing: -.5em`), 'real'],
  ]),
  [overlay(DRAWN.elements, `${SMALL}; opacity: 0`, 'autofocus'), 'real'],
  [overlay(DRAWN.elements, `${SMALL}; opacity: 0`), ''],
  [overlay(DRAWN['its label'], `${SMALL}; opacity: 0`), 'real'],
  ['<label>Verification code <input></label><label>Security code <input></label>', 'several'],
  [overlay(DRAWN.elements, 'display: none', 'maxlength="5"'), ''],
  [overlay(DRAWN.elements, 'visibility: hidden', 'type="number"'), ''],
  [overlay(DRAWN.elements, `${OVER}; opacity: 0; pointer-events: none`), ''],
  [`${overlay('', 'opacity: 0')}<label>Verification code <input id="seen"></label>`, 'seen'],
  // The first is that of the user: it is never mailed.
  ['<label>Confirm your PIN code <input id="own" type="password" maxlength="4"></label>', ''],
  ['<input type="password" id="two_step_otp" name="two_step_otp" autocomplete="off">', 'two_step_otp'],
];

const OVERLAY_SCRIPT = `async (cases) => {
  const found = [];
  for (const [html] of cases) {
    document.body.innerHTML = html;
    document.querySelector('[autofocus]')?.focus();
    // Nothing fills itself into what the user does not see.
    const isUnseen = (field) => !field.checkVisibility({ opacityProperty: true });
    if (finding.findCertainField(document, '${CODE}').some(isUnseen)) found.push([html, 'certain']);
    const fields = finding.findCodeField(document, undefined, false)?.fields;
    const [field, more] = fields ?? [];
    const isTaken = field && (await writing.writeCode([field], '${CODE}', () => Promise.resolve()));
    found.push([html, isTaken && !more && field.value === '${CODE}' ? field.id : fields?.length === 0 ? 'several' : '']);
  }
  return found;
}`;

testPages('a code goes into the one input that is typed into, whatever is drawn under it', MODULES, async (call) => {
  expect(await call(OVERLAY_SCRIPT, OVERLAYS)).toEqual(OVERLAYS);
});

const BOX = 'maxlength="1" style="width: 2em; height: 2em"';
const boxesOf = (name: string, count: number, more = '') =>
  Array.from({ length: count }, (_, at) => `<input name="${name}${at}" ${BOX} ${more}>`).join('');

/** What stands beside the boxes of a code, and is none of them; its fields are marked. */
const NEIGHBOURS: Record<string, string> = {
  'the digits of a phone': `<p>Last digits of your phone</p><div>${boxesOf('p', 4, 'data-other')}</div>`,
  'the digits of a phone, beside them': boxesOf('p', 4, 'data-other'),
  'a customer number':
    '<label>Customer number <input name="bk" maxlength="8" data-other style="width: 2em; height: 2em"></label>',
  'a customer number with a text':
    '<div><label for="bk">Customer number</label><input id="bk" name="bk" data-other value="20417733" style="width: 2em; height: 2em"></div>',
  'a name without a length': '<input aria-label="Your name" name="n" data-other style="width: 2em; height: 2em">',
};

/** How the boxes are drawn. */
const ROWS: Record<string, string> = {
  'in a group': `<p>Verification code from the email</p><div>${boxesOf('c', 6)}</div>`,
  'each in a cell': `<p>Verification code from the email</p><div>${Array.from({ length: 6 }, (_, at) => `<span><input name="c${at}" ${BOX}></span>`).join('')}</div>`,
  'without a container': `<b>Verification code from the email</b>${boxesOf('c', 6)}`,
  'in two halves':
    '<p>Verification code from the email</p><div><input name="c1" maxlength="3"> – <input name="c2" maxlength="3"></div>',
  'in three pairs':
    '<p>Verification code from the email</p><div><input aria-label="Code, part 1" maxlength="2"><input aria-label="Code, part 2" maxlength="2"><input aria-label="Code, part 3" maxlength="2"></div>',
};

const BESIDE = Object.entries(ROWS).flatMap(([row, html]) =>
  Object.entries(NEIGHBOURS).flatMap(([neighbour, other]) => [
    { why: `${row}, behind ${neighbour}`, html: other + html },
    { why: `${row}, before ${neighbour}`, html: html + other },
  ]),
);

/** Boxes in which a user has typed, and whether they are written. */
const TYPED: [what: string, values: string[], code: string][] = [
  ['nothing', [], CODE],
  ['the beginning of the code', [...CODE.slice(0, 2)], CODE],
  ['something else', ['7'], ''],
  ['something else at the end', ['', '', '', '', '', 'x'], ''],
];

const BESIDE_SCRIPT = `async (beside, typed, row) => {
  const wrong = [];
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const place = (clicked) => finding.findCodeField(document, clicked, clicked !== undefined)?.fields ?? [];
  const read = (fields) => fields.map(({ value }) => value).join('');
  for (const { why, html } of beside)
    for (const isClicked of [false, true]) {
      document.body.innerHTML = '<form>' + html + '</form>';
      const others = [...document.querySelectorAll('[data-other]')];
      const own = [...document.querySelectorAll('input:not([data-other])')];
      const before = read(others);
      await writing.writeCode(place(isClicked ? own[0] : undefined), '${CODE}', settled);
      if (read(own) !== '${CODE}' || read(others) !== before) wrong.push([why, isClicked, read(own), read(others)].join());
    }
  for (const [what, values, code] of typed) {
    document.body.innerHTML = row;
    const boxes = place();
    for (const [at, value] of values.entries()) boxes[at].value = value;
    const isWritten = await writing.writeCode(boxes, '${CODE}', settled);
    if (isWritten !== (code !== '') || read(boxes) !== (code || values.join(''))) wrong.push(what + ': ' + isWritten + ' ' + read(boxes));
  }
  // A newer code replaces ours.
  document.body.innerHTML = row;
  await writing.writeCode(place(), '111111', settled);
  if (!(await writing.writeCode(place(), '${CODE}', settled))) wrong.push('an older code of ours stays');
  return wrong;
}`;

testPages('a code goes into its own boxes alone, whatever stands beside them or in them', MODULES, async (call) => {
  expect(await call(BESIDE_SCRIPT, BESIDE, TYPED, ROWS['in a group'])).toEqual([]);
});
