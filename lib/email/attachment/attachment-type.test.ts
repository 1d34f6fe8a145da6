import { expect, test } from 'vitest';
import { findAttachmentType } from './attachment-type.ts';

const bytes = (latin1: string) => Uint8Array.from(latin1, (character) => character.charCodeAt(0));

test.each([
  ['png', '\x89PNG\r\n\x1a\nrest', 'image/png', 'image'],
  ['jpeg', '\xff\xd8\xff\xe0', 'image/jpeg', 'image'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 ', 'image/webp', 'image'],
  ['pdf', '%PDF-1.7', 'application/pdf', 'pdf'],
  ['docx', 'PK\x03\x04', 'application/zip', undefined],
  ['svg', '<?xml version="1.0"?>\n<svg xmlns="…">', 'image/svg+xml', undefined],
  ['heic', '\0\0\0\x18ftypheic', 'image/heic', undefined],
  ['txt', 'hello', 'text/plain', undefined],
  ['', 'whatever', 'application/octet-stream', undefined],
])('.%s is what it says', (extension, head, type, preview) => {
  const found = findAttachmentType(extension, bytes(head));
  expect(found).toMatchObject({ type, isMismatched: false });
  expect(found.preview).toBe(preview);
});

test.each([
  ['pdf', 'MZ\x90\0', 'application/vnd.microsoft.portable-executable'],
  ['png', '<html><script>', 'text/html'],
  ['jpg', '<svg xmlns="…">', 'image/svg+xml'],
  ['txt', '<!doctype html>', 'text/html'],
  ['docx', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/x-ole-storage'],
])('.%s with the bytes of another kind is active and said to be mismatched', (extension, head, type) => {
  expect(findAttachmentType(extension, bytes(head))).toEqual({ type, isActive: true, isMismatched: true });
});

test('bytes that are no PDF are not previewed as one', () => {
  expect(findAttachmentType('pdf', bytes('hello'))).toEqual({
    type: 'application/pdf',
    isActive: false,
    isMismatched: true,
  });
});

test('without bytes the name decides, and nothing is previewed', () => {
  expect(findAttachmentType('png')).toEqual({ type: 'image/png', isActive: false, isMismatched: false });
  expect(findAttachmentType('html').isActive).toBe(true);
  expect(findAttachmentType('exe').isActive).toBe(true);
});

test.each(Object.getOwnPropertyNames(Object.prototype))('.%s is no known type', (extension) => {
  expect(findAttachmentType(extension, bytes('hello'))).toMatchObject({ type: 'application/octet-stream' });
});
