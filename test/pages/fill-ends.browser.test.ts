import { expect } from 'vitest';
import { testPages } from './test-pages.ts';

/** A page whose field has the focus, and why the field takes no address. */
const CASES: [html: string, reason: string][] = [
  ['<p>No field</p>', 'no-field'],
  ['<button id="field">Go on</button>', 'not-text'],
  ['<input id="field" type="checkbox">', 'not-text'],
  ['<input id="field" type="password">', 'password'],
  ['<input id="field" type="number">', 'number'],
  ['<input id="field" aria-disabled="true">', 'disabled'],
  ['<input id="field" readonly>', 'read-only'],
  ['<input id="field" style="opacity: 0">', 'invisible'],
  ['<input id="field" maxlength="5">', 'too-short'],
  ['<input id="field" value="ring twice">', 'has “ring twice”'],
  ['<input id="field" value="mailman">', 'has “mailman”'],
  ['<input id="field" value="ada@fern.example">', 'has “ada@fern.example”'],
  // A value that is its own label goes when the user types.
  ['<input id="field" value="Your email">', ''],
  ['<input id="field" value="E-mail" onfocus="this.select()">', ''],
  ['<input id="field" value="メールアドレス" onclick="this.value = \'\'">', ''],
  // A template that a mask shows is no text of the user.
  ['<input id="field" value="_@_._">', ''],
  ['<input id="field" value="______@____.___">', ''],
  // Each is open to the user as soon as it has the focus.
  ['<input id="field" readonly onfocus="this.readOnly = false">', ''],
  ['<div onfocusin="this.firstChild.ariaDisabled = null"><input id="field" aria-disabled="true"></div>', ''],
  ['<input id="field" readonly onfocus="setTimeout(() => { this.readOnly = false; }, 10)">', ''],
  ['<p onfocusin="this.firstChild.disabled = false"><input id="field" disabled></p>', ''],
];

const SCRIPT = `async (cases) => {
  const found = [];
  for (const [html] of cases) {
    document.body.innerHTML = html;
    const field = document.querySelector('#field');
    field?.focus();
    const script = filling.createFillScript(document);
    globalThis.mayflyFind = searching.createFindScript(document);
    const verdict = field?.disabled ? await script.take(field) : await script.enter();
    found.push([html, verdict.refusalReason ?? (verdict.value ? 'has “' + verdict.value + '”' : '')]);
  }
  return found;
}`;

testPages(
  'a field is refused for what the user sees of it',
  { filling: 'fill/fill-script.ts', searching: 'fill/find-script.ts' },
  async (call) => {
    expect(await call(SCRIPT, CASES)).toEqual(CASES);
  },
);
