import { targetNamedIn } from './link-target.ts';
import { isKnownRedirector, isTrackingParameter } from './link-trackers.ts';

/** Redirectors that lead to one another. Mails have two, seldom three. */
const MOST_REDIRECTORS = 5;

/**
 * Where a link leads, without the redirectors on the way that name it and without the parameters that only tell who clicked. Nothing
 * is asked for: what a redirector keeps to itself stays unknown.
 * @param href absolute
 * @returns undefined where that is the link itself, and where a redirector does not say where it leads
 */
export function findUntracked(href: string): string | undefined {
  let url = URL.parse(href);
  for (let passed = 0; url && isKnownRedirector(url); passed++)
    url = passed < MOST_REDIRECTORS ? (targetNamedIn(url) ?? null) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const found = withoutTracking(url);
  return found === URL.parse(href)?.href ? undefined : found;
}

/** The other parameters stay as they are written: a signature may be over them. */
function withoutTracking({ href, search }: URL): string {
  if (search === '') return href;
  const kept = search
    .slice(1)
    .split('&')
    .filter((pair) => !isTrackingParameter(nameOf(pair)));
  const left = kept.length > 0 ? `?${kept.join('&')}` : '';
  return href.replace(search, () => left);
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? '';
}
