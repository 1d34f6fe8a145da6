import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Arrivals } from './arrivals.ts';
import { simulateCell } from './cells.ts';
import { NEVER_SHARE } from './month.ts';
import { optimalMeanDelayMs } from './optimum.ts';

const DAY = 24 * 60 * 60 * 1000;
const FILE = join(import.meta.dirname, '../../../.github/pictures/delay-by-budget.svg');

/** Looks that a fill gets, and the mean wait for its first mail in seconds. */
type Point = { looks: number; seconds: number };

const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT] = [640, 360, 64, 48, 16, 150];
const LOOKS = { from: 1, to: 50 };
const SECONDS = { from: 0.2, to: 1000 };

const scale = (value: number, { from, to }: typeof LOOKS) => Math.log(value / from) / Math.log(to / from);
const place = ({ looks, seconds }: Point) => [
  LEFT + scale(looks, LOOKS) * (WIDTH - LEFT - RIGHT),
  HEIGHT - BOTTOM - scale(seconds, SECONDS) * (HEIGHT - BOTTOM - TOP),
];

function line(name: string, points: Point[], style: string): string {
  const places = points.map((point) => place(point).map((at) => at.toFixed(1)));
  const [x, y] = places.at(-1) ?? [];
  const dots = style.includes('ours') ? places.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="4"/>`).join('') : '';
  return `<g class="${style}"><polyline points="${places.map((at) => at.join()).join(' ')}"/>${dots}<text x="${Number(x) + 10}" y="${Number(y) + 4}">${name}</text></g>`;
}

function axes(): string {
  const looks = [1, 2, 5, 10, 20, 50].map((at) => {
    const [x, y] = place({ looks: at, seconds: SECONDS.from }) as [number, number];
    return `<text x="${x.toFixed(1)}" y="${y + 18}" text-anchor="middle">${at}</text>`;
  });
  const seconds = [0.2, 1, 10, 100, 1000].map((at) => {
    const [x, y] = place({ looks: LOOKS.from, seconds: at }) as [number, number];
    return `<path d="M${x} ${y.toFixed(1)}H${WIDTH - RIGHT}"/><text x="${x - 8}" y="${(y + 4).toFixed(1)}" text-anchor="end">${at} s</text>`;
  });
  const title = `<text x="${LEFT}" y="${HEIGHT - 8}">Looks that a fill gets on average; mean wait for its first mail</text>`;
  return `<g class="axes">${seconds.join('')}${looks.join('')}${title}</g>`;
}

/** A fixed interval asks on until the mail has come, or for half an hour; a mail waits for half of the interval. */
function fixedInterval(arrivals: Arrivals, looks: number): Point {
  const HALF_HOUR_MS = 30 * 60 * 1000;
  let askedMs = NEVER_SHARE * HALF_HOUR_MS;
  const STEPS = 1000;
  for (let step = 0; step < STEPS; step++) {
    const comesMs = Math.min(arrivals.quantile((step + 0.5) / STEPS), HALF_HOUR_MS);
    askedMs += ((1 - NEVER_SHARE) * comesMs) / STEPS;
  }
  // One look more than whole intervals fit, half the time.
  const intervalMs = askedMs / Math.max(looks - (1 - NEVER_SHARE) / 2, 0.1);
  return { looks, seconds: intervalMs / 2 / 1000 };
}

/** Draws delay against budget into `.github/pictures`: ours by limits of a month, fixed intervals, and the optimum. */
export function drawDelays(arrivals: Arrivals, seeds: number): void {
  const ours = [700, 1000, 2000, 5000, 10_000, 20_000, 50_000].map((limit) => {
    const { looks, waitMs } = simulateCell(limit, 30 * DAY, 5, arrivals, seeds);
    return { looks, seconds: waitMs / 1000 };
  });
  const budgets = Array.from({ length: 25 }, (_, step) => LOOKS.from * (LOOKS.to / LOOKS.from) ** (step / 24));
  const optimum = budgets.map((looks) => ({
    looks,
    seconds: optimalMeanDelayMs(arrivals, 1 - NEVER_SHARE, looks) / 1000,
  }));
  const style =
    'text{font:13px system-ui,sans-serif;fill:#57606a}path{stroke:#8b949e55}polyline{fill:none;stroke-width:2}' +
    '.ours polyline{stroke:#0a7d5a}.ours circle{fill:#0a7d5a}.ours text{fill:#0a7d5a;font-weight:600}' +
    '.optimum polyline{stroke:#8b949e;stroke-dasharray:4 4}.fixed polyline{stroke:#c4432b}.fixed text{fill:#c4432b}';
  const lines = [
    line(
      'fixed interval',
      budgets.map((looks) => fixedInterval(arrivals, looks)),
      'fixed',
    ),
    line('Mayfly', ours, 'ours'),
    line(
      'optimum',
      optimum.filter(({ looks }) => looks > 1),
      'optimum',
    ),
  ];
  writeFileSync(
    FILE,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Mean wait for the first mail against looks: Mayfly stays near the optimum, fixed intervals take many times as long"><style>${style}</style>${axes()}${lines.join('')}</svg>\n`,
  );
}
