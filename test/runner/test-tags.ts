/** What a test may be tagged with, by `@module-tag` at the head of a file or in its options. Which tags run when: `main.ts`. */
export const TEST_TAGS = [
  { name: 'browser', description: 'Opens a page in a real browser. All tests in test/e2e do, without the tag.' },
  { name: 'nightly', description: 'Takes long, and is no part of npm test: it runs in npm run test:all.' },
];
