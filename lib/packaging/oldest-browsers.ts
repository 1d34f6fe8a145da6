/**
 * The oldest browsers that Mayfly promises to run in. A test holds each interface, script feature and style against them
 * (`test/compat`), and `npm run oldest` runs Mayfly in the oldest ones that Debian has.
 */
export const OLDEST = {
  chrome: '126',
  firefox: '140',
  /** Before it, Firefox for Android does not know what `data_collection_permissions` says. */
  firefoxAndroid: '142',
  safari: '18.4',
} as const;
