import { expect } from 'vitest';
import { testPages } from './test-pages.ts';

const FORMS = {
  join: '<form><h2>Create your account</h2><input id="join" type="email"><input type="password" autocomplete="new-password"><button>Create account</button></form>',
  news: '<form><h2>ニュースレター</h2><input id="news" type="email" placeholder="メールアドレス"><button>登録する</button></form>',
  contact:
    '<form><h2>Kontakt</h2><label>E-Mail <input id="contact" type="email"></label><textarea></textarea><button>Nachricht senden</button></form>',
  login: '<form><h2>Log in</h2><input id="login" type="email"><input type="password"><button>Log in</button></form>',
};

/** What pages lay over the whole window. */
const OVERLAYS = [
  '<div style="position: fixed; inset: 0; background: #0008"></div>',
  '<div><template shadowrootmode="open"><div style="position: fixed; inset: 0; z-index: 9"></div></template></div>',
  '<div style="position: absolute; top: 0; left: 0; width: 100vw; height: 100vh"><p style="margin-top: 90vh">Cookies?</p></div>',
  '<style>body::after { content: ""; position: fixed; inset: 0; background: #fffc }</style>',
];

const BELOW = '<div style="height: 3000px"></div>';
const { join, news, contact, login } = FORMS;

/** A page, and the field of it that is filled. */
const CASES: [html: string, first: string][] = [
  ...OVERLAYS.flatMap((overlay): [string, string][] => [
    [join + BELOW + news + overlay, 'join'],
    [news + BELOW + contact + overlay, 'news'],
    [overlay + contact + BELOW + join, 'contact'],
    // The cookie question asks for an address itself.
    [
      `${join}${overlay}<div style="position: fixed; top: 0; z-index: 10; background: #fff">${contact}</div>`,
      'contact',
    ],
  ]),
  [news + BELOW + contact, 'news'],
  [BELOW + news + join, 'join'],
  [login + BELOW + join, 'join'],
  [`${join}<dialog>${login}</dialog>`, 'join'],
  [`<div style="overflow: auto; height: 100px">${news}${BELOW}${contact}</div>`, 'news'],
];

const SCRIPT = `(cases) => cases.flatMap(([html, first]) => {
  document.body.setHTMLUnsafe(html);
  const found = ranking.rankFields(document, undefined)[0]?.field.id;
  return found === first ? [] : [found + ', not ' + first + ': ' + html];
})`;

testPages(
  'a field in view comes before one that may be covered',
  { ranking: 'fields/rank-fields.ts' },
  async (call) => {
    expect(await call(SCRIPT, CASES)).toEqual([]);
  },
);
