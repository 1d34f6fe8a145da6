import type { HeaderField } from './header-fields.ts';

export interface AuthenticationCheck {
  /** `pass`, `fail`, `softfail`, `neutral`, `none`, `temperror`, `permerror`, or what else was reported; lower case. */
  result: string;
  /** The domain that was checked, where the header names it. */
  domain?: string;
}

export interface AuthenticationResult {
  spf?: AuthenticationCheck;
  dkim?: AuthenticationCheck;
  dmarc?: AuthenticationCheck;
  /** The server that checked, so that a reader can tell whether to believe it. */
  server?: string;
}

const METHODS = ['spf', 'dkim', 'dmarc'] as const;
/** Where each method names its domain. */
const DOMAIN_PROPERTY = {
  spf: /smtp\.(?:mailfrom|helo)=(?:"?[^\s@;"]*@)?([^\s;"]+)/i,
  dkim: /header\.(?:d|i)=(?:[^\s@;]*@)?([^\s;]+)/i,
  dmarc: /header\.from=(?:[^\s@;]*@)?([^\s;]+)/i,
};

/**
 * What the receiving server reported about the sender. Only the topmost report counts: each server puts its own above
 * what it received, so whatever stands further down the sender may have written.
 * @see https://www.rfc-editor.org/rfc/rfc8601#section-5
 */
export function findAuthenticationResults(fields: Pick<HeaderField, 'name' | 'value'>[]): AuthenticationResult {
  const named = (name: string) => fields.find((field) => field.name.toLowerCase() === name)?.value;
  const report = named('authentication-results');
  if (report === undefined) return spfAlone(named('received-spf'));
  const [server = '', ...parts] = withoutComments(report).split(';');
  const result: AuthenticationResult = {};
  const name = server.trim().split(/\s/)[0];
  if (name) result.server = name;
  for (const method of METHODS) {
    const check = bestOf(parts.flatMap((part) => checkIn(method, part)));
    if (check) result[method] = check;
  }
  return result;
}

function spfAlone(received: string | undefined): AuthenticationResult {
  const result = /^\s*([a-z]+)/i.exec(received ?? '')?.[1]?.toLowerCase();
  return result ? { spf: { result } } : {};
}

function checkIn(method: (typeof METHODS)[number], part: string): AuthenticationCheck[] {
  const result = new RegExp(`^\\s*${method}(?:/\\d+)?\\s*=\\s*([a-z]+)`, 'i').exec(part)?.[1]?.toLowerCase();
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
