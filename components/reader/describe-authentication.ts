import type { AuthenticationCheck, AuthenticationResult } from '../../lib/email/parse/authentication-results.ts';
import { text } from '../../lib/i18n/text.ts';

/** Whether the sender is who they claim to be, in words. */
export type AuthenticationWords = {
  /** `good` only if the receiving server says so; `bad` if it says so, or nothing passed */
  tone: 'good' | 'bad' | 'unknown';
  verdict: string;
  /** each check and its result; empty if they can't be trusted */
  checks: string[];
};

const METHODS = ['spf', 'dkim', 'dmarc'] as const;

export function describeAuthentication(result: AuthenticationResult): AuthenticationWords {
  const { spf, dkim, dmarc, server, isTrusted } = result;
  if (!spf && !dkim && !dmarc) {
    return { tone: 'unknown', verdict: text('sender.unchecked'), checks: [] };
  }
  if (!isTrusted) {
    const verdict = text('sender.foreignReport', { server: server ?? text('sender.unknownServer') });
    return { tone: 'unknown', verdict, checks: [] };
  }
  const checks = METHODS.flatMap((method) => {
    const check = result[method];
    return check ? [describeCheck(method, check)] : [];
  });
  return { ...verdictOf(result), checks };
}

function verdictOf({ spf, dkim, dmarc }: AuthenticationResult): Pick<AuthenticationWords, 'tone' | 'verdict'> {
  const domain = (dmarc ?? dkim ?? spf)?.domain ?? text('sender.claimed');
  if (dmarc?.result === 'pass') return { tone: 'good', verdict: text('sender.genuine', { domain }) };
  if (dmarc?.result === 'fail') return { tone: 'bad', verdict: text('sender.forged', { domain }) };
  if (dkim?.result === 'pass')
    return { tone: 'unknown', verdict: text('sender.signed', { domain: dkim.domain ?? domain }) };
  if (spf?.result === 'pass')
    return { tone: 'unknown', verdict: text('sender.byServer', { domain: spf.domain ?? domain }) };
  return { tone: 'bad', verdict: text('sender.unproven', { domain }) };
}

function describeCheck(method: (typeof METHODS)[number], { result, domain }: AuthenticationCheck): string {
  const words = text(result === 'pass' ? 'sender.passed' : result === 'fail' ? 'sender.failed' : 'sender.unclear');
  return text('do.labelOf', { label: `${method.toUpperCase()}${domain ? ` (${domain})` : ''}`, of: words });
}
