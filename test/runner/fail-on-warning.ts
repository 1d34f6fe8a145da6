/** Before each file of tests without a browser: a warning of Node fails the run, as of a time that is negative. Files share their worker. */
if (!process.listeners('warning').some(({ name }) => name === failOnWarning.name)) process.on('warning', failOnWarning);

/** @throws Error outside of every test, which the test runner reports */
function failOnWarning(warning: Error): void {
  throw new Error(`Node warns: ${warning.stack ?? warning.message}`);
}
