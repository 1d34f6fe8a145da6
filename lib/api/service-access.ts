import { browser } from 'wxt/browser';
import { DATA_COLLECTION } from '../packaging/data-practices.ts';
import { hostPattern } from '../site/host.ts';
import { PRACTICE_URL } from './practice-service.ts';

/**
 * What the user allows so that a service can be asked: access to its host, and in Firefox the kinds of data that are sent to it. The user
 * can take back both.
 * @see https://extensionworkshop.com/documentation/develop/firefox-builtin-data-consent/
 */
const neededFor = (baseUrl: string) => ({
  origins: [hostPattern(baseUrl)],
  ...(import.meta.env.FIREFOX && { data_collection: DATA_COLLECTION }),
});

/** Whether the browser lets Mayfly send requests to a service. The practice service needs no permission. */
export const hasServiceAccess = async (baseUrl: string) =>
  baseUrl === PRACTICE_URL || browser.permissions.contains(neededFor(baseUrl));

/** Asks the user to allow requests to a service. Call it within a click, before any `await`. */
export const requestServiceAccess = (baseUrl: string) => browser.permissions.request(neededFor(baseUrl));
