/** How long mail takes from the fill to the inbox, in milliseconds. */
export type Arrivals = {
  name: string;
  /** The share that has come by then. */
  cdf(delayMs: number): number;
  /** When so large a share has come: the inverse of `cdf`, for shares between 0 and 1. */
  quantile(share: number): number;
};

/** Normal distribution function, after Abramowitz and Stegun 7.1.26 (error below 2e-7). */
function normalCdf(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * z);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const upper = (poly * Math.exp(-z * z)) / 2;
  return x < 0 ? upper : 1 - upper;
}

/** The inverse of a distribution function, by bisection between 0 and a day on a scale of logarithms. */
function quantileOf(cdf: Arrivals['cdf']): Arrivals['quantile'] {
  return (share) => {
    let [low, high] = [1, 24 * 60 * 60 * 1000];
    while (high / low > 1.0001) {
      const middle = Math.sqrt(low * high);
      if (cdf(middle) < share) low = middle;
      else high = middle;
    }
    return Math.sqrt(low * high);
  };
}

function arrivalsOf(name: string, cdf: Arrivals['cdf']): Arrivals {
  return { name, cdf, quantile: quantileOf(cdf) };
}

/** Log-normal, told by its median and the value that 95 % stay below. */
export function logNormal(name: string, medianMs: number, p95Ms: number): Arrivals {
  const sigma = Math.log(p95Ms / medianMs) / 1.6448536;
  return arrivalsOf(name, (delayMs) => (delayMs <= 0 ? 0 : normalCdf(Math.log(delayMs / medianMs) / sigma)));
}

/** Half of the mails from one distribution, half from the other. */
export function eitherOf(name: string, one: Arrivals, other: Arrivals): Arrivals {
  return arrivalsOf(name, (delayMs) => (one.cdf(delayMs) + other.cdf(delayMs)) / 2);
}

/** The mean time from the arrival to `to` of the mails that come between two moments, counted from the fill, in milliseconds. */
export function meanWaitMs({ cdf, quantile }: Arrivals, from: number, to: number): number {
  const STEPS = 10;
  const [before, by] = [cdf(from), cdf(to)];
  let waitMs = 0;
  for (let step = 0; step < STEPS; step++) {
    const cameAt = quantile(before + ((by - before) * (step + 0.5)) / STEPS);
    waitMs += to - Math.min(Math.max(cameAt, from), to);
  }
  return waitMs / STEPS;
}
