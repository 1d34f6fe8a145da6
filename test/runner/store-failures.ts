/** Before each file of browser tests: what a browser shows when a test fails is stored. */
import { afterEach } from 'vitest';
import { storeFailure, witnesses } from './witnesses.ts';

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const witness of witnesses) console.log(`Stored ${await storeFailure(task.fullTestName, witness)}`);
});
