import { expect, it, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { missedLanguage } from './languages.ts';

it.each([
  ['zh-TW', 'zh-TW', undefined],
  ['zh-HK', 'en', 'zh-TW'],
  ['zh-MO', 'en', 'zh-TW'],
  ['zh-Hant', 'en', 'zh-TW'],
  ['zh-Hant-HK', 'zh-CN', 'zh-TW'],
  ['zh-CN', 'zh-CN', undefined],
  ['zh', 'en', 'zh-CN'],
  ['zh-SG', 'en', 'zh-CN'],
  ['zh-Hans', 'en', 'zh-CN'],
  ['zh-Hans-SG', 'zh-TW', 'zh-CN'],
  ['ko-KR', 'ko', undefined],
  ['pt-PT', 'pt-BR', undefined],
  ['en-GB', 'en', undefined],
  ['sw', 'en', undefined],
  ['en-US', 'zh-TW', undefined],
])('a browser in %s that found %s is to speak: %s', (own, found, missed) => {
  vi.spyOn(browser.i18n, 'getUILanguage').mockReturnValue(own);
  vi.spyOn(browser.i18n, 'getMessage').mockReturnValue(found);
  expect(missedLanguage()).toBe(missed);
});
