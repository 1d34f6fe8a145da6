import { expect, it } from 'vitest';
import { describeBlocked } from './describe-blocked.ts';

it.each([
  [0, 0, 0, undefined],
  [1, 0, 0, '1 image held back'],
  [3, 1, 0, '3 images and 1 tracking pixel held back'],
  [0, 2, 0, '2 tracking pixels held back'],
  [2, 1, 5, '2 images, 1 tracking pixel, and 5 other files held back'],
])('%d images, %d trackers, %d others', (images, trackers, others, expected) => {
  expect(describeBlocked({ images, trackers, others, hosts: [] })).toBe(expected);
});
