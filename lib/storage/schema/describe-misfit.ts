import type { z } from './z.ts';

/** Which parts of a value do not fit, for the log. It shows no value: one may be secret. */
export function describeMisfit({ issues }: z.core.$ZodError): string {
  return issues.map(({ path, code }) => (path.length > 0 ? `${path.join('.')}: ${code}` : code)).join(', ');
}
