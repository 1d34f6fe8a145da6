import type { AuthenticationCheck, AuthenticationResult } from '../../lib/message/authentication-results.ts';

/** What is known of whether the sender is who it claims to be, in words. */
export type AuthenticationWords = {
  /** `good` and `bad` only where the server that took the mail in says so */
  tone: 'good' | 'bad' | 'unknown';
  verdict: string;
  /** each check and its result; empty where they are not to be relied on */
  checks: string[];
};

const METHODS = ['spf', 'dkim', 'dmarc'] as const;

export function describeAuthentication(result: AuthenticationResult): AuthenticationWords {
  const { spf, dkim, dmarc, server, isByReceiver } = result;
  if (!spf && !dkim && !dmarc) {
    return { tone: 'unknown', verdict: 'Whether the sender is who it claims to be was not checked.', checks: [] };
  }
  if (!isByReceiver) {
    const verdict = `A report on the sender is in this mail, but it is from ${server ?? 'an unknown server'}, which did not take the mail in: anybody may have written it.`;
    return { tone: 'unknown', verdict, checks: [] };
  }
  const checks = METHODS.flatMap((method) => {
    const check = result[method];
    return check ? [describeCheck(method, check)] : [];
  });
  return { ...verdictOf(result), checks };
}

function verdictOf({ spf, dkim, dmarc }: AuthenticationResult): Pick<AuthenticationWords, 'tone' | 'verdict'> {
  const domain = (dmarc ?? dkim ?? spf)?.domain ?? 'the sender';
  if (dmarc?.result === 'pass') return { tone: 'good', verdict: `It really comes from ${domain}.` };
  if (dmarc?.result === 'fail')
    return { tone: 'bad', verdict: `It does not come from ${domain}, although it says so.` };
  if (dkim?.result === 'pass') return { tone: 'unknown', verdict: `It was signed by ${dkim.domain ?? domain}.` };
  if (spf?.result === 'pass')
    return { tone: 'unknown', verdict: `It was sent by a server of ${spf.domain ?? domain}.` };
  return { tone: 'bad', verdict: `Nothing shows that it comes from ${domain}.` };
}

function describeCheck(method: (typeof METHODS)[number], { result, domain }: AuthenticationCheck): string {
  const words = result === 'pass' ? 'passed' : result === 'fail' ? 'failed' : 'no clear result';
  return `${method.toUpperCase()}${domain ? ` (${domain})` : ''}: ${words}`;
}
