/**
 * What the page around a mail may load: nothing but what we brought along. A mail's frame is given the policy of the page around
 * it before its first byte is parsed, so that this holds where the mail's own policy comes too late (Firefox preloads pictures
 * before it has read it) and where the sanitiser has failed.
 */
const POLICY = [
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "frame-src 'self'",
  "font-src 'none'",
  "media-src 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** Lays the policy on the page, for good; a second call changes nothing. Comes before the first mail is shown in it. */
export function restrictPage(page: Document = document): void {
  const name = 'Content-Security-Policy';
  if (page.head.querySelector(`meta[http-equiv="${name}"]`)) return;
  const meta = page.createElement('meta');
  meta.httpEquiv = name;
  meta.content = POLICY;
  page.head.append(meta);
}
