/** The part of the changelog on one version. */
export type Notes = {
  text: string;
  /** Its heading has a date. */
  isReleased: boolean;
};

/**
 * Finds what changed in a version.
 * @param changelog headings are `## 1.2.3, 2026-12-01`, or `## 1.2.3, not released yet`; the newest comes first
 * @throws when another version comes first, or nothing is said of it
 */
export function readNotes(changelog: string, version: string): Notes {
  const [, newest = ''] = changelog.split(/^## /m);
  const [heading = '', ...lines] = newest.split('\n');
  const [number, when = ''] = heading.split(', ');
  if (number !== version)
    throw new Error(`CHANGELOG.md begins with ${number || 'no version'}, package.json says ${version}`);
  const text = lines.join('\n').trim();
  if (text === '') throw new Error(`CHANGELOG.md says nothing of ${version}`);
  return { text, isReleased: /^\d{4}-\d{2}-\d{2}$/.test(when.trim()) };
}
