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
