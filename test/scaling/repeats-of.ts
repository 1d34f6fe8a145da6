import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** A text that is long by one repeated piece: `start`, the piece again and again, `end`. */
export type Repeat = { start: string; piece: string; end: string };

/** One of each kind of character that patterns tell apart. */
const CHARACTERS = [...'a0 A_\n\t.-/=<>"\'()[]{}@:;,&#?!*+|\\^$%~`éж中あ한ا\u00a0\u0000'];

/** As many different characters of one class are tried. */
const SAMPLES = 3;

/** What matches nothing that a pattern goes on with, mostly: it makes the pattern look back. */
const ENDS = ['\u0000', ''];

/** Texts made of what a pattern itself speaks of: the repeats on which it would be slow, if it is slow on any. */
export function repeatsOf({ source, flags }: RegExp): Repeat[] {
  const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const found = new Map<string, Repeat>();
  const add = (start: string, piece: string) => {
    if (piece === '') return;
    for (const end of ENDS) found.set(JSON.stringify([start, piece, end]), { start, piece, end });
  };

  const visit = (options: AST.Alternative[], before: string) => {
    for (const { elements } of options) {
      let full = before;
      let least = before;
      for (const element of elements) {
        const { example, inner } = readElement(element, flags);
        for (const sample of samplesOf(element, flags)) {
          add('', sample);
          if (isUnbounded(element)) {
            add(full, sample);
            add(least, sample);
          }
        }
        if (inner) visit(inner, full);
        full += example;
        if (element.type !== 'Quantifier' || element.min > 0) least += example;
        add('', full.slice(before.length));
        add('', least.slice(before.length));
      }
    }
  };
  visit(alternatives, '');
  return [...found.values()];
}

export function textOf({ start, piece, end }: Repeat, length: number): string {
  return start + piece.repeat(Math.ceil(length / piece.length)) + end;
}

function isUnbounded(element: AST.Element): boolean {
  return element.type === 'Quantifier' && element.max > 100;
}

/** A short text that an element matches, and the alternatives within it. */
function readElement(element: AST.Element, flags: string): { example: string; inner?: AST.Alternative[] } {
  switch (element.type) {
    case 'Character':
      return { example: String.fromCodePoint(element.value) };
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return { example: charactersIn(element.raw, flags)[0] ?? '' };
    case 'Quantifier': {
      const { example, inner } = readElement(element.element, flags);
      return { example: example.repeat(Math.max(1, Math.min(element.min, 20))), ...(inner && { inner }) };
    }
    case 'Group':
    case 'CapturingGroup': {
      const [first] = element.alternatives;
      const example = (first?.elements ?? []).map((one) => readElement(one, flags).example).join('');
      return { example, inner: element.alternatives };
    }
    case 'Assertion':
      return 'alternatives' in element ? { example: '', inner: element.alternatives } : { example: '' };
    case 'Backreference':
      return { example: '' };
  }
}

function samplesOf(element: AST.Element, flags: string): string[] {
  if (element.type === 'Quantifier') return samplesOf(element.element, flags);
  if (/^(?:CharacterSet|CharacterClass|ExpressionCharacterClass)$/.test(element.type)) {
    return charactersIn(element.raw, flags);
  }
  return [readElement(element, flags).example];
}

function charactersIn(raw: string, flags: string): string[] {
  const one = new RegExp(`^${raw}$`, flags.replace(/[gy]/g, ''));
  const own = [...raw].filter((character) => one.test(character)).slice(0, SAMPLES);
  return [...new Set([...CHARACTERS.filter((character) => one.test(character)).slice(0, SAMPLES), ...own])];
}
