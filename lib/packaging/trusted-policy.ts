/** Functions that turn strings into values that a page may parse as markup, or load as a script. They throw for unexpected strings. */
type TrustedRules = {
  createHTML?: (html: string) => string;
  createScriptURL?: (url: string) => string;
};

/** TypeScript's DOM types have no trusted values, so these are typed as strings. */
type PolicyFactory = { createPolicy<Rules extends TrustedRules>(name: string, rules: Rules): Rules };

/**
 * Creates a Trusted Types policy. Our pages allow each name only once. In a browser without Trusted Types, the rules return strings.
 * @param name a name that `wxt.config.ts` lists
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API
 */
export function createTrustedPolicy<Rules extends TrustedRules>(name: string, rules: Rules): Rules {
  // Absent in Firefox before 148.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
