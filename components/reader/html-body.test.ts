import { expect, it } from 'vitest';
import { describeBlocked } from './html-body.tsx';

it.each([
  [1, 0, '1 image'],
  [3, 1, '3 images and 1 tracking pixel'],
  [0, 2, '2 tracking pixels'],
])('%d images, %d trackers', (images, trackers, expected) => {
  expect(describeBlocked({ images, trackers })).toBe(expected);
});
