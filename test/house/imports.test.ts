import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources } from './read-sources.ts';

/** Folders from the outside in: imports go inwards, never back. */
const LAYERS = ['entrypoints', 'components', 'lib'];

/** The order inside `lib`: a folder imports only from itself and from those before it. */
const LIB_ORDER = [
  'packaging',
  'i18n',
  'storage',
  'site',
  'api',
  'email',
  'mailbox',
  'service',
  'messaging',
  'page',
  'browser',
  'background',
];

/** The order inside `components`, in the same way: what all views are made of, then what the mailbox and the settings share, then these. */
const COMPONENTS_ORDER = ['ui', 'storage', 'reader', 'popup', 'settings'];

type Source = {
  file: string;
  text: string;
  imports: string[];
  /** Those of `imports` that are still there when the code runs. */
  valueImports: string[];
};

const findImports = (file: string, text: string) =>
  [...text.matchAll(/(?:from|import\(|^import)\s*['"](\.[^'"]+)['"]/gm)].map(([, path = '']) =>
    join(dirname(file), path),
  );

const sources: Source[] = readSources('{entrypoints,components,lib}/**/*.{ts,tsx}').map(({ file, text }) => ({
  file,
  text,
  imports: findImports(file, text),
  valueImports: findImports(file, text.replaceAll(/^import type [^;]*;$/gm, '')),
}));

/** Every import that breaks a rule, as `file → imported`. */
function findBreaches(breaks: (file: string, imported: string) => boolean): string[] {
  return sources.flatMap(({ file, imports }) =>
    imports.filter((imported) => breaks(file, imported)).map((imported) => `${file} → ${imported}`),
  );
}

const layerOf = (path: string) => LAYERS.indexOf(path.split('/')[0] ?? '');

it('finds the sources and their imports', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
});

it('imports go inwards', () => {
  expect(findBreaches((file, imported) => layerOf(imported) < layerOf(file))).toEqual([]);
});

it.each([
  ['lib', LIB_ORDER],
  ['components', COMPONENTS_ORDER],
])('every folder of %s has its place in the order, and imports from those above', (layer, order) => {
  const rankOf = (path: string) => order.indexOf(path.split('/')[1] ?? '');
  const isInside = (path: string) => path.startsWith(`${layer}/`);
  const placeless = sources.filter(({ file }) => isInside(file) && rankOf(file) === -1);
  expect(placeless.map(({ file }) => file)).toEqual([]);
  expect(
    findBreaches((file, imported) => isInside(file) && isInside(imported) && rankOf(imported) > rankOf(file)),
  ).toEqual([]);
});

/** The order inside `lib/mailbox`: files that stand beside these folders come before them. */
const MAILBOX_ORDER = ['trash', 'search', 'address', 'export'];

it('inside lib/mailbox, a folder imports from those before it, and its files from none', () => {
  const isInside = (path: string) => path.startsWith('lib/mailbox/');
  const rankOf = (path: string) => MAILBOX_ORDER.indexOf(dirname(path).split('/')[2] ?? '');
  expect(
    findBreaches((file, imported) => isInside(file) && isInside(imported) && rankOf(imported) > rankOf(file)),
  ).toEqual(['lib/mailbox/body-analyser.ts → lib/mailbox/search/search-text.ts']);
});

it('no two exported names are equal', () => {
  const names = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/^export (?:async )?(?:const|let|function|class|type|interface) (\w+)/gm)].map(
      ([, name = '']) => ({ name, file }),
    ),
  );
  expect(names.length).toBeGreaterThan(1000);
  // Overloads of one function have one name in one file.
  const filesOf = Map.groupBy(names, ({ name }) => name)
    .entries()
    .map(([name, all]) => [name, new Set(all.map(({ file }) => file))] as const);
  expect([...filesOf].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files].join(' '))).toEqual(
    [],
  );
});

