const MEDIAN_MS = 8000;
const P95_MS = 60_000;

/** The standard normal distribution's own p95. */
const NORMAL_P95 = 1.645;

/** Acklam's shape would be finer; for a bench the logistic approximation is near enough. */
function inverseNormal(share: number): number {
  return Math.log(share / (1 - share)) / 1.702;
}

/**
 * How long mails take to come: log-normal, median 8 s, p95 60 s; at even shares of the distribution, in an order that is mixed but always
 * the same.
 * @param count no multiple of 7
 */
export function drawMailDelaysMs(count: number): number[] {
  const sigma = Math.log(P95_MS / MEDIAN_MS) / NORMAL_P95;
  return Array.from({ length: count }, (_, at) => {
    const share = (((at * 7) % count) + 0.5) / count;
    return MEDIAN_MS * Math.exp(sigma * inverseNormal(share));
  });
}
