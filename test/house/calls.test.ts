import { expect, it } from 'vitest';
import { CALL_GROUPS } from '../rpc/call-groups.ts';
import { readSources } from './read-sources.ts';

const sources = readSources('{entrypoints,components,lib}/**/*.{ts,tsx}');

it('contexts talk to each other by the calls of lib/messaging, and the events of the mailbox', () => {
  const channel =
    /BroadcastChannel\(|MessageChannel\(|runtime\.connect\(|\bsendMessage\(|\bon(?:Message|Connect)\.|\.postMessage\(/;
  const talking = sources.filter(({ text }) => channel.test(text)).map(({ file }) => file);
  expect(talking.filter((file) => !file.startsWith('lib/messaging/'))).toEqual([
    'lib/mailbox/events.ts',
    // With a frame that has no origin.
    'lib/email/html/lay-out-page.ts',
    'lib/email/html/lay-out-unseen.ts',
  ]);
  expect(talking.length).toBeGreaterThan(3);
});

it('every call is declared once', () => {
  const names = Object.values(CALL_GROUPS).flatMap((group) => Object.keys(group));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const unsent = names.filter((name) => !sources.some(({ file, text }) => isSent(name, file, text)));
  expect(unsent).toEqual([]);
});

function isSent(name: string, file: string, text: string): boolean {
  const isCalled = new RegExp(`\\b(?:run|call\\w*|post\\w*|send\\w*)(?:<[^(]*>)?\\([^;]*?'${name}'|call: '${name}'`);
  return file !== 'lib/messaging/calls.ts' && isCalled.test(text);
}

it('one module writes where the field button is wanted, and the background runs it', () => {
  const writing = sources.filter(({ text }) => /fieldButtonItem\.(?:write|update)\(/.test(text));
  expect(writing.map(({ file }) => file)).toEqual(['lib/background/button/registration.ts']);
  const running = sources.filter(({ text }) => /button\/registration\.ts'/.test(text));
  expect(running.map(({ file }) => file).sort()).toEqual([
    'entrypoints/background/index.ts',
    'lib/background/calls/call-handlers.ts',
    'lib/background/chosen-with-access.ts',
  ]);
});
