import { expect, it } from 'vitest';
import { readSources } from './read-sources.ts';

/** The properties of a component, as its type or its parameter lists them. */
const TYPE = /^(?:export )?type (\w+Props) = [^;{]*\{\n([\s\S]*?)\n\};/gm;
const PARAMETER = /^(?:export )?function [A-Z]\w*\(\{([^}]*)\}: /gm;

const MAX_PROPERTIES = 6;

it('no component has more than six properties: more come from the model of its view', () => {
  const counts = readSources('components/**/*.tsx').flatMap(({ file, text }) => [
    ...[...text.matchAll(TYPE)].map(([, name, body = '']) => ({
      where: `${file}: ${name}`,
      count: (body.match(/^ {2}['\w-]+\??:/gm) ?? []).length,
    })),
    ...[...text.matchAll(PARAMETER)].map(([line, names = '']) => ({
      where: `${file}: ${line}`,
      count: names.split(',').filter((name) => name.trim() !== '').length,
    })),
  ]);
  expect(counts.length).toBeGreaterThan(50);
  expect(counts.filter(({ count }) => count > MAX_PROPERTIES)).toEqual([]);
});
