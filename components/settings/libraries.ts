/** The libraries in the extension, each with the licence that we use it under; the build writes their texts into `licences.txt`. */
export const LIBRARIES = [
  { name: 'Preact', licence: 'MIT' },
  { name: 'DOMPurify', licence: 'MPL-2.0' },
  { name: 'htmlparser2', licence: 'MIT' },
  { name: 'entities', licence: 'BSD-2-Clause' },
  { name: 'fflate', licence: 'MIT' },
  { name: 'idb', licence: 'ISC' },
  { name: 'zod', licence: 'MIT' },
  { name: 'WXT', licence: 'MIT' },
  { name: 'tldts', licence: 'MIT' },
  { name: 'webextension-polyfill', licence: 'MPL-2.0' },
] as const;
