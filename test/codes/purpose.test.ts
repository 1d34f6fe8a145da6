import { expect, it } from 'vitest';
import { findLinks } from '../../lib/email/extract/find-link.ts';
import { PURPOSE_WORDS } from '../../lib/email/extract/word-tables.ts';
import { LANGUAGES } from '../../lib/i18n/languages.ts';
import { readRows } from './read-mails.ts';

const FROM = 'Pellwick <post@pellwick.example>';
const TOKEN = 'q8Rt2LmX5vKc9HbD3sWn7PzE';
/** Links that tell nothing, and one whose path seems to prove. */
const TARGETS = [
  `https://links.pellwick.example/c/${TOKEN}`,
  `https://pellwick.example/device/answer?id=${TOKEN}`,
  `https://pellwick.example/verify/answer?token=${TOKEN}`,
  `https://pellwick.example/password/reset?token=${TOKEN}`,
];
const button = (url: string, words: string) =>
  `<p><a href="${url}" style="background:#258;color:#fff">${words}</a></p>`;

it('has no gap in the table of what mails are for', () => {
  const gaps = [...PURPOSE_WORDS].filter(([, row]) => Object.values(row).some((words) => words.trim() === ''));
  expect(gaps.map(([language]) => language)).toEqual([]);
  const known = Object.keys(LANGUAGES).map((language) => language.split(/[-_]/)[0] ?? '');
  expect(known.filter((language) => !PURPOSE_WORDS.has(language))).toEqual([]);
});

it.each([...readRows('denials.txt'), ...readRows('alerts.txt')])(
  'an alert offers nothing that denies, undoes, changes a password or tells more: %s, %s',
  (_, subject, told = '', ...denials) => {
    const offered = denials.flatMap((words) =>
      TARGETS.flatMap((url) => [
        findLinks({ from: FROM, subject, html: `<p>${told}</p>${button(url, words)}` }).link && `${words} on ${url}`,
        findLinks({ from: FROM, subject, text: `${told}\n\n${words}: ${url}\n` }).link && `${words} before ${url}`,
      ]),
    );
    expect(offered.filter(Boolean)).toEqual([]);
  },
);

it.each(readRows('asked.txt'))(
  'a mail whose subject asks is no alert, whatever else it tells: %s, %s',
  (_, subject, told = '', words = '') => {
    for (const url of TARGETS.slice(0, 2)) {
      expect(findLinks({ from: FROM, subject, html: `<p>${told}</p>${button(url, words)}` })).toEqual({ link: url });
      expect(findLinks({ from: FROM, subject, text: `${told}\n\n${words}: ${url}\n` })).toEqual({ link: url });
    }
  },
);

/** As senders of newsletters count clicks. */
const COUNTERS = [
  `https://links.pellwick.example/c/${TOKEN}`,
  `https://u77.ct.sendgrid.net/ls/click?upn=u001.${TOKEN}`,
  'https://links.pellwick.example/c?to=qwertzuiopasdfghjklyxcvbnmqwert',
  `https://pellwick.us9.list-manage.com/track/click?u=${TOKEN}&id=1`,
];

const letters = readRows('letter-links.txt');

it.each(letters)('a newsletter asks for nothing, whatever its links say: %s', (_, subject, leave = '', ...links) => {
  const offered = COUNTERS.flatMap((url) =>
    links.flatMap((words, at) => {
      const story = `<h2><a href="${url}${at}">${words}</a></h2><p>Pellwick, Oslo.</p>`;
      const mails = [
        `<h1>Pellwick</h1>${button(`${url}1`, words)}<p><a href="${url}9">${leave}</a></p>`,
        `${story}<h2><a href="${url}7">Oslo</a></h2><p>Oslo.</p><p><a href="${url}9">${leave}</a></p>`,
      ];
      return mails.map((html) => findLinks({ from: FROM, subject, html }).link && words);
    }),
  );
  expect(offered.filter(Boolean)).toEqual([]);
});

it.each([
  'The link is good for 24 hours.',
  'Please open it within 48 hours.',
  'We never ask for your credit card.',
  'If you see anything suspicious, write to us.',
  'Der Link gilt 24 Stunden.',
  'Ce lien expire dans 48 heures.',
  'El enlace caduca en 24 horas.',
  'Ссылка действует 24 часа.',
  'リンクは24時間有効です。',
  '链接24小时内有效。',
])('one word makes no lure of a mail: %s', (told) => {
  for (const url of COUNTERS) {
    const html = `<p>Hello,</p>${button(url, 'Confirm email')}<p>${told}</p>`;
    expect(findLinks({ from: FROM, subject: 'Confirm your email', html })).toEqual({ link: url });
  }
});

it('of two links in one line, the one that denies is not the words before the other', () => {
  const [deny, allow] = ['deny', 'allow'].map((answer) => `https://pellwick.example/session/${answer}?token=${TOKEN}`);
  const links = `<a href="${deny}">No, that was not me</a> <a href="${allow}">Yes, sign me in</a>`;
  expect(findLinks({ from: FROM, subject: 'New sign-in', html: `<p>Was it you?</p><p>${links}</p>` })).toEqual({
    link: allow,
  });
});
