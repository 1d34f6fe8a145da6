import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readNotes } from './notes.ts';

it('gives what changed in the newest version', () => {
  const changelog =
    '# Changelog\n\n## 1.2.0, 2026-12-01\n\n- One thing.\n- Another.\n\n## 1.1.0, 2026-11-01\n\n- Older.\n';
  expect(readNotes(changelog, '1.2.0')).toEqual({ text: '- One thing.\n- Another.', isReleased: true });
});

it('a version without a date is not released', () => {
  expect(readNotes('## 1.2.0, not released yet\n\n- One.', '1.2.0').isReleased).toBe(false);
});

it.each([
  ['## 1.1.0, 2026-11-01\n\n- Older.', 'begins with 1.1.0'],
  ['# Changelog', 'begins with no version'],
  ['## 1.2.0, 2026-12-01\n', 'says nothing'],
])('of %j nothing is released', (changelog, reason) => {
  expect(() => readNotes(changelog, '1.2.0')).toThrow(reason);
});

it('our own changelog begins with our own version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readNotes(readFileSync('CHANGELOG.md', 'utf8'), version).text).not.toBe('');
});
