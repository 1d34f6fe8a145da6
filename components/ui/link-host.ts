/**
 * The host that a link opens, to be shown before it does.
 * @returns the host in its ASCII form with its port; undefined for anything but http and https
 */
export function linkHost(link: string): string | undefined {
  const url = URL.parse(link);
  return url && /^https?:$/.test(url.protocol) ? url.host : undefined;
}
