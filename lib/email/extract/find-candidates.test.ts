import { describe, expect, it } from 'vitest';
import { findCandidates } from './find-candidates.ts';

const codesIn = (line: string) => findCandidates(line).map(({ code }) => code);

describe('findCandidates', () => {
  it.each([
    ['123456', '123456'],
    ['is 123 456.', '123456'],
    ['is 12 34 56', '123456'],
    ['is 1 2 3 4 5 6', '123456'],
    ['is a u 8 k u f', 'au8kuf'],
    ['G-123456 is', 'G-123456'],
    ['AB12-CD34', 'AB12-CD34'],
    ['ABC-DEF', 'ABC-DEF'],
    ['123456-os a', '123456'],
    ['ngu-123456.', '123456'],
    ['کۆدەکەت 123456ە.', '123456'],
    ["123456'dir", '123456'],
    ['验证码123456，请', '123456'],
    ['**123456**', '123456'],
    ['(123456)', '123456'],
    ['@example.com #123456', '123456'],
    ['Your code is b6ab-cd34', 'b6ab-cd34'],
    ['482913: code', '482913'],
    ['Code: abcd-efgh', 'abcd-efgh'],
    ['**4829**', '4829'],
    ['**** 482913', '482913'],
    ['G-723210(이)가', 'G-723210'],
    ['482913(5 min)', '482913'],
    ['482913 5min', '482913'],
    ['Harbour24 482913', '482913'],
  ])('%s', (line, code) => {
    expect(codesIn(line)).toContain(code);
  });

  it.each([
    '123',
    '12345678901',
    '$1234',
    '1,234.50',
    '1234.50',
    '12:34:56 1234:56',
    '#123456',
    '1234%',
    '0800 555 0142 23',
    '+15035550142',
    '2026-05-03',
    '550e8400-e29b-41d4-a716-446655440000',
    'v1.2345',
    'abc123_4567',
    'two-factor',
    'path/123456/x',
    'AB12CD:7',
    'well-known',
    'a long-term plan',
    'XX1245',
    '**** 1245',
    'DE12 3 4 5',
    '01-23-45-67-89',
    '12 345 678',
    '4829.pdf',
    '1.482913',
    '1 EUR = 4,3217 PLN',
    'call(AB12CD(x))',
  ])('nothing in %s', (line) => {
    expect(codesIn(line)).toEqual([]);
  });
});
