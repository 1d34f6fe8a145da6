import { expect, test } from 'vitest';
import { type ImageSigns, isTracker } from './remote-image.ts';

const url = 'https://a.example/x.png';

test.each<[ImageSigns, boolean]>([
  [{ url }, false],
  [{ url, width: '600', height: '200' }, false],
  [{ url, width: '1', height: '1' }, true],
  [{ url, width: '0px' }, true],
  [{ url, style: 'display:none' }, true],
  [{ url, style: 'width: 1px !important; height: 1px' }, true],
  [{ url, style: 'opacity:0.5;width:100px' }, false],
  [{ url, style: 'border-width:0;max-width:100%' }, false],
  [{ url: 'https://a.example/wf/open?upn=1' }, true],
  [{ url: 'https://a.example/track/o/1.gif' }, true],
  [{ url: 'https://a.example/wf/open?upn=1', alt: 'Sale', width: '600' }, false],
  [{ url: 'https://a.example/opening-hours.png' }, false],
  [{ url: 'nonsense' }, false],
])('%j', (signs, expected) => {
  expect(isTracker(signs)).toBe(expected);
});
