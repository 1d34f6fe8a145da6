import { languageInUse } from './language-in-use.ts';

const rules = new Map<string, Intl.PluralRules>();

/** Which form of a word the language in use takes after this number. */
export function pluralCategory(count: number): Intl.LDMLPluralRule {
  const language = languageInUse();
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return rule.select(count);
}
