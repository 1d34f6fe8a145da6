/** The origin of a page of the web. @returns undefined for all others, such as `about:blank`, and for no URL */
export function findOrigin(url: string | undefined): string | undefined {
  const parsed = URL.parse(url ?? '');
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.origin : undefined;
}
