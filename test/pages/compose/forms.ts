import type { Chance } from './chance.ts';
import { type NamingStyle, wordsOfRole } from './names.ts';
import type { Role } from './words.ts';

/** What a form of each sort asks for, in its order. */
export const FORMS: Record<string, Role[]> = {
  'sign-up': ['first', 'last', 'email', 'again', 'phone', 'promo'],
  'short sign-up': ['user', 'email', 'trap'],
  'log-in': ['either'],
  newsletter: ['email', 'trap'],
  contact: ['first', 'email', 'company', 'subject', 'trap'],
  checkout: ['email', 'first', 'last', 'city', 'phone', 'promo'],
  'tell a friend': ['first', 'email', 'friend', 'subject'],
  recovery: ['either'],
  code: ['code'],
  search: ['search'],
  account: ['user', 'email', 'city', 'phone', 'subject'],
};

const EXPECTED: Partial<Record<Role, string>> = {
  email: 'email',
  again: 'email-confirm',
  either: 'email',
  code: 'one-time-code',
};

/** How label and control stand to each other. A control is given without its closing bracket, for what is added to it. */
type Layout = (label: string, control: string, id: string) => string;

const LABELLED: Layout[] = [
  (label, control, id) => `<div class="row"><label for="${id}">${label}</label>${control}></div>`,
  (label, control, id) =>
    `<p><label for="${id}">${label} <span class="req">*</span></label><br>${control} required></p>`,
  (label, control) => `<label class="f"><span>${label}</span>${control}></label>`,
  (label, control, id) => `<div class="mat">${control} placeholder=" "><label for="${id}">${label}</label></div>`,
  (label, control) => `<div>${control} placeholder="${label}"></div>`,
  (label, control) => `<div>${control} aria-label="${label}"></div>`,
  (label, control) => `<div>${control} title="${label}"></div>`,
];

/** Where the text stands beside the control, and nothing says that it is its label. */
const BESIDE: Layout[] = [
  (label, control) => `<table><tr><th>${label}</th><td>${control}></td></tr></table>`,
  (label, control) => `<table><tr><td>${label}:</td><td>${control}></td></tr></table>`,
  (label, control) => `<dl><dt>${label}</dt><dd>${control}></dd></dl>`,
  (label, control) => `<b>${label}</b>: ${control}><br>`,
  (label, control) => `<div class="g"><div class="l">${label}</div><div class="v">${control}></div></div>`,
];

/** How a trap is kept from people, where it is: most are seen by nobody. */
const HIDING = ['position:absolute;left:-9999px', 'opacity:0', 'display:none', ''];

export type Maker = { chance: Chance; labels: Record<Role, string>; style: NamingStyle; prefix: string };

function composeControl({ chance, labels, style, prefix }: Maker, role: Role, at: number): string {
  const label = chance.oneOf(labels[role].split('|'));
  const { name, id } = style.naming(chance.oneOf(wordsOfRole(role)), at);
  const key = `${id || `f${at}`}${prefix}${role === 'trap' ? '-t' : ''}`;
  const isEmail = role === 'email' || role === 'again';
  const type = (isEmail && chance.is(0.5)) || (role === 'trap' && chance.is(0.5)) ? 'email' : 'text';
  const autocomplete = isEmail && chance.is(0.15) ? ' autocomplete="email"' : '';
  const length = isEmail && chance.is(0.4) ? ` maxlength="${chance.oneOf([40, 50, 60, 100, 254])}"` : '';
  const control = `<input type="${type}"${name && ` name="${name}"`} id="${key}"${autocomplete}${length} data-expect="${EXPECTED[role] ?? 'none'}"`;
  if (role === 'trap')
    return `<div style="${chance.oneOf(HIDING)}"><label for="${key}">${label}</label>${control}></div>`;
  if (isEmail && style.speaks && chance.is(0.12)) return `<div>${control}></div>`;
  if (isEmail && chance.is(0.05)) return `<div>${control} value="${label}"></div>`;
  return chance.oneOf(chance.is(0.7) ? LABELLED : BESIDE)(label, control, key);
}

/** One form, each control with its label and what it is expected to be taken for. */
export function composeForm(maker: Maker, sort: string): string {
  const { chance, prefix } = maker;
  const controls = (FORMS[sort] ?? [])
    .filter((role, at) => at === 0 || role === 'email' || role === 'friend' || chance.is(0.6))
    .map((role, at) => composeControl(maker, role, at + 1));
  const hidden = Array.from(
    { length: chance.upTo(4) },
    (_, at) => `<input type="hidden" name="token${at}" value="${chance.upTo(1e9).toString(36)}">`,
  );
  return `<form id="form${prefix}" method="post" action="/pages/submitted"${sort === 'search' ? ' role="search"' : ''}>${hidden.join('')}${controls.join('')}<button>OK</button></form>`;
}
