import { beforeAll, expect, test } from 'vitest';
import { bundleForPage } from '../e2e/bundle-for-page.ts';
import { evaluateInChromium } from './classify-in-chromium.ts';

const NO = 'Temporary email addresses are not accepted.';
const OTHER = 'Please use another email address.';
const FIELD = '<input type="email" value="a@m.test">';

/** What is said beside the field: `certain`, `plain` if it may be a hint that is always there, `none` if it refuses nothing. */
const CASES: [what: string, isNew: boolean, says: 'certain' | 'plain' | 'none', html: string][] = [
  ['an alert in the form', false, 'certain', `<form>${FIELD}<p role="alert">${NO}</p></form>`],
  [
    'an alert above the fields',
    true,
    'certain',
    `<form><div role="alert">${OTHER}</div><label>Email ${FIELD}</label></form>`,
  ],
  ['a live region', false, 'certain', `<form>${FIELD}<p aria-live="assertive">${OTHER}</p></form>`],
  [
    'what describes an invalid field',
    true,
    'certain',
    `<form><input type="email" value="a@m.test" aria-invalid="true" aria-describedby="e"></form><p id="e">${OTHER}</p>`,
  ],
  [
    'its error message',
    true,
    'certain',
    `<form><input type="email" value="a@m.test" aria-invalid="true" aria-errormessage="e"><b id="e">${NO}</b></form>`,
  ],
  [
    'a field that was emptied when it was sent',
    true,
    'certain',
    `<form><input type="email"><p role="alert">${NO}</p></form>`,
  ],
  [
    'a page that writes all in capitals',
    false,
    'certain',
    `<form><input value="A@M.TEST"><p role="alert">${NO}</p></form>`,
  ],
  [
    'one that puts a blank behind it',
    true,
    'certain',
    `<form><input type="text" value="a@m.test "><p role="alert">${NO}</p></form>`,
  ],
  [
    'words that its own field has in a shadow root around',
    false,
    'certain',
    `<x-field><template shadowrootmode="open">${FIELD}<p role="alert">${NO}</p></template></x-field>`,
  ],
  ['words beside it', false, 'plain', `<form><div>${FIELD}<small>${NO}</small></div></form>`],
  [
    'an error by its looks',
    false,
    'plain',
    `<form><div>${FIELD}<span class="field-error">${OTHER}</span></div></form>`,
  ],
  [
    'a shadow root',
    false,
    'certain',
    `<div><template shadowrootmode="open"><form>${FIELD}<p role="alert">${NO}</p></form></template></div>`,
  ],
  ['another email, unmarked', false, 'none', `<form><div>${FIELD}<small>${OTHER}</small></div></form>`],
  ['the name of a link', false, 'none', `<form><div>${FIELD}<a class="error" href="#">${OTHER}</a></div></form>`],
  ['the name of a button', false, 'none', `<form>${FIELD}<p role="alert"><button>${OTHER}</button></p></form>`],
  ['taken', true, 'none', `<form>${FIELD}<p role="alert">This email is already registered. ${OTHER}</p></form>`],
  [
    'taken, in two elements',
    true,
    'none',
    `<form>${FIELD}<p role="alert">This email is already registered.</p><p role="alert">${OTHER}</p></form>`,
  ],
  [
    'required',
    true,
    'none',
    '<form><input type="email" required aria-invalid="true"><p role="alert">This field is required.</p></form>',
  ],
  ['written wrongly', true, 'none', `<form>${FIELD}<p role="alert">Please enter a valid email address.</p></form>`],
  ['a failure', true, 'none', `<form>${FIELD}<p role="alert">Something went wrong. Please try again.</p></form>`],
  ['hidden', false, 'none', `<form>${FIELD}<p role="alert" style="display: none">${NO}</p></form>`],
  ['another field', false, 'none', `<form><div>${FIELD}</div><div><input name="b"><small>${NO}</small></div></form>`],
  ['another form', false, 'none', `<form>${FIELD}</form><form><input name="b"><p role="alert">${NO}</p></form>`],
  [
    'terms that go on',
    false,
    'none',
    `<form><div>${FIELD}<small>${'We care for your data. '.repeat(15)} ${NO}</small></div></form>`,
  ],
  [
    'no field that holds it',
    false,
    'none',
    `<form><input type="email" value="b@m.test"><p role="alert">${NO}</p></form>`,
  ],
];

let found: Map<string, string>;

beforeAll(async () => {
  const entry = new URL('../../lib/page/fields/find-refusals.ts', import.meta.url);
  const script = await bundleForPage(entry, 'refusals');
  const ask = `(() => { const isNew = document.title === 'true';
    const { certain, plain } = refusals.findRefusals(document, 'a@m.test', isNew);
    return certain.length > 0 ? 'certain' : plain.length > 0 ? 'plain' : 'none'; })()`;
  const pages = CASES.map(([name, isNew, , html]) => ({
    name,
    html: `<!doctype html><title>${isNew}</title><body>${html}`,
    runsScripts: false,
  }));
  const answers = await evaluateInChromium<string>(pages, `${script};${ask}`);
  found = new Map(pages.map(({ name }, index) => [name, answers[index]?.[0] ?? '']));
});

test.each(CASES)('%s, on a new page: %s, says: %s', (what, _, says) => {
  expect(found.get(what)).toBe(says);
});
