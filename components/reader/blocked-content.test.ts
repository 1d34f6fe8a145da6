import { expect, it } from 'vitest';
import { describeBlocked } from './blocked-content.tsx';

it.each([
  [0, 0, 0, undefined],
  [1, 0, 0, 'Blocked: 1 image'],
  [3, 1, 0, 'Blocked: 3 images and 1 tracking pixel'],
  [0, 2, 0, 'Blocked: 2 tracking pixels'],
  [2, 1, 5, 'Blocked: 2 images, 1 tracking pixel, and 5 other files'],
])('%d images, %d trackers, %d others', (images, trackers, others, expected) => {
  expect(describeBlocked({ images, trackers, others, hosts: [] })).toBe(expected);
});
