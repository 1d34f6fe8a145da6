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
    'data:image/png;base64,iVBORw0KGgo=',
  ])
    content.imageFor(url);
  expect(content.blocked).toEqual({
    images: 9,
    trackers: 0,
    others: 0,
    hosts: ['a.example', 'a.example:8443', 'b.example', 'c.example', 'd.example', 'e.example', 'f.example'],
  });
});

test('images that were fetched take their places; the others stay blocked', () => {
  const fetched = {
    'https://a.example/1.png': 'data:image/png;base64,iVBORw0KGgo=',
    'https://a.example/2.png': 'javascript:1',
  };
  const content = new RemoteContent({ seen: [...Object.keys(fetched), 'https://b.example/constructor'], fetched }, {});
  expect(content.imageFor('http://A.example/1.png')).toBe('data:image/png;base64,iVBORw0KGgo=');
  expect(content.imageFor('https://a.example/2.png')).toBeUndefined();
  expect(content.imageFor('//b.example/constructor')).toBeUndefined();
  expect(content.blocked.images).toBe(2);
  expect([...content.blockedImages]).toEqual(['https://a.example/2.png', 'https://b.example/constructor']);
});

test.each([
  'https://192.168.1.1/1.png',
  'http://10.0.0.1/1.png',
  '//[fd00::1]/1.png',
  'https://localhost/1.png',
  'https://printer.local/1.png',
  'https://nas/1.png',
])('%s is of a private network: it is never loaded, nor offered', (url) => {
  const secure = new URL(url, 'https://invalid');
  secure.protocol = 'https:';
  const seen = { seen: [secure.href] };
  for (const remote of ['blocked', 'measured', seen, { ...seen, fetched: {} }] as const) {
    const content = new RemoteContent(remote, {});
    expect(content.imageFor(url)).toBeUndefined();
    expect(content.blocked).toEqual({ images: 0, trackers: 0, others: 1, hosts: [secure.host] });
    expect([...content.blockedImages, ...content.measured, ...content.backgrounds]).toEqual([]);
  }
});
