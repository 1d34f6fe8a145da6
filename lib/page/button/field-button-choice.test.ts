import { describe, expect, it } from 'vitest';
import { type FieldButtonChoice, fieldButtonItem } from '../../storage/settings.ts';
import {
  chooseEverywhere,
  chooseSite,
  isWanted,
  permissionPatterns,
  scriptPatterns,
  withoutPatterns,
} from './field-button-choice.ts';

const NO_FIELD_BUTTON = fieldButtonItem.initial;
const everywhere: FieldButtonChoice = { ...NO_FIELD_BUTTON, isEverywhere: true };

describe('what is registered', () => {
  it('nothing at first', () => {
    expect(scriptPatterns(NO_FIELD_BUTTON)).toEqual({ matches: [], excludeMatches: [] });
  });

  it('single hosts, and nothing below them', () => {
    const choice = chooseSite(chooseSite(NO_FIELD_BUTTON, 'fernway.example', true), '127.0.0.1', true);
    expect(scriptPatterns(choice).matches).toEqual(['*://fernway.example/*', '*://127.0.0.1/*']);
  });

  it('on the strength of a permission for the exact hosts', () => {
    const choice = chooseSite(chooseSite(NO_FIELD_BUTTON, 'alice.github.io', true), 'shop.me.uk', true);
    expect(permissionPatterns(choice)).toEqual(['*://alice.github.io/*', '*://shop.me.uk/*']);
  });

  it('all sites without those that were switched off', () => {
    expect(scriptPatterns(chooseSite(everywhere, 'fernway.example', false))).toEqual({
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

  it('for a host switches the button on where it was off for a host above', () => {
    expect(chooseSite({ ...everywhere, offSites: ['a.example'] }, 'www.a.example', true)).toEqual(everywhere);
    const off = { ...everywhere, offSites: ['a.example'] };
    expect(chooseSite(off, 'nota.example', true).offSites).toEqual(['a.example']);
  });

  it.each([true, false])('that switches off a host leaves its domain off; on all sites: %s', (isEverywhere) => {
    const off = { isEverywhere, onSites: [], offSites: ['a.example'] };
    expect(chooseSite({ ...off, onSites: ['www.a.example'] }, 'www.a.example', false)).toEqual(off);
  });

  it('for a host is nothing to the hosts above and below', () => {
    const on = { ...NO_FIELD_BUTTON, onSites: ['a.example', 'www.www.a.example'] };
    expect(chooseSite(on, 'www.a.example', false)).toEqual(on);
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
  [{ ...NO_FIELD_BUTTON, onSites: ['a.example'] }, 'www.a.example', undefined, false],
  [{ ...NO_FIELD_BUTTON, onSites: ['a.example'] }, 'nota.example', 'a.example.evil.example', false],
  [{ ...NO_FIELD_BUTTON, onSites: ['alice.github.io'] }, 'bob.github.io', 'github.io', false],
  [{ ...everywhere, offSites: ['a.example'] }, 'www.a.example', 'b.example', false],
])('%j: page %s, frame %s → %s', (choice, page, frame, wanted) => {
  expect(isWanted(choice, page, frame)).toBe(wanted);
});
