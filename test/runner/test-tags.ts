/** What a test may be tagged with, by `@module-tag` at the head of a file or in its options. Which tags run when: `main.ts`. */
export const TEST_TAGS = [
  { name: 'nightly', description: 'Takes long, and is no part of npm test: it runs in npm run test:all.' },
];

export const NIGHTLY = { tags: ['nightly'] };

/** For what the browsers do alike, as it is decided in the background or in one script: in Firefox it runs at night alone. */
export const nightlyInFirefox = (browser: string) => (browser.toLowerCase() === 'firefox' ? NIGHTLY : { tags: [] });