it('no file imports itself by way of others', () => {
  const importsOf = new Map(sources.map(({ file, imports }) => [file, imports]));
  const isDone = new Set<string>();
  function findCycle(file: string, path: string[]): string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (isDone.has(file)) return undefined;
    for (const imported of importsOf.get(file) ?? []) {
      const cycle = findCycle(imported, [...path, file]);
      if (cycle) return cycle;
    }
    isDone.add(file);
    return undefined;
  }
  expect(sources.map(({ file }) => findCycle(file, [])).find(Boolean)).toBeUndefined();
});

it('the script that lays a mail out has no API of the browser: where it runs there is none', () => {
  const importsOf = new Map(sources.map(({ file, valueImports }) => [file, valueImports]));
  const reached = new Set(['lib/email/html/lay-out-page.ts']);
  for (const file of reached) for (const imported of importsOf.get(file) ?? []) reached.add(imported);
  const texts = sources.filter(({ file }) => reached.has(file));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter(({ text }) => /from 'wxt\/browser'/.test(text)).map(({ file }) => file)).toEqual([]);
});

it('what ships runs without Node', () => {
  const ofNode = sources.filter(
    ({ file, text }) => !file.startsWith('lib/packaging/build/') && /from 'node:/.test(text),
  );
  expect(ofNode.map(({ file }) => file)).toEqual([]);
});

it('what only the build does is imported by nothing that is shipped', () => {
  const isShipped = (file: string) => !file.startsWith('lib/packaging/build/');
  expect(findBreaches((file, imported) => isShipped(file) && !isShipped(imported))).toEqual([]);
});

it('views know nothing of the background, and the settings nothing of the popup', () => {
  const isView = (file: string) => file.startsWith('components/');
  expect(findBreaches((file, imported) => isView(file) && imported.startsWith('lib/background/'))).toEqual([]);
  const ofSettings = (file: string) => file.startsWith('components/settings/');
  expect(findBreaches((file, imported) => ofSettings(file) && imported.startsWith('components/popup/'))).toEqual([]);
});

it('background and content script leave components to pages', () => {
  const isWithoutPage = (file: string) =>
    /^entrypoints\/(?:background\/|(?:fill|find|watch|field-button|site|body-extractors|theme)\.ts)/.test(file);
  expect(findBreaches((file, imported) => isWithoutPage(file) && imported.startsWith('components/'))).toEqual([]);
});

it('only the background writes into the mailbox', () => {
  const isPage = (file: string) => /^(?:components|entrypoints\/(?!background\/))/.test(file);
  const writing = sources
    .filter(({ imports }) => imports.some((path) => /^lib\/mailbox\/(?:change-mailbox|transaction)\.ts$/.test(path)))
    .filter(({ text }) => /^import (?!type)[^;]*(?:change-mailbox|transaction)\.ts'/m.test(text))
    .map(({ file }) => file);
  expect(writing).toContain('lib/mailbox/writer.ts');
  expect(findBreaches((file, imported) => isPage(file) && writing.includes(imported))).toEqual([]);
});

it('only the background says where private items are: no page can read the key', () => {
  const opening = sources.filter(({ imports }) =>
    imports.some((path) => /^lib\/storage\/(?:private-store|open-private-items)\.ts$/.test(path)),
  );
  const files = opening
    .filter(({ valueImports }) => valueImports.some((path) => path.includes('private')))
    .map(({ file }) => file);
  expect(files.filter((file) => !file.startsWith('lib/storage/'))).toEqual(['entrypoints/background/index.ts']);
});

it('zod is configured where it is imported: in one place', () => {
  const importing = sources.filter(({ text }) => /(?:from|import\(?)\s*['"]zod['"/]/.test(text));
  expect(importing.map(({ file }) => file)).toEqual(['lib/storage/schema.ts']);
});

it('nothing becomes HTML as it came', () => {
  const html = sources.filter(({ text }) =>
    /\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|dangerouslySetInnerHTML/.test(text),
  );
  expect(html.map(({ file }) => file)).toEqual([]);
});

it('components use no browser API', () => {
  const using = sources.filter(({ file, text }) => file.startsWith('components/') && text.includes("'wxt/browser'"));
  expect(using.map(({ file }) => file)).toEqual([]);
});
