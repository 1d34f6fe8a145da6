/**
 * The oldest browser versions that Mayfly supports. A test (`test/compat`) checks each interface, script feature, style and manifest key
 * against them, by MDN's data.
 */
export const OLDEST = {
  chrome: '126',
  /** Firefox for Android supports `data_collection_permissions` from this version on. */
  firefox: '142',
  safari: '18.4',
} as const;

/**
 * What Mayfly sends to the mail services that the user connects. The Firefox manifest is made from this list. With it,
 * `test/house/disclosure.test.ts` compares PRIVACY, the disclosure above *Connect*, the reviewers' page and the stores' texts.
 * @see https://extensionworkshop.com/documentation/develop/firefox-builtin-data-consent/
 */
export const SENT_TO_SERVICES = [
  {
    data: 'the API key',
    /** Mozilla's name of the category. */
    firefox: 'authenticationInfo',
    /** The Chrome Web Store's name of the category. */
    chrome: 'authentication information',
  },
  { data: 'the addresses that you create', firefox: 'personalCommunications', chrome: 'personal communications' },
  { data: 'requests for their mail', firefox: 'personalCommunications', chrome: 'personal communications' },
] as const;
