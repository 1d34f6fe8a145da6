import { isSameSite } from '../../site/find-site.ts';
import type { HeaderField } from './parse-source.ts';

export interface AuthenticationCheck {
  /** `pass`, `fail`, `softfail`, `neutral`, `none`, `temperror`, `permerror`, or any other reported word; lower case. */
  result: string;
  /** The domain that was checked, if the header names it. */
  domain?: string;
}

export interface AuthenticationResult {
  spf?: AuthenticationCheck;
  dkim?: AuthenticationCheck;
  dmarc?: AuthenticationCheck;
  server?: string;
  /** Whether `server` is of the same site as the server that received the message. If not, the sender may have written the report. */
  isTrusted: boolean;
}

const METHODS = ['spf', 'dkim', 'dmarc'] as const;
const MOST_PARTS = 1000;
const RESULT = {
  spf: /^\s*spf(?:\/\d+)?\s*=\s*([a-z]+)/i,
  dkim: /^\s*dkim(?:\/\d+)?\s*=\s*([a-z]+)/i,
  dmarc: /^\s*dmarc(?:\/\d+)?\s*=\s*([a-z]+)/i,
};
const DOMAIN_PROPERTY = {
  spf: /smtp\.(?:mailfrom|helo)=(?:"?[^\s@;"]*@)?([^\s;"]+)/i,
  dkim: /header\.(?:d|i)=(?:[^\s@;]*@)?([^\s;]+)/i,
  dmarc: /header\.from=(?:[^\s@;]*@)?([^\s;]+)/i,
};

/**
 * Finds what the receiving server reported about the sender. Only the topmost report counts: each server puts its own above
 * what it received, so the sender may have written everything further down. If the receiving server reports nothing, even
 * the topmost report may be the sender's: so it is compared with the receiving server, which the topmost `Received` names.
 * @see https://www.rfc-editor.org/rfc/rfc8601#section-5
 */
export function findAuthenticationResults(fields: Pick<HeaderField, 'name' | 'value'>[]): AuthenticationResult {
  const named = (name: string) => fields.find((field) => field.name.toLowerCase() === name)?.value;
  const report = named('authentication-results');
  const receiver = /\bby\s+([\w.-]+)/i.exec(named('received') ?? '')?.[1];
  if (report === undefined) return { isTrusted: false };
  const [server = '', ...parts] = withoutComments(report).split(';', MOST_PARTS);
  const name = server.trim().split(/\s/)[0]?.toLowerCase() ?? '';
  const isTrusted = receiver !== undefined && name !== '' && isSameSite(receiver, name);
  const result: AuthenticationResult = { ...(name ? { server: name } : {}), isTrusted };
  for (const method of METHODS) {
    const check = bestOf(parts.flatMap((part) => checkIn(method, part)));
    if (check) result[method] = check;
  }
  return result;
}

function checkIn(method: (typeof METHODS)[number], part: string): AuthenticationCheck[] {
  const result = RESULT[method].exec(part)?.[1]?.toLowerCase();
  const domain = DOMAIN_PROPERTY[method].exec(part)?.[1];
  return result ? [{ result, ...(domain ? { domain: domain.toLowerCase() } : {}) }] : [];
}

/** A mail may carry several signatures: one good one is enough. */
function bestOf(checks: AuthenticationCheck[]): AuthenticationCheck | undefined {
  return checks.find(({ result }) => result === 'pass') ?? checks[0];
}

function withoutComments(text: string): string {
  return text.replace(/\([^()]*\)/g, ' ');
}
