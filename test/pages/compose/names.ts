import type { Role } from './words.ts';

/** What programmers call each role, as words with blanks, variants apart by `|`. */
const WORDS: Record<Role, string> = {
  email: 'email|mail|email address|user email|e mail|contact email|mail address|customer email',
  again: 'email confirm|confirm email|email 2|email repeat|mail address conf|reenter email',
  user: 'username|user name|login|nickname|user id',
  either: 'login|username|user|email or username|login id',
  first: 'first name|fname|given name|name',
  last: 'last name|lname|surname|family name',
  phone: 'phone|phone number|tel|mobile|contact phone',
  company: 'company|organization|company name',
  city: 'city|mailing city|mail city|billing city',
  subject: 'subject|email subject|mail subject|message subject',
  search: 'q|search|s|query|keywords',
  friend: 'friend email|recipient email|to|receiver email',
  code: 'code|otp|verification code|email code|pin',
  promo: 'coupon|promo code|discount code|voucher',
  trap: 'email|email address|data email|contact email|your email|email 2',
};

const camel = (words: string) => words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (words: string) => camel(` ${words}`);
const snake = (words: string) => words.replaceAll(' ', '_');
const kebab = (words: string) => words.replaceAll(' ', '-');

/** How one system makes name and id of a control, from its words and its place in the form. */
type Naming = (words: string, at: number) => { name: string; id: string };

/** `speaks`: whether the words are still in it; where they are not, a label has to be there. */
export type NamingStyle = { name: string; speaks: boolean; naming: Naming };

const style = (name: string, naming: Naming, speaks = true): NamingStyle => ({ name, speaks, naming });

export const NAMINGS: NamingStyle[] = [
  style('plain', (words) => ({ name: snake(words), id: snake(words) })),
  style('camel', (words) => ({ name: camel(words), id: `input-${kebab(words)}` })),
  style('rails', (words) => ({ name: `user[${snake(words)}]`, id: `user_${snake(words)}` })),
  style('asp', (words) => ({ name: `ctl00$main$txt${pascal(words)}`, id: `ctl00_main_txt${pascal(words)}` })),
  style('drupal', (words) => ({ name: `submitted[${snake(words)}]`, id: `edit-submitted-${kebab(words)}--2` })),
  style('contact form 7', (words) => ({ name: `your-${kebab(words)}`, id: '' })),
  style('gravity', (_, at) => ({ name: `input_${at}`, id: `input_3_${at}` }), false),
  style('wpforms', (_, at) => ({ name: `wpforms[fields][${at}]`, id: `wpforms-77-field_${at}` }), false),
  style('react', (_, at) => ({ name: '', id: `:r${at}:` }), false),
  style('shop', (words) => ({ name: `checkout[${snake(words)}]`, id: `checkout_${snake(words)}` })),
  style('powermail', (words) => ({
    name: `tx_powermail_pi1[field][${snake(words)}]`,
    id: `powermail_field_${snake(words)}`,
  })),
  style('email form', (words) => ({ name: snake(words), id: `email-form-${kebab(words)}` })),
];

/** Systems that only what is held back is named by. */
export const HELD_NAMINGS: NamingStyle[] = [
  style('faces', (words, at) => ({ name: `j_idt${at}:form:${camel(words)}`, id: `j_idt${at}:form:${camel(words)}` })),
  style('joomla', (words) => ({ name: `jform[${snake(words)}]`, id: `jform_${snake(words)}` })),
  style('salesforce', (_, at) => ({ name: `00N50000001${at}`, id: `00N50000001${at}` }), false),
  style('commerce', (words) => ({
    name: `dwfrm_profile_customer_${snake(words)}_d0cqxt`,
    id: `dwfrm_${snake(words)}_d0cqxt`,
  })),
];

export const wordsOfRole = (role: Role): string[] => WORDS[role].split('|');
