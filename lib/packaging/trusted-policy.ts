/** What makes values that a page may parse as markup, or load as a script, out of strings. It throws for a string that it does not expect. */
type TrustedRules = {
  createHTML?: (html: string) => string;
  createScriptURL?: (url: string) => string;
};

/** TypeScript's DOM has no trusted values: they stand where it expects strings. */
type PolicyFactory = { createPolicy<Rules extends TrustedRules>(name: string, rules: Rules): Rules };

/**
 * Creates a Trusted Types policy. Our pages allow each name once. Where the browser has no Trusted Types, the rules give strings.
 * @param name one that `wxt.config.ts` lists
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API
 */
export function createTrustedPolicy<Rules extends TrustedRules>(name: string, rules: Rules): Rules {
  // Absent in Firefox before 148.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
