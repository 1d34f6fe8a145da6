import type { Nest } from './nests.ts';

/** Parts of a selector that test one element, each of which a browser finds in a way of its own. */
const COMPOUNDS =
  '* b .a.b [title] [title*=zz] [class~=zz] :not(.z) :not([title*=zz]) :first-child :only-of-type :empty :nth-child(2n+1) :nth-last-child(3n+2) :nth-of-type(2n) :nth-last-of-type(3n) :lang(de) :hover'.split(
    ' ',
  );
/** Ways from one element to another, alone and in turn. */
const COMBINATORS = [[' '], ['>'], ['+'], ['> ', ' '], ['+', ' '], ['+', '>', ' ']];

const TREES = {
  deep: `<b class="a b" title=${'z'.repeat(40)}>${'<b class=a>'.repeat(90)}x`,
  wide: `<p>${'<b class="a b" title=z>x</b>'.repeat(2000)}`,
  mixed:
    `${'<div class=a><b class=b>'.repeat(40)}${'<b class="a b">x</b>'.repeat(20)}${'</b></div>'.repeat(40)}`.repeat(20),
};

/** More selectors than a mail may have, each of which is compared to its last step, and then matches nothing. */
function sheetOf(compound: string, combinators: string[]): string {
  const rest = Array.from({ length: 14 }, (_, at) => `${combinators[at % combinators.length]}${compound}`).join('');
  return Array.from({ length: 1000 }, (_, at) => `.no${at}${rest}{color:red}`).join('');
}

const trees = Object.entries(TREES);

/** Every part of the grammar of selectors, in each way, over the trees in turn. */
export const selectorNests: Nest[] = COMPOUNDS.flatMap((compound, row) =>
  COMBINATORS.map((combinators, column) => {
    const [tree, html] = trees[(row + column) % trees.length] ?? [];
    return {
      name: `${combinators.join()}${compound}, ${tree}`,
      html: `<style>${sheetOf(compound, combinators)}</style>${html}`,
    };
  }),
);

/** Selectors that search a long attribute for long texts, which begin as the attribute does, or have its letters in another order. */
export const searchedTexts: Nest[] = ['*=', '~='].flatMap((operator) => {
  const run = 'z'.repeat(20_000);
  const alike: [name: string, text: string, attribute: string, flag: string][] = [
    ['the same beginning', `${run}y`, run.repeat(20), ' i'],
    ['the same letters', `${run}y${run}`, `z${run}y${run}`.repeat(10), ''],
  ];
  return alike.map(([name, text, attribute, flag]): Nest => {
    const rules = Array.from({ length: 8 }, (_, at) => `[class${operator}"${text}${at}"${flag}]{color:red}`);
    return { name: `${operator}, ${name}`, html: `<style>${rules.join('')}</style><p class="${attribute}">x` };
  });
});

/** Selectors in the pseudo-classes that take them, eight deep, with what leads from one element to another. */
export const nestedSelectors: Nest[] = ['is', 'where', 'not', 'has', 'nth-child'].flatMap((name) =>
  ['b b', 'b>b', 'b+b', 'b~b'].map((inside) => {
    let nested = inside;
    for (let depth = 0; depth < 8; depth++)
      nested = `:${name}(${name === 'nth-child' ? '2n+1 of ' : ''}${nested},${inside}) ${inside}`;
    return { name: `${inside} in :${name}()`, html: `<style>${nested}{color:red}</style>${TREES.deep}${TREES.mixed}` };
  }),
);
