import { expect } from 'vitest';
import { testPages } from './test-pages.ts';

/** Ways in which pages keep a field for bots out of the sight or the reach of users: its style, or its attributes. */
const HIDINGS = [
  'style="display: none"',
  'style="visibility: hidden"',
  'style="opacity: 0.01"',
  'style="filter: blur(2px) opacity(0%)"',
  'style="mask-image: linear-gradient(transparent, transparent)"',
  'style="clip-path: circle(0)"',
  'style="clip-path: polygon(0 0, 0 0, 0 0)"',
  'style="position: absolute; clip: rect(0 0 0 0)"',
  'style="transform: scale(0.01)"',
  'style="transform: translateX(-200vw)"',
  'style="transform: rotateY(90deg)"',
  'style="position: absolute; top: -900px"',
  'style="position: absolute; left: 200vw"',
  'style="position: fixed; right: -40em"',
  'style="position: relative; left: -9000px"',
  'style="width: 0; padding: 0; border: 0"',
  'style="height: 1px; padding: 0; border: 0"',
  'style="position: relative; z-index: -1"',
  'style="color: transparent; border: 0; background: none"',
  'tabindex="-1"',
  'aria-hidden="true"',
  'inert',
  'placeholder="Leave this field empty"',
  'class="honeypot"',
];

/** Ways in which fields for users are drawn, which look like the ones above. */
const DRAWINGS = [
  '',
  'style="opacity: 0.6"',
  'style="transform: scale(1.1)"',
  'style="position: relative; z-index: 2"',
  'style="clip-path: inset(0)"',
  'style="color: rgb(0, 0, 0); background: rgb(0, 0, 0)"',
  'style="margin-top: 3000px"',
  'tabindex="3"',
];

const FIELD = '<label>Email <input id="email" type="email" name="email"></label>';

/** Names of a repeated address, in some languages. */
const AGAIN = ['confirm_email', 'verify-email', 'email_wiederholen', 'correo-repetir', 'メール確認'];

type TwinCase = { html: string; twin: string; why: string };

const inShadow = (html: string) => `<div><template shadowrootmode="open">${html}</template></div>`;

const WRAPPERS: [name: string, wrap: (field: string) => string][] = [
  ['directly', (field) => field],
  ['in a wrapper', (field) => `<p><span>${field}</span></p>`],
  ['in a shadow root', inShadow],
];

const AROUNDS: [name: string, wrap: (fields: string) => string][] = [
  [
    'a form',
    (fields) =>
      `<form style="background: white; position: relative; z-index: 0">${fields}<button>Go on</button></form>`,
  ],
  [
    'no form',
    (fields) => `<div style="background: white; position: relative; z-index: 0">${fields}</div><button>Go on</button>`,
  ],
];

const MORE = '<label>Message <textarea></textarea></label>';

const CASES: TwinCase[] = AROUNDS.flatMap(([around, wrapAround]) =>
  WRAPPERS.flatMap(([where, wrap]) => {
    const make = (at: number, id: string, how: string) =>
      wrap(`<input id="${id}" type="email" name="${AGAIN[at % AGAIN.length]}" ${how}>`);
    const covered = (field: string) =>
      `<div style="position: relative">${field}<div style="position: absolute; inset: 0; background: #eee"></div></div>`;
    const name = (what: string) => `${what}, ${where}, in ${around}`;
    return [
      ...HIDINGS.flatMap((how, at) => [
        { html: wrapAround(`${FIELD}${MORE}${make(at, 'trap', how)}`), twin: '', why: name(how) },
        {
          html: wrapAround(`${FIELD}${make(at, 'trap', how)}${MORE}${make(at, 'twin', '')}`),
          twin: 'twin',
          why: name(`after ${how}`),
        },
      ]),
      { html: wrapAround(`${FIELD}${covered(make(0, 'trap', ''))}`), twin: '', why: name('covered') },
      ...DRAWINGS.map((how, at) => ({
        html: wrapAround(`${FIELD}${MORE}${make(at, 'twin', how)}`),
        twin: 'twin',
        why: name(how),
      })),
      {
        html: wrapAround(
          `${FIELD}<label>Their address <input type="email" name="other"></label>${make(0, 'of-other', '')}`,
        ),
        twin: '',
        why: name('of another address'),
      },
      {
        html: wrapAround(`${FIELD}${make(0, 'twin', '')}<input type="email" name="other">${make(0, 'of-other', '')}`),
        twin: 'twin',
        why: name('before another'),
      },
      { html: wrapAround(`${make(0, 'before', '')}${FIELD}`), twin: '', why: name('before the field') },
      {
        html: wrapAround(`${FIELD}${make(0, 'full', 'value="mine@fernway.example"')}`),
        twin: '',
        why: name('with a text'),
      },
      { html: `${wrapAround(FIELD)}${wrapAround(make(0, 'elsewhere', ''))}`, twin: '', why: name('in another form') },
    ];
  }),
);

