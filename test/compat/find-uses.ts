import { type Placed, parseScript, type SyntaxNode } from './syntax.ts';

/**
 * One use of the browser's interfaces for extensions, such as `browser.tabs?.query()`.
 * @property path without the root: `['tabs', 'query']`
 * @property isOptionalAt whether a step of the path is taken only where what is before it is there; `path.length` stands for the call
 */
export type Use = {
  path: readonly string[];
  isOptionalAt: (step: number) => boolean;
  isCalled: boolean;
  start: number;
  end: number;
  ancestors: readonly SyntaxNode[];
};

const ROOTS = ['browser', 'chrome'];

/** What names stand for in a file: `['tabs']` after `const { tabs } = browser`. */
type Names = ReadonlyMap<string, readonly string[]>;

const nodeAt = (node: SyntaxNode, key: string) => node[key] as SyntaxNode;

/** Without casts and parentheses. */
function bare(node: SyntaxNode): SyntaxNode {
  return /^(TS(As|NonNull|Satisfies)|Parenthesized|Chain)Expression$/.test(node.type)
    ? bare(nodeAt(node, 'expression'))
    : node;
}

/** @returns the path of an expression, with the steps that are optional; undefined where it is none of the browser's */
function readPath(expression: SyntaxNode, names: Names): { path: string[]; optional: number[] } | undefined {
  const node = bare(expression);
  if (node.type === 'Identifier') {
    const path = names.get(String(node.name));
    return path && { path: [...path], optional: [] };
  }
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const name = String(nodeAt(node, 'property').name);
  const before = readPath(nodeAt(node, 'object'), names);
  // Where it is got at without a type: `(globalThis as …).chrome`.
  if (!before)
    return bare(nodeAt(node, 'object')).name === 'globalThis' && ROOTS.includes(name)
      ? { path: [], optional: [] }
      : undefined;
  return {
    path: [...before.path, name],
    optional: node.optional ? [...before.optional, before.path.length] : before.optional,
  };
}

/** Names that the file gives to what is the browser's: by taking it apart, or by another name. */
function readNames(placed: readonly Placed[]): Names {
  const names = new Map<string, readonly string[]>(ROOTS.map((root) => [root, []]));
  for (const { node } of placed) {
    if (node.type !== 'VariableDeclarator' || !node.init) continue;
    const value = readPath(nodeAt(node, 'init'), names);
    const id = nodeAt(node, 'id');
    if (!value) continue;
    if (id.type === 'Identifier') names.set(String(id.name), value.path);
    for (const property of (id.properties ?? []) as SyntaxNode[]) {
      names.set(String(nodeAt(property, 'value').name), [...value.path, String(nodeAt(property, 'key').name)]);
    }
  }
  return names;
}

/** What an expression may be: itself, or either side of `a ?? b`. */
function sidesOf(expression: SyntaxNode): SyntaxNode[] {
  const node = bare(expression);
  return node.type === 'LogicalExpression'
    ? [...sidesOf(nodeAt(node, 'left')), ...sidesOf(nodeAt(node, 'right'))]
    : [node];
}

/** @returns the paths of `(browser.windows ?? browser.tabs).onRemoved`: all but the last side may be lacking */
function readEitherPath(expression: SyntaxNode, names: Names): { path: string[]; optional: number[] }[] {
  const node = bare(expression);
  if (node.type !== 'MemberExpression' || node.computed) return [];
  const object = nodeAt(node, 'object');
  const name = String(nodeAt(node, 'property').name);
  const step = ({ path, optional }: { path: string[]; optional: number[] }) => ({ path: [...path, name], optional });
  if (bare(object).type !== 'LogicalExpression') return readEitherPath(object, names).map(step);
  const sides = sidesOf(object);
  return sides.flatMap((side, at) => {
    const found = readPath(side, names);
    if (!found) return [];
    const mayLack = at < sides.length - 1 ? [found.path.length] : [];
    return [step({ path: found.path, optional: [...found.optional, ...mayLack] })];
  });
}

/** Whether a node is only part of a longer path. */
function goesOn(node: SyntaxNode, ancestors: readonly SyntaxNode[]): boolean {
  const outer = ancestors.find((ancestor) => bare(ancestor) === ancestor || ancestor.type === 'ChainExpression');
  return outer?.type === 'MemberExpression' && !outer.computed && bare(nodeAt(outer, 'object')) === node;
}

/** Every use of the browser's interfaces in a file. */
export function findUses(file: string, source: string): Use[] {
  const placed = parseScript(file, source);
  const names = readNames(placed);
  return placed.flatMap(({ node, ancestors }) => {
    if (node.type !== 'MemberExpression' && node.type !== 'Identifier') return [];
    if (goesOn(node, ancestors)) return [];
    const own = readPath(node, names);
    const founds = own ? [own] : readEitherPath(node, names);
    if (own?.path.length === 0) return [];
    const call = ancestors.find((ancestor) => bare(ancestor) === ancestor);
    const isCalled = call?.type === 'CallExpression' && bare(nodeAt(call, 'callee')) === node;
    const { start, end } = node;
    return founds.map(({ path, optional }) => ({
      path,
      isOptionalAt: (step: number) =>
        optional.includes(step) || (isCalled && call?.optional === true && step === path.length),
      isCalled,
      start,
      end,
      ancestors,
    }));
  });
}
