import { hostPattern } from '../../site/site-pattern.ts';

/**
 * The match pattern of a frame of another origin than the page's: the click's permission to the page does not reach into it, so it has
 * to be asked for.
 * @returns undefined for a frame of the page's own origin, or of none
 */
export function foreignFramePattern(frameUrl: string | undefined, pageUrl: string | undefined): string | undefined {
  const frame = URL.parse(frameUrl ?? '');
  if (!frame || !/^https?:$/.test(frame.protocol)) return undefined;
  const isForeign = frame.origin !== URL.parse(pageUrl ?? '')?.origin;
  return isForeign ? hostPattern(frame.href) : undefined;
}
