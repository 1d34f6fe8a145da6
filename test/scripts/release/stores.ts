/**
 * A store, and what `wxt submit` needs for it: flags with packages, and the environment's variables with its secrets, by the names that
 * https://github.com/aklinker1/publish-browser-extension gives them.
 */
export type Store = {
  /** as `--store` names it */
  id: string;
  name: string;
  flags: (packageOf: (kind: string) => string) => string[];
  secrets: readonly string[];
};

export const STORES: readonly Store[] = [
  {
    id: 'chrome',
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
    id: 'edge',
    name: 'Microsoft Edge Add-ons',
    flags: (packageOf) => ['--edge-zip', packageOf('chrome')],
    secrets: ['EDGE_PRODUCT_ID', 'EDGE_CLIENT_ID', 'EDGE_API_KEY'],
  },
  {
    id: 'firefox',
    name: 'Firefox Add-ons',
    flags: (packageOf) => ['--firefox-zip', packageOf('firefox'), '--firefox-sources-zip', packageOf('sources')],
    secrets: ['FIREFOX_EXTENSION_ID', 'FIREFOX_JWT_ISSUER', 'FIREFOX_JWT_SECRET'],
  },
];

/** @param id one store's; undefined for all @throws if there is none of it */
export function storesNamed(id: string | undefined): readonly Store[] {
  const named = STORES.filter((store) => id === undefined || store.id === id);
  if (named.length === 0) throw new Error(`There is no store "${id}": ${STORES.map((store) => store.id).join(', ')}`);
  return named;
}

/** The secrets of a store that the environment lacks. */
export function missingSecrets({ secrets }: Store, env: Readonly<Record<string, string | undefined>>): string[] {
  return secrets.filter((name) => !env[name]);
}
