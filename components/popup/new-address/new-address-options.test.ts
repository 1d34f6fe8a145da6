import { expect, it, test } from 'vitest';
import type { Capabilities } from '../../../lib/api/capabilities.ts';
import { canChooseName, firstDomain } from './new-address-options.ts';

it.each<[string, Capabilities, string[], boolean]>([
  ['with a domain', {}, ['m.test'], true],
  ['of a service that makes up names', { takesNames: false }, ['m.test'], false],
  ['of a service that lists no domain: the name would be dropped', {}, [], false],
  ['of a service that passes over domains', { takesDomains: false }, [], true],
])('a name %s', (_, capabilities, names, can) => {
  const domains = names.map((name) => ({ name }));
  expect(canChooseName(capabilities, domains)).toBe(can);
});

const DOMAINS = ['mayfly.test', 'Relay.test', 'xn--bcher-kva.test'].map((name) => ({ name }));

test.each<[what: string, last: string | undefined, preferred: string, first: string]>([
  ['the last choice', 'Relay.test', 'mayfly.test', 'Relay.test'],
  ['as the service calls it', 'relay.test', '', 'Relay.test'],
  ['in its alphabet', 'bücher.test', '', 'xn--bcher-kva.test'],
  ['the last choice, where it was none', '', 'mayfly.test', ''],
  ['the one of the settings, where there was no choice', undefined, 'mayfly.test', 'mayfly.test'],
  ['none of another service', 'other.test', '', ''],
  ['that of the settings in its place', 'other.test', 'mayfly.test', 'mayfly.test'],
  ['nor one of the settings that it has not', undefined, 'other.test', ''],
])('the form begins with %s', (_, last, preferred, first) => {
  expect(firstDomain(DOMAINS, last, preferred)).toBe(first);
});
