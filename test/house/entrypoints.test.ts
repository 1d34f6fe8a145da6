import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { isNode, type SyntaxNode as Node } from '../compat/syntax.ts';
import { readSources } from './read-sources.ts';

/** Statements that decide, repeat or define: all but imports, declarations of values, and calls. */
const LOGIC =
  /^(?:If|Switch|For|ForIn|ForOf|While|DoWhile|Try|Throw)Statement$|^(?:Function|Class)Declaration$|^FunctionExpression$/;

function findLogic(node: Node): string[] {
  const inside = Object.entries(node).flatMap(([key, value]) =>
    // A method's function is no function of its own.
    [value]
      .flat()
      .filter(isNode)
      .filter(() => !(node.method === true && key === 'value')),
  );
  return [...(LOGIC.test(node.type) ? [node.type] : []), ...inside.flatMap(findLogic)];
}

const logicOf = (text: string) => findLogic(parseSync('a.tsx', text).program as unknown as Node);

it('finds what decides', () => {
  expect(
    logicOf("import { a } from 'a'; const b = () => { a(); c(); }; a.on(b); export default { main() { b(); } };"),
  ).toEqual([]);
  expect(logicOf('a.on((x) => { if (x) b(); });')).toEqual(['IfStatement']);
  expect(logicOf('function a() { for (const b of c) b(); }')).toEqual(['FunctionDeclaration', 'ForOfStatement']);
});

it('an entrypoint only says which function is called for which event', () => {
  const found = readSources('entrypoints/**/*.{ts,tsx}').flatMap(({ file, text }) =>
    logicOf(text).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});
