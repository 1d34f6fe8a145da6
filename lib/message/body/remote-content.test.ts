import { expect, test } from 'vitest';
import { RemoteContent } from './remote-content.ts';

test('each host is listed once, however its URLs are written', () => {
  const content = new RemoteContent('blocked', {});
  for (const url of [
    'https://a.example/1.png',
    'https://a.example/2.png?x#y',
    ' HTTPS://A.example\\3.png',
    'https://a.example:8443/4.png',
    '//b.example/5.png',
    'https:////c.example/6.png',
    'https:////d.example/7.png',
    'https://user@e.example/8.png',
    'https://user@f.example?9',
    'data:image/png;base64,AA==',
  ])
    content.imageFor(url);
  expect(content.blocked).toEqual({
    images: 9,
    trackers: 0,
    others: 0,
    hosts: ['a.example', 'a.example:8443', 'b.example', 'c.example', 'd.example', 'e.example', 'f.example'],
  });
});
