import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { childrenOf, isNode, type SyntaxNode as Node } from '../compat/syntax.ts';
import { readSources } from './read-sources.ts';

/** What `page-node.ts` reads of nodes: a page may have given these names to controls of a form. */
const OF_NODES =
  /^(querySelector|querySelectorAll|matches|closest|contains|parentElement|parentNode|(get|has)Attribute|textContent|nodeName|nodeType|nodeValue|localName|namespaceURI|className|classList|dataset|getBoundingClientRect|checkVisibility|getRootNode|ownerDocument|(next|previous)(Element)?Sibling|(first|last)(Element)?Child|children|childNodes|compareDocumentPosition|elements|isContentEditable|shadowRoot|scrollIntoView|body|documentElement|activeElement|defaultView|elementFromPoint|getElementById|createElement|createTreeWalker|execCommand|hasFocus)$/;

/** Elements of our own, which no page names. */
const OURS = /^(host|button|line|words|probe)$/;

/** Roots of shadow trees have no names, and neither have inputs: only forms and documents have. */
const UNNAMED: Record<string, string[]> = {
  'lib/page/fields/is-reachable.ts': ['elementFromPoint'],
  'lib/page/fields/is-honeypot.ts': ['dataset'],
};

function* readNames(node: Node): Generator<string> {
  const nameOf = (one: unknown) => (isNode(one) ? ((one.name ?? '') as string) : '');
  if (node.type === 'MemberExpression' && !node.computed) {
    const [object, property] = [nameOf(node.object), nameOf(node.property)];
    if (/^(document|page)$/.test(object) || (OF_NODES.test(property) && !OURS.test(object))) yield property;
  }
  if (node.type === 'ObjectPattern')
    for (const { key } of node.properties as Node[]) if (OF_NODES.test(nameOf(key))) yield nameOf(key);
  for (const child of childrenOf(node)) yield* readNames(child);
}

it('scripts in pages read nodes by `page-node.ts` alone', () => {
  const found = readSources('lib/page/**/*.ts').flatMap(({ file, text }) => {
    const names = [...new Set(readNames(parseSync(file, text).program as unknown as Node))];
    return names.filter((name) => !UNNAMED[file]?.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(found.filter((one) => !one.startsWith('lib/page/fields/page-node.ts'))).toEqual([]);
});
