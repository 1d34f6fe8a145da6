import { afterEach, describe, expect, it, vi } from 'vitest';
import { packedMessages } from '../../test/language/packed-messages.ts';
import { directionInUse, languageInUse, localeInUse, setMessages } from './language-in-use.ts';
import { plural, type TextKey, text, textParts } from './text.ts';

afterEach(async () => setMessages(await packedMessages('en.yml')));

/** Speaks a language that has these texts alone. */
const speak = (language: string, texts: Record<string, string>) =>
  setMessages(Object.fromEntries(Object.entries({ language, ...texts }).map(([key, message]) => [key, { message }])));

// Made keys, so that what the product says may change.
const key = 'made.key' as TextKey;
const textOf = text as (key: TextKey, named?: Record<string, string | number>) => string;
const pluralOf = (count: number) => (plural as (key: string, count: number) => string)('made.mails', count);

describe('text', () => {
  it('puts names in their places, as often as they stand there, and nothing else', () => {
    speak('en', { made_key: '{site} and {site}: {name}, {other}, $1' });
    expect(textOf(key, { site: '$&{name}', name: 'Ann' })).toBe('$&{name} and $&{name}: Ann, {other}, $1');
  });

  it('writes numbers as the language does', () => {
    speak('de', { made_key: '{count} Mails' });
    expect(textOf(key, { count: 12345 })).toBe('12.345 Mails');
  });

  it('keeps what is put into a text from right to left in its own order', () => {
    speak('ar', { made_key: '({email}) {count}' });
    expect(textOf(key, { email: 'a@b.example', count: 2 })).toBe('(\u2068a@b.example\u2069) 2');
  });

  it('keeps what runs the other way, or turns the direction, from the text around it', () => {
    speak('en', { made_key: 'From {name}.' });
    expect(textOf(key, { name: 'a@b.example' })).toBe('From a@b.example.');
    expect(textOf(key, { name: 'سارة' })).toBe('From \u2068سارة\u2069.');
    expect(textOf(key, { name: '\u202egpj.exe' })).toBe('From \u2068\u202egpj.exe\u2069.');
  });

  it('has parts that are no text in the order of the language', () => {
    speak('en', { made_key: 'From {host} by {person}.' });
    const host = { element: 'host' };
    expect((textParts as (key: TextKey, named: Record<string, unknown>) => unknown[])(key, { host })).toEqual([
      'From ',
      host,
      ' by ',
      'person',
      '.',
    ]);
  });
});

it('plural takes the form of the language for the number', () => {
  const forms = {
    made_mails_one: '{count} письмо',
    made_mails_few: '{count} письма',
    made_mails_many: '{count} писем',
  };
  speak('ru', { ...forms, made_mails_other: '{count} письма' });
  expect([1, 2, 5, 11, 21, 22].map(pluralOf)).toEqual([
    '1 письмо',
    '2 письма',
    '5 писем',
    '11 писем',
    '21 письмо',
    '22 письма',
  ]);
});

it('knows the language in use, its direction, and how it is written here', () => {
  speak('ar', {});
  expect([languageInUse(), directionInUse(), localeInUse()]).toEqual(['ar', 'rtl', 'ar']);
  speak('en', {});
  expect([languageInUse(), directionInUse(), localeInUse()]).toEqual(['en', 'ltr', navigator.language]);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('zh-TW');
  speak('zh-CN', {});
  expect(localeInUse()).toBe('zh-CN');
  speak('zh-TW', {});
  expect(localeInUse()).toBe('zh-TW');
  speak('en', {});
  expect(localeInUse()).toBe('en');
  vi.restoreAllMocks();
  speak('tlh', {});
  expect(languageInUse()).toBe('en');
});
