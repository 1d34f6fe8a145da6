/**
 * What the page around a mail may load: only the extension's own files. A mail's frame inherits this policy before its first byte
 * is parsed, so it applies where the mail's own policy comes too late (Firefox preloads images before it reads that one), and if the
 * sanitiser fails.
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

/** Adds the policy to the page, for good; a second call changes nothing. Call it before the page shows its first mail. */
export function restrictPage(): void {
  const name = 'Content-Security-Policy';
  if (document.head.querySelector(`meta[http-equiv="${name}"][content="${POLICY}"]`)) return;
  const meta = document.createElement('meta');
  meta.httpEquiv = name;
  meta.content = POLICY;
  document.head.append(meta);
}
