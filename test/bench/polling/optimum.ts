import type { Arrivals } from './arrivals.ts';

/** Over which the optimum may ask, as long as the months count requests for a fill's first mail. */
const HORIZON_MS = 30 * 60 * 1000;

/** Moments at which it may ask: every 20 ms at first, later half a percent of the time since the fill apart. */
function drawGrid(): number[] {
  const grid = [0];
  for (let at = 0; at < HORIZON_MS; ) {
    at = Math.min(HORIZON_MS, at + Math.max(20, at * 0.005));
    grid.push(at);
  }
  return grid;
}

type Schedule = { checks: number; delayMs: number };

/**
 * The schedule of least expected delay when a request costs so much, found by going back from the end: what is best after a check
 * does not depend on the checks before it.
 */
function bestSchedule(grid: number[], came: number[], moment: number[], priceMs: number): Schedule {
  const last = grid.length - 1;
  const cost = new Array<number>(grid.length).fill(0);
  const next = new Array<number>(grid.length).fill(last);
  const delay = (from: number, to: number) =>
    (grid[to] as number) * ((came[to] as number) - (came[from] as number)) -
    ((moment[to] as number) - (moment[from] as number));
  for (let from = last - 1; from >= 0; from--) {
    let least = Number.POSITIVE_INFINITY;
    const asked = priceMs * (1 - (came[from] as number));
    for (let to = from + 1; to <= last; to++) {
      const waited = delay(from, to);
      // Waiting costs more with every step; once it alone is more than the best, nothing further on is better.
      if (waited > least) break;
      const sum = asked + waited + (cost[to] as number);
      if (sum < least) [least, next[from]] = [sum, to];
    }
    cost[from] = least;
  }
  const schedule = { checks: 0, delayMs: 0 };
  for (let from = 0; from < last; from = next[from] as number) {
    schedule.checks += 1 - (came[from] as number);
    schedule.delayMs += delay(from, next[from] as number);
  }
  schedule.delayMs /= came[last] as number;
  return schedule;
}

/**
 * The least mean delay of the first mail that any planner can reach with so many requests per fill on average, if it knows the
 * distribution.
 * @param arriveShare the share of fills that some mail follows
 * @returns milliseconds
 */
export function optimalMeanDelayMs(arrivals: Arrivals, arriveShare: number, checksPerFill: number): number {
  const grid = drawGrid();
  const came = grid.map((at) => arriveShare * arrivals.cdf(at));
  const moment = [0];
  for (let place = 1; place < grid.length; place++) {
    const middle = ((grid[place] as number) + (grid[place - 1] as number)) / 2;
    moment.push((moment[place - 1] as number) + middle * ((came[place] as number) - (came[place - 1] as number)));
  }
  let [low, high] = [0.01, 1e6];
  while (high / low > 1.001) {
    const price = Math.sqrt(low * high);
    if (bestSchedule(grid, came, moment, price).checks > checksPerFill) low = price;
    else high = price;
  }
  const best = bestSchedule(grid, came, moment, high);
  // Between two schedules of whole checks the delay goes with the inverse of their number.
  return (best.delayMs * best.checks) / checksPerFill;
}
