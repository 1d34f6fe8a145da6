import fc from 'fast-check';

/** A value with wrong parts. @property touched where they are, as paths from its root */
export type WrongValue = { value: unknown; touched: Path[] };

export type Path = readonly (string | number)[];

const ABSENT = Symbol('absent');
const TWICE = Symbol('twice');

/** Numbers and texts at which code breaks. */
const ODD = [
  null,
  true,
  -1,
  -0,
  0.5,
  2 ** 53,
  1e308,
  -8.64e15 - 1,
  8.64e15,
  '',
  '.',
  '..',
  '../../v1/emails',
  '%2e%2e',
  '\0',
  '\ud800',
  '\u202e',
  '__proto__',
  'constructor',
  '0001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  'x'.repeat(5000),
  '😀'.repeat(2000),
  [],
  {},
  [[]],
  JSON.parse('{"__proto__":{"id":"x"},"id":{"id":"x"},"constructor":1,"toString":null,"length":-1}'),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
  Array.from({ length: 2000 }, (_, at) => ({ id: `${at}` })),
];

/** Whatever JSON can say. */
const anyJson = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ODD, ABSENT, TWICE) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
);

/** Whatever a storage can hold. */
const anyStored = fc.oneof(
  { weight: 3, arbitrary: anyJson },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      undefined,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      12n,
      new Date(Number.NaN),
      new Map([['id', 1]]),
      new Uint8Array(3),
      new Blob(['x']),
      /x/,
    ),
  },
);

function pathsIn(value: unknown): Path[] {
  const isBranch = Array.isArray(value) || (typeof value === 'object' && value?.constructor === Object);
  const below = isBranch ? Object.entries(value as object) : [];
  return [
    [],
    ...below.flatMap(([key, inner]) =>
      pathsIn(inner).map((path) => [Array.isArray(value) ? Number(key) : key, ...path]),
    ),
  ];
}

/** A copy with one part replaced, left out, or, in a list, there twice. */
function replaceAt(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part === TWICE ? [value, value] : part === ABSENT ? null : part;
  const isLast = rest.length === 0;
  if (Array.isArray(value)) {
    const at = Number(key);
    if (isLast && part === ABSENT) return value.toSpliced(at, 1, null);
    if (isLast && part === TWICE) return [...value, value[at]];
    return value.toSpliced(at, 1, replaceAt(value[at], rest, part));
  }
  if (typeof value !== 'object' || value === null) return part;
  const { [key]: inner, ...others } = value as Record<string, unknown>;
  if (isLast && part === ABSENT) return others;
  return { ...others, [key]: replaceAt(inner, rest, part) };
}

function wrongWith(good: unknown, anything: fc.Arbitrary<unknown>): fc.Arbitrary<WrongValue> {
  const paths = pathsIn(good);
  const change = fc.record({ path: fc.constantFrom(...paths), part: anything });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => ({
    value: changes.reduce((value, { path, part }) => replaceAt(value, path, part), good),
    touched: changes.map(({ path }) => path),
  }));
}

/** An answer with any parts replaced by anything that JSON can say. */
export const wrongAnswer = (good: unknown) => wrongWith(good, anyJson);

/** A record with any parts replaced by anything that can be stored. */
export const wrongRecord = (good: unknown) => wrongWith(good, anyStored);

/** Whether a part is as it was: neither it, nor what it is in, nor anything in it was replaced. */
export function isUntouched({ touched }: WrongValue, path: Path): boolean {
  return !touched.some((other) => {
    const shared = Math.min(other.length, path.length);
    return other.slice(0, shared).every((key, at) => key === path[at]);
  });
}
