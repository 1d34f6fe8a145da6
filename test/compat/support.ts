import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { OLDEST } from '../../lib/packaging/build/manifest-facts.ts';

/** What MDN knows of which browser has what. */
export const compatData: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** A browser of which support is promised, and its oldest version. */
export type Oldest = readonly [browser: BrowserName, version: string];

export const OLDEST_BROWSERS = {
  chrome: ['chrome', OLDEST.chrome],
  firefox: ['firefox', OLDEST.firefox],
  android: ['firefox_android', OLDEST.firefox],
  safari: ['safari', OLDEST.safari],
  iphone: ['safari_ios', OLDEST.safari],
} as const satisfies Record<string, Oldest>;

const numbersOf = (version: string) => version.replace('≤', '').split('.').map(Number);

/** Whether a version is the other one, or came after it. Absent and unknown versions never came. */
function isAtLeast(version: string, added: SimpleSupportStatement['version_added']): boolean {
  if (typeof added !== 'string' || added === 'preview') return false;
  const [major = 0, minor = 0] = numbersOf(version);
  const [addedMajor = 0, addedMinor = 0] = numbersOf(added);
  return major === addedMajor ? minor >= addedMinor : major > addedMajor;
}

/** Whether it is there without a flag, under the name that MDN has for it. What MDN says nothing of is taken to be there. */
export function isSupported(compat: CompatStatement | undefined, [browser, version]: Oldest): boolean {
  if (!compat) return true;
  const support = compat.support[browser];
  if (!support) return false;
  return [support]
    .flat()
    .some(
      ({ version_added, version_removed, flags, prefix }) =>
        !flags &&
        !prefix &&
        isAtLeast(version, version_added) &&
        !(version_removed && isAtLeast(version, version_removed)),
    );
}

/** What MDN has at a path; undefined where it has nothing. */
export function findEntry(root: Identifier, path: readonly string[]): Identifier | undefined {
  let entry: Identifier | undefined = root;
  for (const name of path) entry = entry && Object.hasOwn(entry, name) ? entry[name] : undefined;
  return entry;
}

/** The keys of a manifest that a browser does not read, as a path: `background.service_worker`. */
export function findUnread(manifest: object, oldest: Oldest): string[] {
  const { manifest: known } = compatData.webextensions as { manifest: Identifier };
  const look = (value: object, entry: Identifier | undefined, path: string): string[] =>
    Object.entries(value).flatMap(([key, inner]) => {
      const own = entry && findEntry(entry, [key]);
      const name = path ? `${path}.${key}` : key;
      if (!isSupported(own?.__compat, oldest)) return [name];
      return own && typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? look(inner, own, name) : [];
    });
  const permissions = 'permissions' in manifest ? (manifest.permissions as string[]) : [];
  const asked = permissions.filter((name) => !isSupported(findEntry(known, ['permissions', name])?.__compat, oldest));
  return [...look(manifest, known, ''), ...asked.map((name) => `permissions: ${name}`)];
}
