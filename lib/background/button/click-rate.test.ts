import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE, SECOND } from '../../i18n/time.ts';
import { countClick, type RecentClicks } from './click-rate.ts';

const NONE: RecentClicks = { fullAt: {}, notifiedAt: undefined };

/** RecentClicks at these moments. @returns which of them counted, and what is left */
function pressAll(moments: { tab: number; at: number }[], start = NONE) {
  const counted: { tab: number; at: number }[] = [];
  let clicks = start;
  for (const one of moments) {
    const next = countClick(clicks, one.tab, one.at);
    // As it comes back from storage.
    clicks = JSON.parse(JSON.stringify(next.clicks));
    if (next.isCounted) counted.push(one);
  }
  return { counted, clicks };
}

const often = (tab: number, times: number, everyMs: number) =>
  Array.from({ length: times }, (_, at) => ({ tab, at: at * everyMs }));

it('a user who tries again every fifteen seconds is never held up', () => {
  expect(pressAll(often(7, 30, 15 * SECOND)).counted).toHaveLength(30);
});

it('many tabs together do not get round it', () => {
  const moments = Array.from({ length: 200 }, (_, at) => ({ tab: at, at: at * 10 }));
  expect(pressAll(moments).counted).toHaveLength(20);
});

it('refused clicks cost nothing, and a quiet tab is forgotten', () => {
  const { clicks } = pressAll(often(7, 1000, 1));
  const later = countClick(clicks, 8, 10 * MINUTE);
  expect(Object.keys(later.clicks.fullAt)).toEqual(['8', 'all']);
  expect(countClick(clicks, 7, 21 * SECOND).isCounted).toBe(true);
});

it('at no time more count than were there and have come back, whatever the clock does', () => {
  const anyMoment = fc.record({ tab: fc.integer({ min: 0, max: 3 }), byMs: fc.integer({ min: -MINUTE, max: MINUTE }) });
  fc.assert(
    fc.property(fc.array(anyMoment, { maxLength: 60 }), (steps) => {
      let at = 1e12;
      let forwardMs = 0;
      const moments = steps.map(({ tab, byMs }) => {
        at += byMs;
        forwardMs += Math.max(0, byMs);
        return { tab, at };
      });
      const { counted } = pressAll(moments);
      expect(counted.length).toBeLessThanOrEqual(20 + forwardMs / (5 * SECOND) + 1e-6);
      for (const tab of [0, 1, 2, 3]) {
        const ofTab = counted.filter((one) => one.tab === tab).length;
        expect(ofTab).toBeLessThanOrEqual(4 + forwardMs / (15 * SECOND) + 1e-6);
      }
    }),
  );
});
