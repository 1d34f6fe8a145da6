import { expect, test } from 'vitest';
import { readLines } from '../read-lines.ts';
import { rankInChromium } from './rank-in-chromium.ts';

/** A page put together from the HTML of its parts, and what is expected of its fields. */
type RankedPage = {
  name: string;
  parts: string[];
  /** The part whose field comes first. */
  first?: number;
  /** Of its fields, by their `data-bench-i`. */
  order?: number[];
  /** What the form of the first field is taken for. */
  form?: string;
};

const pages = readLines<RankedPage>(new URL('ranking.jsonl', import.meta.url));

test('the field that is most likely meant comes first, and a form is taken for what it is', async () => {
  const ranked = await rankInChromium(pages.map(({ parts }) => parts));
  const found = pages.map(({ name, first, order, form }, at): Partial<RankedPage> => {
    const fields = ranked[at] ?? [];
    return {
      name,
      ...(first !== undefined && { first: fields[0]?.part }),
      ...(order && { order: fields.map(({ index }) => index) }),
      ...(form !== undefined && { form: fields[0]?.form }),
    };
  });
  expect(pages.length).toBeGreaterThanOrEqual(170);
  expect(found).toEqual(pages.map(({ parts: _, ...expected }) => expected));
});

/** Titles of forms that ask for the address of someone else, and nothing else for that. */
const ABOUT_OTHERS = [
  'Tell a friend',
  'Invite people to the club',
  'Add a new member to the team!',
  'Recommend us to a colleague',
  'Invite a guest',
  'Einem Freund empfehlen',
  'Mitglied einladen',
  'Recommander à un ami',
  'Invitar a un amigo',
  'Consiglia a un amico',
  'Poleć znajomemu',
  'Пригласить друга',
  '友達に紹介する',
  '推荐给朋友',
];

/** Titles with such words that are about the user. */
const ABOUT_USERS = [
  'A friend invited you',
  'Request an invitation',
  'Friends of the museum',
  'Members: log in',
  'Send a gift card',
  'Become a member',
];

const SINGLE = [
  (title: string, more: string) =>
    `<div><h3>${title}</h3><p>${more}</p><form><label>Email <input data-bench-i="0" type="email"></label><button>Send</button></form></div>`,
  (title: string, more: string) =>
    `<form><h2>${title}</h2><table><tr><td>Email</td><td><input data-bench-i="0" name="email"></td></tr></table><p>${more}</p><button>OK</button></form>`,
];

test('a form whose title is about another person asks for no address of the user, unless it speaks of the user', async () => {
  const draw = (titles: string[], more: string) => titles.flatMap((title) => SINGLE.map((html) => [html(title, more)]));
  const others = draw(ABOUT_OTHERS, 'It takes a minute.');
  const users = [
    ...draw(ABOUT_USERS, 'It takes a minute.'),
    ...ABOUT_OTHERS.map((title) => [SINGLE[1]?.(title, 'The link comes to your inbox.') ?? '']),
    ...ABOUT_OTHERS.map((title) => [
      `<form><h2>${title}</h2><label>Email <input type="email"></label><input type="password"></form>`,
    ]),
    ...ABOUT_OTHERS.map((title) => [
      `<form><h2>${title}</h2><label>Friend's email <input type="email"></label><label>Email <input type="email"></label></form>`,
    ]),
  ];
  const ranked = await rankInChromium([...others, ...users]);
  expect(others.filter((_, at) => ranked[at]?.length !== 0)).toEqual([]);
  expect(users.filter((_, at) => ranked[others.length + at]?.length !== 1)).toEqual([]);
});
