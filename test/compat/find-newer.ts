import type { Identifier } from '@mdn/browser-compat-data';
import { generate, parse, walk } from 'css-tree';
import { compatData, findEntry, isSupported, type Oldest } from './support.ts';
import { parseScript, type SyntaxNode } from './syntax.ts';

const { api, javascript, css } = compatData as unknown as Record<'api' | 'javascript' | 'css', Identifier>;
const builtins = javascript.builtins as Identifier;

/** Every member that MDN knows, by name, of whatever it is one. */
const members = new Map<string, Identifier[]>();
for (const owner of [...Object.values(api), ...Object.values(builtins)] as Identifier[]) {
  for (const [name, entry] of Object.entries(owner)) {
    if (name !== '__compat' && !name.endsWith('_static') && !name.endsWith('_event'))
      members.set(name, [...(members.get(name) ?? []), entry as Identifier]);
  }
}

const nodeAt = (node: SyntaxNode, key: string) => node[key] as SyntaxNode | undefined;

/** @returns `URL.parse` and the like; undefined for what is no member of a global */
function findStatic(node: SyntaxNode): Identifier | undefined {
  const owner = nodeAt(node, 'object');
  if (owner?.type !== 'Identifier') return undefined;
  const name = String(nodeAt(node, 'property')?.name);
  return findEntry(api, [String(owner.name), `${name}_static`]) ?? findEntry(builtins, [String(owner.name), name]);
}

/**
 * What a script names that the browser did not have yet: statics such as `URL.parse`, classes after `new`, and methods whose name is
 * nothing else's. Types are not known here, so a method that shares its name with an older one is not found.
 */
export function findNewerScript(file: string, source: string, oldest: Oldest): string[] {
  const newer = new Set<string>();
  for (const { node, ancestors } of parseScript(file, source)) {
    if (node.type === 'MemberExpression' && !node.computed && !node.optional) {
      const name = String(nodeAt(node, 'property')?.name);
      const known = findStatic(node);
      if (known && !isSupported(known.__compat, oldest)) newer.add(`${nodeAt(node, 'object')?.name}.${name}`);
      const [outer] = ancestors;
      const isCalled = outer?.type === 'CallExpression' && outer.callee === node && !outer.optional;
      const owners = isCalled ? (members.get(name) ?? []) : [];
      if (!known && owners.length > 0 && owners.every(({ __compat }) => __compat && !isSupported(__compat, oldest)))
        newer.add(`.${name}`);
    }
    const made = node.type === 'NewExpression' ? nodeAt(node, 'callee') : undefined;
    if (made?.type !== 'Identifier') continue;
    const name = String(made.name);
    const entry = findEntry(api, [name]) ?? findEntry(builtins, [name]);
    if (entry && !isSupported(entry.__compat, oldest)) newer.add(`new ${name}`);
  }
  return [...newer].sort();
}

/** What a style sheet says that the browser did not understand yet: properties, their keywords, functions, at-rules, selectors. */
export function findNewerStyle(source: string, oldest: Oldest): string[] {
  const newer = new Set<string>();
  const look = (path: string[], words: string) => {
    if (!isSupported(findEntry(css, path)?.__compat, oldest)) newer.add(words);
  };
  walk(parse(source), (node) => {
    if (node.type === 'Atrule') look(['at-rules', node.name], `@${node.name}`);
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      look(['selectors', node.name], `:${node.name}`);
    if (node.type === 'NestingSelector') look(['selectors', 'nesting'], '&');
    if (node.type !== 'Declaration') return;
    const { property, value } = node;
    look(['properties', property], property);
    if (value.type !== 'Value') return;
    walk(value, (part) => {
      if (part.type === 'Identifier') look(['properties', property, part.name], `${property}: ${part.name}`);
      if (part.type !== 'Function') return;
      look(['properties', property, part.name], `${property}: ${part.name}()`);
      for (const type of ['color', 'image', 'easing-function', 'length', 'gradient', 'basic-shape'])
        look(['types', type, part.name], `${part.name}()`);
      look(['types', part.name], `${part.name}()`);
      if (part.name === 'rgb' && /\bfrom\b/.test(generate(part)))
        look(['types', 'color', 'rgb', 'relative_syntax'], 'rgb(from …)');
    });
  });
  return [...newer].sort();
}
