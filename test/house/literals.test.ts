import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { childrenOf, isNode, type SyntaxNode as Node } from '../compat/syntax.ts';

/** Attributes and properties of our components that people read. */
const READ = /^(?:aria-label|aria-description|alt|label|note|placeholder|text|title|what)$/;

/** What is the same in every language. */
const NAMES = /^(?:Mayfly|MIT|Alt\+↓|UTC|URL|[A-Z][\w-]*\.?js)$/;

const hasWords = (words: string) => /\p{L}{2}/u.test(words) && !NAMES.test(words.trim());

/** Words, and not one of the names that our code has for things. */
const isLabel = (words: string) => hasWords(words) && /\p{Lu}|\s/u.test(words);

/** A sentence or the beginning of one, as against a name, a class, a key, a media type. */
const isSentence = (words: string) => /^\p{Lu}[’\p{L}]*,? (?:… )?\p{L}/u.test(words) && !/\.(?:zip|eml)$/.test(words);

/** The words of a string or a template, without what is put into it. */
function wordsOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** For those who read consoles or code: errors, warnings, commands, types, classes. */
function isUnread(node: Node): boolean {
  if (/^(?:TS|NewExpression|ThrowStatement|ImportDeclaration)/.test(node.type)) return true;
  if (node.type === 'JSXElement') return ((node.openingElement as Node).name as Node).name === 'code';
  if (node.type === 'JSXAttribute') return ((node.name as Node).name as string) === 'class';
  const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined;
  return callee?.type === 'Super' || (callee?.object as Node | undefined)?.name === 'console';
}

/** Every literal text below a node that a user could get to read. */
function findTexts(node: Node, isRead = false): string[] {
  if (isUnread(node)) return [];
  if (node.type === 'JSXText') return hasWords(String(node.value)) ? [String(node.value).trim()] : [];
  if (node.type === 'JSXAttribute') {
    const name = (node.name as Node).name as string;
    return isNode(node.value) ? findTexts(node.value, READ.test(name)) : [];
  }
  const words = wordsOf(node);
  if (words !== undefined && (isRead ? isLabel(words) : isSentence(words))) return [words];
  // A text's own key is no text.
  return childrenOf(node).flatMap((child) => findTexts(child, isRead && node.type !== 'CallExpression'));
}

it('finds what a user could get to read, and nothing else', () => {
  const source = `const a = <p title="Hello" class="No such text">{b ? 'You there' : text('a.b')} <b>and more</b></p>;
    console.warn('Not this one'); throw new Error('Nor this'); const c = \`For \${d} and others\`; const e = 'frame-src';`;
  expect(findTexts(parseSync('a.tsx', source).program as unknown as Node)).toEqual([
    'Hello',
    'You there',
    'and more',
    'For … and others',
  ]);
});

/** Makes the messages of errors before it makes the errors. */
const FOR_LOGS = 'lib/api/response-error.ts';
/** Nothing of it ships. */
const FOR_BUILDS = /^lib\/packaging\/build\//;

it('every text is in the files of the languages', () => {
  const root = join(import.meta.dirname, '../..');
  const found = globSync('{lib,components,entrypoints}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && file !== FOR_LOGS && !FOR_BUILDS.test(file))
    .flatMap((file) => {
      const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
      return findTexts(program as unknown as Node).map((text) => `${file}: ${text}`);
    });
  expect(found).toEqual([]);
});
