/**
 * Where a link truly goes, to be shown before it is opened.
 * @returns the host in its ASCII form with its port; undefined for anything but http and https
 */
export function linkHost(link: string): string | undefined {
  const url = URL.parse(link);
  return url && /^https?:$/.test(url.protocol) ? url.host : undefined;
}
