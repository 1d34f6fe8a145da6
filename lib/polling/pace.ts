import type { Settings } from '../settings/settings.ts';

/** The person's choice between fewer requests and shorter delays. */
export type Pace = Settings['pace'];

/**
 * What a request costs: the milliseconds of waiting that it has to save. A quarter of the price halves all delays and doubles the
 * number of requests.
 */
export const REQUEST_PRICE_MS: Record<Pace, number> = { frugal: 20, normal: 5, quick: 1.25 };
