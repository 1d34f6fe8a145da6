import { expect, it } from 'vitest';
import { describeBlocked } from './blocked-content.tsx';

it.each([
  [0, 0, undefined],
  [1, 0, '1 image blocked'],
  [3, 1, '3 images and 1 tracking pixel blocked'],
  [0, 2, '2 tracking pixels blocked'],
])('%d images, %d trackers', (images, trackers, expected) => {
  expect(describeBlocked({ images, trackers })).toBe(expected);
});
