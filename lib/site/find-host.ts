/** The host of a page of the web. @returns ASCII, without a dot at its end; undefined for all others, and for no URL */
export function findHost(url: string | undefined): string | undefined {
  const parsed = URL.parse(url ?? '');
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.hostname.replace(/(?<!\.)\.+$/, '') : undefined;
}
