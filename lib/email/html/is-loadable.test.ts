import { expect, it } from 'vitest';
import { isLoadable } from './is-loadable.ts';

it.each([
  ['https://images.example/a.png', true],
  ['http://images.example/a.png', false],
  ['https://images.example:8443/a.png', false],
  ['https://10.0.0.1/a.png', false],
  ['https://router.lan/a.png', false],
  ['data:image/png;base64,AA==', false],
  ['//images.example/a.png', false],
  ['', false],
])('%s: %s', (url, expected) => expect(isLoadable(url)).toBe(expected));
