/**
 * The oldest browsers that Mayfly promises to run in. A test holds each interface, script feature, style and manifest key against them, by
 * MDN's data (`test/compat`).
 */
export const OLDEST = {
  chrome: '126',
  /** Firefox for Android, before it, does not know what `data_collection_permissions` says. */
  firefox: '142',
  safari: '18.4',
} as const;

/**
 * What Mayfly sends to the mail services that the user connects. The Firefox manifest is made from it, and `test/house/disclosure.test.ts`
 * holds PRIVACY, the disclosure above *Connect*, the reviewers' page and the stores' texts against it.
 * @property firefox Mozilla's name of the category
 * @property chrome the Chrome Web Store's name of the same
 * @see https://extensionworkshop.com/documentation/develop/firefox-builtin-data-consent/
 */
export const SENT_TO_SERVICES = [
  { data: 'the API key', firefox: 'authenticationInfo', chrome: 'authentication information' },
  { data: 'the addresses that you create', firefox: 'personalCommunications', chrome: 'personal communications' },
  { data: 'requests for their mail', firefox: 'personalCommunications', chrome: 'personal communications' },
] as const;
