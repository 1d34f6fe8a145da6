import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINEAR, measureGrowth } from '../../test/measure-growth.ts';
import { readJson } from './read-json.ts';

const anyList = fc.array(fc.record({ id: fc.uuid(), subject: fc.string({ unit: 'binary' }), size: fc.nat() }), {
  minLength: 1,
});

const write = (element: unknown) => JSON.stringify(element);

/** Ways in which services write the same list, and what is then read. */
const sloppy: [name: string, write: (json: string) => string][] = [
  [
    'control characters in strings',
    (json) => json.replace(/\\u00([01].)/g, (_, hex) => String.fromCharCode(Number(`0x${hex}`))),
  ],
  [
    'letters written as \\x41',
    (json) => json.replace(/(?<="[^"\\]*)[a-z](?=[^"\\]*":)/g, (letter) => `\\x${letter.charCodeAt(0).toString(16)}`),
  ],
  ['a comma after the last element', (json) => json.replace(/[\]}]$/, ',\n $&')],
  ['numbers that JSON lacks', (json) => json.replace(/"size":\d+/, '"size":NaN')],
  ['an infinite number', (json) => json.replace(/"size":\d+/, '"size": -Infinity')],
  [
    'a notice of PHP before it',
    (json) => `<br />\n<b>Notice</b>: Undefined index: x in /a[1].php on line {3}<br />\n${json}`,
  ],
  ['a comment of a cache before it', (json) => `<!-- cached -->\n${json}`],
  ['a comment after it', (json) => `${json}\n<!-- served in 3 ms -->\n`],
  ['a guard against scripts', (json) => `)]}',\n${json}`],
  ['a byte order mark', (json) => `\ufeff${json}`],
  ['a call around it', (json) => `/**/ typeof take === 'function' && take(${json});`],
  ['a comment around it', (json) => `/*-secure-\n${json}\n*/`],
  ['a notice of PHP after it', (json) => `${json}<br />\n<b>Warning</b>: Unknown: [x] in <b>{}</b><br />\n`],
  ['the tools of a framework after it', (json) => `${json}\n<script>bar = {"a":[]}</script><style>p {}</style>`],
  ['the zero of WordPress after it', (json) => `${json}0`],
  ['the end of a buffer after it', (json) => `${json}\n\0\0\0`],
  [
    'comments before names',
    (json) => json.replace(/(?<=[{,])(?="(?:subject|size)":)/g, '/* "x": [1, */ // it’s "y": {\n'),
  ],
  ['comments after values', (json) => `[ // "all"\n${json.slice(1).replace(/\}(?=,\{"|\]$)/g, ' /* ] */ }')}// 3 ms`],
  ['the same twice', (json) => `${json}\n${json}`],
  [
    'the sizes of chunks',
    (json) => `${json.replace(/.{1,7}/gsu, (one) => `${one.length.toString(16)}\r\n${one}\r\n`)}0\r\n\r\n`,
  ],
  ['JSON in JSON', (json) => JSON.stringify(json)],
];

it.each(sloppy)('%s: the same is read', (_, write) => {
  fc.assert(
    fc.property(anyList, (list) => {
      const [first, ...others] = readJson(write(JSON.stringify(list))) as typeof list;
      expect([{ ...first, size: 0 }, ...others]).toEqual([{ ...list[0], size: 0 }, ...list.slice(1)]);
    }),
  );
});

