import { expect, test } from 'vitest';
import { contractWording, publishedWording } from '../../../lib/service/api/wording.ts';
import { addObjectName, findObjectName, toObjectName } from './object-name.ts';

const FORMS = [
  ['a UUID', contractWording, /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/],
  ['a ULID', publishedWording, /^[\dA-HJKMNP-TV-Z]{26}$/],
] as const;

test.each(FORMS)('%s leads back to the object of its address, and stays what it is', async (_form, wording, form) => {
  const emails = Array.from({ length: 50 }, (_, number) => `a${number}@mayfly.test`);
  const names = await Promise.all(emails.map(toObjectName));
  expect(new Set(names).size).toBe(emails.length);
  for (const [number, name] of names.entries()) {
    const id = addObjectName(
      wording.makeId(1_000_000_000_000 + number, (below) => (number * 7) % below),
      name,
    );
    expect(id).toMatch(form);
    expect(findObjectName(id)).toBe(name);
  }
});

test.each([
  ['none'],
  [''],
  ['0123456789'],
  ['c7b718c6-bc0c-4540-ac60-65270d24efag'],
  ['c7b718c6-bc0c-4540-ac60-65270d24efa7 facts'],
  ['01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  ['../c7b718c6-bc0c-4540-ac60-65270d24efa7'],
])('%j is no id of this service: no object is asked for it', (id) => {
  expect(findObjectName(id)).toBeUndefined();
});
