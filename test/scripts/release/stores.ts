/**
 * A store, and what `wxt submit` needs for it: flags with packages, and the environment's variables with its secrets, by the names that
 * https://github.com/aklinker1/publish-browser-extension gives them.
 */
export type Store = {
  name: string;
  flags: (packageOf: (kind: string) => string) => string[];
  secrets: readonly string[];
};

export const STORES: readonly Store[] = [
  {
    name: 'Chrome Web Store',
    flags: (packageOf) => ['--chrome-zip', packageOf('chrome')],
    secrets: [
      'CHROME_EXTENSION_ID',
      'CHROME_PUBLISHER_ID',
      'CHROME_SERVICE_ACCOUNT_CLIENT_EMAIL',
      'CHROME_SERVICE_ACCOUNT_PRIVATE_KEY',
    ],
  },
  {
    name: 'Microsoft Edge Add-ons',
    flags: (packageOf) => ['--edge-zip', packageOf('chrome')],
    secrets: ['EDGE_PRODUCT_ID', 'EDGE_CLIENT_ID', 'EDGE_API_KEY'],
  },
  {
    name: 'Firefox Add-ons',
    flags: (packageOf) => ['--firefox-zip', packageOf('firefox'), '--firefox-sources-zip', packageOf('sources')],
    secrets: ['FIREFOX_EXTENSION_ID', 'FIREFOX_JWT_ISSUER', 'FIREFOX_JWT_SECRET'],
  },
];

/** The secrets of a store that the environment lacks. */
export function missingSecrets({ secrets }: Store, env: Readonly<Record<string, string | undefined>>): string[] {
  return secrets.filter((name) => !env[name]);
}