const SCRIPT = `(cases) => cases.flatMap(({ html, twin, why }) => {
  document.documentElement.style.overflowX = 'hidden';
  document.body.setHTMLUnsafe(html);
  scrollTo(0, 0);
  const found = twins.findTwinField(document.querySelector('#email'))?.id ?? '';
  return found === twin && scrollY === 0 ? [] : [why + ': ' + (found || 'none') + ', not ' + (twin || 'none')];
})`;

testPages(
  'the field that repeats the address is the next one that a user sees and reaches, and never one for bots',
  { twins: 'fields/twin-field.ts' },
  async (call) => {
    expect(await call(SCRIPT, CASES)).toEqual([]);
  },
);

const PAIR = `${FIELD}<label>Email again <input id="twin" type="email" name="again"></label>`;

/** What a page does with the twin once the field is written. `fields` is the form around both. */
const LATER = [
  "twin().disabled = true; on('input', () => { twin().disabled = false; });",
  "twin().readOnly = true; on('change', () => setTimeout(() => { twin().readOnly = false; }, 5));",
  "twin().parentElement.hidden = true; on('input', () => { twin().parentElement.hidden = false; });",
  "twin().parentElement.remove(); on('blur', once(() => fields.insertAdjacentHTML('beforeend', '<p>Repeat email <input id=twin name=email2></p>')));",
  "on('input', once(draw));",
  "on('change', once(() => setTimeout(draw, 5)));",
  "twin().value = '_@_._';",
];

/** The page takes what is typed into the twin, and no whole address. */
const NO_WHOLE = "on('input', () => { if (twin().value.length > 1) twin().value = ''; });";

const LATER_SCRIPT = `async () => {
  const wrong = [];
  const html = ${JSON.stringify(PAIR)};
  for (const act of [${[...LATER, NO_WHOLE].map((act) => `(fields, twin, on, once, draw) => { ${act} }`).join()}]) {
    document.body.innerHTML = '<form>' + html + '</form>';
    const fields = document.querySelector('form');
    const twin = () => document.querySelector('#twin');
    const on = (type, listener) => fields.addEventListener(type, listener, true);
    const once = (listener) => { let times = 0; return () => { if (times++ === 0) listener(); }; };
    act(fields, twin, on, once, () => { fields.innerHTML = html; });
    const written = await finding.createFindScript(document).write(document.querySelector('#email'), 'a@m.test', '');
    const values = [written, document.querySelector('#email').value, twin()?.value];
    if (values.join() !== 'true,a@m.test,a@m.test') wrong.push(values.join());
  }
  return wrong;
}`;

testPages(
  'a twin that the page opens, shows or draws anew once the field is written is filled too',
  { finding: 'fill/find-script.ts' },
  async (call) => {
    // The user is told of a twin that stays empty.
    expect(await call(LATER_SCRIPT)).toEqual(['twin-empty,a@m.test,']);
  },
);
