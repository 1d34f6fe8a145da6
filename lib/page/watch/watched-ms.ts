/** For so long is a page watched that an address was filled into: who does not want its mail within the hour does not want it any more. */
export const WATCHED_MS = 60 * 60 * 1000;
