import { expect, it } from 'vitest';
import type { Capabilities } from '../../../lib/api/capabilities.ts';
import { canChooseName } from './can-choose-name.ts';

it.each<[string, Capabilities, string[], boolean]>([
  ['with a domain', {}, ['m.test'], true],
  ['of a service that makes up names', { takesNames: false }, ['m.test'], false],
  ['of a service that lists no domain: the name would be dropped', {}, [], false],
  ['of a service that passes over domains', { takesDomains: false }, [], true],
])('a name %s', (_, capabilities, names, can) => {
  const domains = names.map((name) => ({ name }));
  expect(canChooseName(capabilities, domains)).toBe(can);
});
