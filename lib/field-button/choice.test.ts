import { describe, expect, it } from 'vitest';
import { type FieldButtonChoice, fieldButtonItem } from '../settings/field-button-item.ts';
import { chooseEverywhere, chooseSite, chosenPatterns, isWanted, wantedPatterns, withoutPatterns } from './choice.ts';

const NO_FIELD_BUTTON = fieldButtonItem.initial;
const everywhere: FieldButtonChoice = { ...NO_FIELD_BUTTON, isEverywhere: true };

describe('what is registered', () => {
  it('nothing at first', () => {
    expect(wantedPatterns(NO_FIELD_BUTTON)).toEqual({ matches: [], excludeMatches: [] });
  });

  it('single hosts, and what is below them where version 0.1 was let in there', () => {
    const choice = chooseSite(chooseSite(NO_FIELD_BUTTON, 'fernway.example', true), '127.0.0.1', true);
    expect(wantedPatterns(choice).matches).toEqual([
      '*://fernway.example/*',
      '*://*.fernway.example/*',
      '*://127.0.0.1/*',
    ]);
  });

  it('on the strength of a permission for the exact hosts', () => {
    const choice = chooseSite(chooseSite(NO_FIELD_BUTTON, 'alice.github.io', true), 'shop.me.uk', true);
    expect(chosenPatterns(choice)).toEqual(['*://alice.github.io/*', '*://shop.me.uk/*']);
  });

  it('all sites without those that were switched off', () => {
    expect(wantedPatterns(chooseSite(everywhere, 'fernway.example', false))).toEqual({
      matches: ['*://*/*'],
      excludeMatches: ['*://*.fernway.example/*'],
    });
  });
});

describe('a choice', () => {
  it('for a site is in one list only, and once', () => {
    const off = chooseSite(chooseSite(everywhere, 'a.example', false), 'a.example', false);
    expect(off).toEqual({ isEverywhere: true, onSites: [], offSites: ['a.example'] });
    expect(chooseSite(off, 'a.example', true)).toEqual(everywhere);
  });

  it('for a host takes back what was chosen for all hosts of its site', () => {
    const old = { ...NO_FIELD_BUTTON, onSites: ['a.example'] };
    expect(chooseSite(old, 'www.a.example', false)).toEqual(NO_FIELD_BUTTON);
    expect(chooseSite({ ...everywhere, offSites: ['a.example'] }, 'www.a.example', true)).toEqual(everywhere);
    expect(chooseSite(old, 'nota.example', false)).toEqual(old);
  });

  it('for single sites outlives the one for all', () => {
    const both = chooseEverywhere(chooseSite(NO_FIELD_BUTTON, 'a.example', true), true);
    expect(chooseEverywhere(both, false).onSites).toEqual(['a.example']);
  });

  it('falls with the permission it stood on', () => {
    const choice = chooseSite(NO_FIELD_BUTTON, 'a.example', true);
    expect(withoutPatterns({ ...choice, isEverywhere: true }, ['*://*/*'])).toEqual(choice);
    expect(withoutPatterns(choice, ['*://a.example/*'])).toEqual(NO_FIELD_BUTTON);
  });
});

it.each<[FieldButtonChoice, page: string | undefined, frame: string | undefined, boolean]>([
  [NO_FIELD_BUTTON, 'a.example', 'a.example', false],
  [everywhere, 'a.example', 'a.example', true],
  [everywhere, undefined, undefined, true],
  [{ ...everywhere, offSites: ['a.example'] }, 'a.example', 'b.example', false],
  [{ ...everywhere, offSites: ['b.example'] }, 'a.example', 'b.example', false],
  [{ ...NO_FIELD_BUTTON, onSites: ['b.example'] }, 'a.example', 'b.example', true],
  [{ ...NO_FIELD_BUTTON, onSites: ['a.example'] }, 'a.example', undefined, true],
  [{ ...NO_FIELD_BUTTON, onSites: ['a.example'] }, 'b.example', 'b.example', false],
  [{ ...NO_FIELD_BUTTON, onSites: ['a.example'] }, 'www.a.example', undefined, true],
  [{ ...NO_FIELD_BUTTON, onSites: ['a.example'] }, 'nota.example', 'a.example.evil.example', false],
  [{ ...NO_FIELD_BUTTON, onSites: ['alice.github.io'] }, 'bob.github.io', 'github.io', false],
  [{ ...everywhere, offSites: ['a.example'] }, 'www.a.example', 'b.example', false],
])('%j: page %s, frame %s → %s', (choice, page, frame, wanted) => {
  expect(isWanted(choice, page, frame)).toBe(wanted);
});
