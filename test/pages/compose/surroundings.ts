import type { Chance } from './chance.ts';

/** Sentences that speak of mail without asking for an address: they stand around forms everywhere. */
const ABOUT_MAIL = [
  'We send one email a month, and you can unsubscribe at any time.',
  'Questions? Write to support@shop.example or call us.',
  'Check your email for the order confirmation.',
  'Mailing address: 12 Harbour Street, Port Town',
  'E-Mails werden innerhalb eines Werktags beantwortet.',
  'Vous recevrez un e-mail de confirmation.',
  'ご注文確認メールをお送りします。',
];

const WORDS =
  'harbour paper lantern quiet garden season market window copper letter morning bridge winter river stone field amber'.split(
    ' ',
  );

function sentence(chance: Chance): string {
  if (chance.is(0.06)) return chance.oneOf(ABOUT_MAIL);
  return `${Array.from({ length: 6 + chance.upTo(14) }, () => chance.oneOf(WORDS)).join(' ')}.`;
}

const paragraph = (chance: Chance) =>
  `<p class="text text--${chance.upTo(9)}">${Array.from({ length: 2 + chance.upTo(5) }, () => sentence(chance)).join(' ')}</p>`;

const card = (chance: Chance) =>
  `<li class="card card--${chance.upTo(40)}" data-id="${chance.upTo(1e6)}"><a href="#p${chance.upTo(1e4)}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M${chance.upTo(24)} ${chance.upTo(24)}l${chance.upTo(9)} ${chance.upTo(9)}z"/></svg><h3>${chance.oneOf(WORDS)} ${chance.oneOf(WORDS)}</h3></a><span class="price">${chance.upTo(300)}.00</span><button type="button" class="btn">+</button></li>`;

/** What stands before the forms: a head with links, a style sheet as large as they are. */
export function composeHead(chance: Chance): string {
  const rules = Array.from(
    { length: 60 + chance.upTo(400) },
    (_, at) => `.c${at}{margin:${chance.upTo(40)}px;padding:${chance.upTo(20)}px;color:#${100 + chance.upTo(899)}}`,
  );
  const links = Array.from({ length: 10 + chance.upTo(40) }, () => `<li><a href="#">${chance.oneOf(WORDS)}</a></li>`);
  return `<style>${rules.join('')}</style><header><nav><ul>${links.join('')}</ul></nav></header>`;
}

/** What stands between and after them: an article, a list of goods. */
export function composeText(chance: Chance): string {
  const paragraphs = Array.from({ length: 3 + chance.upTo(20) }, () => paragraph(chance));
  const cards = Array.from({ length: chance.upTo(60) }, () => card(chance));
  return `<article>${paragraphs.join('')}</article><ul class="grid">${cards.join('')}</ul>`;
}
