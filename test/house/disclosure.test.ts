import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SENT_TO_SERVICES } from '../../lib/packaging/data-practices.ts';
import { readTexts } from '../language/read-texts.ts';

const privacy = readFileSync('.github/PRIVACY.md', 'utf8');
const client = readFileSync('lib/api/client.ts', 'utf8');

/** `GET /v1/messages/{id}`, as PRIVACY writes it. */
function requestsOfClient(): Set<string> {
  const paths = [...client.matchAll(/(remove\(\(\) => |request\('(\w+)', )?['`](\/v1\/[^'`]*)['`]/g)];
  return new Set(
    paths.map(([, before = '', method, path = '']) => {
      const verb = method ?? (before ? 'DELETE' : 'GET');
      return `${verb} ${path.replaceAll(/\$\{at\(email\)\}/g, '{email}').replaceAll(/\$\{at\(\w+\)\}/g, '{id}')}`;
    }),
  );
}

it('PRIVACY lists every request of the client, and no other', () => {
  const listed = new Set(
    [...privacy.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`]*)`/g)].map(([, request]) => request),
  );
  expect(listed.size).toBeGreaterThan(8);
  expect(listed).toEqual(requestsOfClient());
});

it('PRIVACY names each field that a request sends', () => {
  const [, fields = ''] = /type NewAddressRequest = \{([^}]*)\}/.exec(client) ?? [];
  const names = [...fields.matchAll(/(\w+)\?:/g)].map(([, name]) => name);
  const row = privacy.split('\n').find((line) => line.includes('POST /v1/emails')) ?? '';
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !row.includes(`\`${name}\``))).toEqual([]);
});

it('the file that makes a sentence of PRIVACY true is there', () => {
  const files = [...privacy.matchAll(/<!-- (\S+) -->/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it.each(['.github/PRIVACY.md', '.github/store/REVIEWERS.md'])('%s has the categories of both stores', (page) => {
  const text = readFileSync(page, 'utf8').replaceAll(/\s+/g, ' ');
  for (const { firefox, chrome } of SENT_TO_SERVICES) {
    expect(text).toContain(`\`${firefox}\``);
    expect(text).toContain(`*${chrome}*`);
  }
});

it('the privacy answers of the Chrome Web Store have its categories', () => {
  const answers = readFileSync('.github/store/en.md', 'utf8').replaceAll(/\s+/g, ' ');
  for (const { chrome } of SENT_TO_SERVICES) expect(answers).toContain(chrome);
});

it('each thing that is sent is named in PRIVACY, and above Connect', async () => {
  const disclosure = (await readTexts('en')).get('connect.disclosure') ?? '';
  for (const { data } of SENT_TO_SERVICES) expect(privacy).toContain(data);
  for (const words of ['API key', 'addresses you create', 'their mail', 'can read'])
    expect(disclosure).toContain(words);
});
