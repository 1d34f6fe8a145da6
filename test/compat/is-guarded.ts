import type { Use } from './find-uses.ts';
import type { SyntaxNode } from './syntax.ts';

const nodeAt = (node: SyntaxNode, key: string) => node[key] as SyntaxNode | undefined;
const contains = (outer: SyntaxNode | undefined, inner: { start: number; end: number }) =>
  outer !== undefined && outer.start <= inner.start && inner.end <= outer.end;

/** Whether the only way past a statement is that its test failed: `if (!browser.windows) return;`. */
function leaves(statement: SyntaxNode): boolean {
  const { type, body } = statement;
  if (type === 'BlockStatement') return (body as SyntaxNode[]).some(leaves);
  return type === 'ReturnStatement' || type === 'ThrowStatement' || type === 'ContinueStatement';
}

/** What was tested before an expression is reached. */
function testsBefore({ start, end, ancestors }: Use): SyntaxNode[] {
  const use = { start, end };
  return ancestors.flatMap((ancestor) => {
    if (ancestor.type === 'LogicalExpression') {
      const left = nodeAt(ancestor, 'left');
      return left && contains(nodeAt(ancestor, 'right'), use) ? [left] : [];
    }
    if (ancestor.type === 'IfStatement' || ancestor.type === 'ConditionalExpression') {
      const test = nodeAt(ancestor, 'test');
      return test && !contains(test, use) ? [test] : [];
    }
    if (ancestor.type !== 'BlockStatement' && ancestor.type !== 'FunctionBody') return [];
    const earlier = (ancestor.body as SyntaxNode[]).filter((one) => one.type === 'IfStatement' && one.end <= start);
    return earlier.flatMap((one) => {
      const [test, consequent] = [nodeAt(one, 'test'), nodeAt(one, 'consequent')];
      return test && consequent && leaves(consequent) ? [test] : [];
    });
  });
}

/**
 * Whether nothing is thrown by a use where the browser lacks the beginning of its path: that is asked for first, or the step after it is
 * optional, or an error is caught.
 * @param steps how much of the path is lacking
 * @param uses all of the file
 * @param isOfBuild whether a test decides between the builds, so that one of them never comes here
 */
export function isGuarded(
  use: Use,
  steps: number,
  uses: readonly Use[],
  isOfBuild: (test: SyntaxNode) => boolean,
): boolean {
  const isOnlyRead = use.path.length === steps && !use.isCalled;
  if (isOnlyRead || use.isOptionalAt(steps)) return true;
  if (use.ancestors.some((one) => one.type === 'TryStatement' && contains(nodeAt(one, 'block'), use))) return true;
  const lacking = use.path.slice(0, steps).join('.');
  const asks = (test: SyntaxNode) =>
    isOfBuild(test) ||
    uses.some((other) => contains(test, other) && `${other.path.join('.')}.`.startsWith(`${lacking}.`));
  return testsBefore(use).some(asks);
}