describe('what is wrong in one element is no loss to the others', () => {
  const word = (written: string) => (element: string) => element.replace(/"size":\d+/, `"size":${written}`);
  const subject = (written: string) => (element: string) =>
    element.replace(/"subject":"(?:[^"\\]|\\.)*"/, `"subject":"${written}"`);
  const spoilt: Record<string, (element: string) => string> = {
    ...Object.fromEntries(
      '007 +5 .5 5. 0x1F 1_000 -01 1e 35N.07 None True FALSE nil NULL nan yes'
        .split(' ')
        .map((one) => [one, word(one)]),
    ),
    'no value': word(''),
    'no value at the end': (element) => element.replace(/\d+\}$/, '}'),
    'a name alone': (element) => element.replace(/"size":\d+/, '"size"'),
    'two commas': (element) => element.replaceAll(',"s', ',,"s'),
    'no comma within': (element) => element.replaceAll(',"s', '\n"s'),
    'a comma first': (element) => element.replace('{', '{,'),
    'a cut escape': subject('\\u12'),
    'quotes around a word': subject('He said "hi" to you'),
    'quotes around all': subject('"Quoted"'),
    'a quote for inches': subject('The 12" model, new'),
    'quotes before commas': subject('A "b", "c" d'),
    'a quoted name': subject('Re: "x": y'),
    'a quoted bracket': subject('a "b] c" {d "e'),
    'single quotes': (element) =>
      element
        .replace(/"subject":"(?:[^"\\]|\\.)*"/, '"subject":"x"')
        .replaceAll('"', "'")
        .replace('x', "it's"),
  };

  it.each(Object.keys(spoilt))('%s', (name) => {
    fc.assert(
      fc.property(
        fc.tuple(anyList, anyList, anyList),
        fc.constantFrom(',', ' ', ',,', ', \n'),
        ([a, [b], c], comma) => {
          const elements = [...a.map(write), spoilt[name]?.(write(b)) ?? '', ...c.map(write)];
          const read = readJson(`{"messages":[${elements.join(comma)}]}`) as { messages: object[] };
          expect(read.messages).toHaveLength(elements.length);
          expect(read.messages.toSpliced(a.length, 1)).toEqual([...a, ...c]);
          expect(read.messages[a.length]).toMatchObject({ id: b?.id });
        },
      ),
    );
  });
});

it('no digit of an id is lost', () => {
  fc.assert(
    fc.property(fc.bigInt(10n ** 15n, 2n ** 63n), fc.boolean(), (size, isNegative) => {
      const id = isNegative ? -size : size;
      expect(readJson(`{"messages":[{"id": ${id}}]}`)).toEqual({ messages: [{ id: String(id) }] });
    }),
  );
});

describe('what is not certain is not read', () => {
  it('half a response, however it is cut', () => {
    fc.assert(
      fc.property(anyList, fc.nat(), (list, at) => {
        const json = `<br />\n${JSON.stringify(list)}`;
        expect(() => readJson(json.slice(7, 7 + (at % (json.length - 7))))).toThrow(SyntaxError);
        expect(() => readJson(json.slice(0, at % json.length))).toThrow(SyntaxError);
        const encoded = JSON.stringify(json.slice(7));
        expect(() => readJson(encoded.slice(0, at % encoded.length))).toThrow(SyntaxError);
        expect(() => readJson(`take(${json.slice(7, 7 + (at % (json.length - 7)))});`)).toThrow(SyntaxError);
      }),
    );
  });

  it.each([
    '',
    'error code: 1020',
    '<!DOCTYPE html><script>var mail = {"messages":[]}</script>',
    '<html><body onload="go({})">{"messages":[]}</body></html>',
    '{"messages":[]} trailing words',
    '{"messages":[]}{"messages":[1]}',
    '{"messages":[ /* none ]}',
    '"{\\"messages\\":["',
    '<p>{"messages":[]}<br>',
    '{"messages":[{]}',
    '{"messages":[{"id":"a"}}',
    '{"messages" [{"id":"a"}]}',
    '{{"messages":[]}}',
  ])('%j', (text) => {
    expect(() => readJson(text)).toThrow(SyntaxError);
  });
});

it('the words in a string are not mended', () => {
  expect(readJson('{"a":"NaN, ] \\" undefined,}","b":[1,]}')).toEqual({ a: 'NaN, ] " undefined,}', b: [1] });
});

it.each([
  ['brackets', '['],
  ['quotes', '\\"'],
  ['bare quotes', '""'],
  ['commas', ', '],
  ['comments', '<!--'],
  ['strings', '["a\t",'],
  ['numbers', '-NaN '],
  ['comments of JavaScript', '/*'],
  ['closed comments', '/**/'],
  ['comments after strings', '"//'],
  ['chunks', '0\r\n'],
])('hostile %s cost no more than their length', (_, part) => {
  const read = (characters: number) => expect(() => readJson(`[${part.repeat(characters / part.length)}`)).toThrow();
  expect(measureGrowth(read, 100_000)).toBeLessThan(LINEAR);
});
