import fc from 'fast-check';

const SUFFIXES = ['com', 'co.uk', 'me.uk', 'github.io', 'kawasaki.jp', 'pages.dev', 'localhost', 'ck', 'xn--p1ai'];
const LABELS = ['a', 'b', 'www', 'github', 'xn--mller-kva'];

/** Hosts of few words, so that two of them are often of one site: under suffixes of every kind, and such suffixes themselves. */
export const anyHost = fc
  .tuple(fc.array(fc.constantFrom(...LABELS), { maxLength: 3 }), fc.constantFrom(...SUFFIXES))
  .map(([labels, suffix]) => [...labels, suffix].join('.'));
