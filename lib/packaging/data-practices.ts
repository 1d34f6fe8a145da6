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

/**
 * The number of the data practices: it rises when Mayfly sends more, or to others. Users agree by *Connect*; those who agreed to fewer are
 * told once after the update, and nothing is sent to their services until they agree to this number.
 */
export const DATA_PRACTICES = 1;

/** Mozilla's categories, each once. Firefox asks the user for them at the first *Connect*, and the user can take them back. */
export const DATA_COLLECTION = [...new Set(SENT_TO_SERVICES.map(({ firefox }) => firefox))];
