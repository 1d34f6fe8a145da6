import { expect, it } from 'vitest';
import { until } from '../until.ts';
import { readAlarm, startPollerScene } from './poller-scene.ts';

it('a scene ends once its poller is at rest: a step under way would ask the service of the next one', async () => {
  const scene = await startPollerScene();
  await scene.addAddress();
  scene.poller.wake();
  // Set before the service is asked.
  await until(async () => expect(await readAlarm()).toBeDefined());
  await scene.stop();
  expect(scene.checks).toHaveLength(1);
});
