import { parseScript, type SyntaxNode } from '../compat/syntax.ts';
import { readSources } from '../house/read-sources.ts';

/** A regular expression of what ships. */
export type SourcePattern = {
  /** File and line, from the repository's root. */
  place: string;
  pattern: RegExp;
};

/**
 * Every regular expression in the sources.
 * @returns literals, and the files that build expressions while they run
 */
export function readPatterns(): { literals: SourcePattern[]; builders: string[] } {
  const literals: SourcePattern[] = [];
  const builders = new Set<string>();
  for (const { file, text } of readSources('{lib,components,entrypoints}/**/*.{ts,tsx}')) {
    for (const { node } of parseScript(file, text)) {
      const { pattern, flags } = (node.type === 'Literal' ? (node.regex ?? {}) : {}) as Partial<Record<string, string>>;
      const line = text.slice(0, node.start).split('\n').length;
      if (pattern !== undefined) literals.push({ place: `${file}:${line}`, pattern: new RegExp(pattern, flags) });
      const isBuilt = node.type === 'NewExpression' || node.type === 'CallExpression';
      if (isBuilt && (node.callee as SyntaxNode).name === 'RegExp') builders.add(file);
    }
  }
  return { literals, builders: [...builders].sort() };
}
