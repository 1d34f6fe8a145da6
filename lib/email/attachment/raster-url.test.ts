import fc from 'fast-check';
import { expect, test } from 'vitest';
import { picturePage } from '../html/body-page.ts';
import { RemoteContent } from '../html/remote-content.ts';
import { findInlinePictures } from '../parse/inline-pictures.ts';
import { rasterUrl } from './attachment-type.ts';

const PIXELS = {
  'image/png': '\x89PNG\r\n\x1a\n',
  'image/jpeg': '\xff\xd8\xff\xe0',
  'image/gif': 'GIF89a',
  'image/webp': 'RIFF\x10\0\0\0WEBP',
};
const MARKUP = [
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\ufeff<svg/>',
  '<?xml version="1.0"?><!-- GIF89a --><svg/>',
  '<!doctype html><img>',
  '<x:svg xmlns:x="http://www.w3.org/2000/svg"/>',
  '%PDF-1.7',
  '',
];
const anyType = fc.constantFrom(
  ...Object.keys(PIXELS),
  ...'image/svg+xml IMAGE/SVG+XML text/html application/xml '.split(' '),
);
const anyWriting = fc.constantFrom<(type: string, bytes: string) => string>(
  (type, bytes) => `data:${type};base64,${btoa(bytes)}`,
  (type, bytes) => ` DATA:${type};charset=utf-8;Base64,${btoa(bytes).replace(/(.{3})/g, '$1\n')}`,
  (type, bytes) => `data:${type},${encodeURIComponent(bytes)}`,
  (type, bytes) => `data:${type};base64,${encodeURIComponent(btoa(bytes))}`,
);
const anyMarkup = fc.constantFrom(...MARKUP).map((text) => String.fromCharCode(...new TextEncoder().encode(text)));

test('what is parsed as markup is never an image: in an address, attached, or fetched', () => {
  fc.assert(
    fc.property(anyType, anyMarkup, anyWriting, (type, bytes, write) => {
      const address = write(type, bytes);
      expect(rasterUrl(address)).toBe(undefined);
      const url = 'https://a.example/x';
      const content = new RemoteContent({ seen: [url], fetched: { [url]: address } }, { logo: address });
      expect([content.imageFor(address), content.imageFor('cid:logo'), content.imageFor(url)]).toEqual(
        Array(3).fill(undefined),
      );
      const part = {
        type,
        contentId: 'logo',
        charset: undefined,
        name: undefined,
        encoding: 'base64',
        content: btoa(bytes),
      };
      expect(findInlinePictures([part as never])).toEqual({});
      expect(picturePage(address)).not.toContain('<img');
    }),
  );
});

test.each(Object.entries(PIXELS))('%s is one by its bytes, whatever it declares', (type, head) => {
  const data = btoa(`${head}${'x'.repeat(2000)}`);
  for (const declared of [type, 'image/svg+xml', 'application/octet-stream', ''])
    expect(rasterUrl(`data:${declared};base64,${data}`)).toBe(`data:${type};base64,${data}`);
});
