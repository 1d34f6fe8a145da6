import { drawNormal, type Random } from './random.ts';

/** How long mail takes from the fill to the inbox, in milliseconds. */
export type Arrivals = {
  name: string;
  draw(random: Random): number;
  /** The share that has come by then. */
  cdf(delayMs: number): number;
};

/** Normal distribution function, after Abramowitz and Stegun 7.1.26 (error below 2e-7). */
function normalCdf(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * z);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const upper = (poly * Math.exp(-z * z)) / 2;
  return x < 0 ? upper : 1 - upper;
}

/** Log-normal, told by its median and the value that 95 % stay below. */
export function logNormal(name: string, medianMs: number, p95Ms: number): Arrivals {
  const sigma = Math.log(p95Ms / medianMs) / 1.6448536;
  return {
    name,
    draw: (random) => medianMs * Math.exp(sigma * drawNormal(random)),
    cdf: (delayMs) => (delayMs <= 0 ? 0 : normalCdf(Math.log(delayMs / medianMs) / sigma)),
  };
}

/** Half of the mails from one distribution, half from the other. */
export function eitherOf(name: string, one: Arrivals, other: Arrivals): Arrivals {
  return {
    name,
    draw: (random) => (random() < 0.5 ? one : other).draw(random),
    cdf: (delayMs) => (one.cdf(delayMs) + other.cdf(delayMs)) / 2,
  };
}
