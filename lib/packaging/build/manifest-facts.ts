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
