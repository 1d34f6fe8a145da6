import { afterEach, beforeEach } from 'vitest';

/** For tests of which each goes on where the one before ended: after a failure the rest is skipped, as it would prove nothing. */
export function tellAsStory(): void {
  let hasFailed = false;
  beforeEach(({ skip }) => skip(hasFailed, 'an earlier step has failed'));
  afterEach(({ task }) => {
    hasFailed ||= task.result?.state === 'fail';
  });
}
