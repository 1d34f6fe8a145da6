import { expect } from 'vitest';
import { testPages } from './test-pages.ts';

const MODULES = {
  finding: 'fields/find-certain-field.ts',
  hints: 'fields/find-mail-hints.ts',
  ranking: 'fields/rank-fields.ts',
  refusing: 'fields/find-refusals.ts',
  target: 'fields/shadow-dom.ts',
  twins: 'fields/twin-field.ts',
  writing: 'fields/write-field.ts',
  filling: 'fill/fill-script.ts',
};

/** Runs everything that we do in a page, first in a plain one, then with controls and images of all names that browsers have for properties. */
const SCRIPT = `async () => {
  const namesOf = (object) => object ? [...Object.getOwnPropertyNames(object), ...namesOf(Object.getPrototypeOf(object))] : [];
  const html = '<form class=join><h2>Create your account</h2><label>Email <input id=email type=email></label>'
    + '<label>Confirm email <input id=again type=email></label><label>Password <input type=password></label>'
    + '<p role=alert>This email domain is not allowed.</p><button>Create account</button></form>'
    + '<form><h2>We have sent you a code</h2><label>Verification code <input id=code></label><div id=named></div><button>Go on</button></form>';
  const settled = () => Promise.resolve();
  const run = async () => {
    const byId = Document.prototype.getElementById.bind(document);
    const email = byId('email');
    email.focus();
    const fill = filling.createFillScript(document);
    const { refusalReason, name, ...entered } = await fill.enter();
    const isWritten = await writing.writeField(email, 'a@m.test', settled);
    return [
      entered,
      refusalReason,
      isWritten,
      ranking.rankFields(document, undefined).map(({ field, form }) => [field.id, form]),
      twins.findTwinField(email)?.id,
      finding.findCertainField(document, '123456').map(({ id }) => id),
      finding.findCodeField(document, undefined, false)?.fields?.map(({ id }) => id),
      Object.values(hints.findMailHints(document)).map(({ length }) => length),
      refusing.findRefusals(document, 'a@m.test', false),
      'field' in target.findTargetField(document),
      fill.write(name, 'b@m.test', 'a@m.test'),
      await fill.staysWritten(name),
      email.value,
    ].map((one) => JSON.stringify(one) ?? 'undefined');
  };
  const { body } = document;
  const draw = () => { body.innerHTML = html; return [...body.querySelectorAll('form')]; };
  draw();
  const plain = await run();
  const forms = draw();
  const input = document.createElement('input');
  const image = document.createElement('form');
  for (const name of new Set(namesOf(forms[0])))
    for (const form of forms) Element.prototype.append.call(form, Object.assign(input.cloneNode(), { type: 'hidden', name }));
  for (const name of new Set(namesOf(document))) body.append(Object.assign(image.cloneNode(), { name }));
  return [plain, await run()];
}`;

testPages('names of the page are never taken for properties of the browser', MODULES, async (call) => {
  const [plain, named] = (await call(SCRIPT)) as [string[], string[]];
  expect(plain).toContain('"again"');
  expect(named).toEqual(plain);
});
