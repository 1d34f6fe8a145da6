import { parseSync } from 'vite';

/** A node of a syntax tree: `type`, `start` and `end` in the source, and what belongs to its type. */
export type SyntaxNode = { type: string; start: number; end: number } & Record<string, unknown>;

/** A node with those that it stands in, the innermost first. */
export type Placed = { node: SyntaxNode; ancestors: readonly SyntaxNode[] };

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** The nodes directly in a node, in the order of the source. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode);
}

/** Every node of a file, each after those that it stands in. @throws where the file is no script */
export function parseScript(file: string, source: string): Placed[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new SyntaxError(`${file}: ${error.message}`);
  const placed: Placed[] = [];
  const visit = (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => {
    placed.push({ node, ancestors });
    const within = [node, ...ancestors];
    for (const child of childrenOf(node)) visit(child, within);
  };
  visit(program as unknown as SyntaxNode, []);
  return placed;
}
