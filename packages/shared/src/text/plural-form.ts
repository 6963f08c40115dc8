/** The order of plural forms in a string. Each language has some of them. */
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * Selects the plural form of a string by the rules of a language, created once for many strings.
 */
export type PluralRules = Pick<Intl.PluralRules, 'select' | 'resolvedOptions'>

/** Names of a language's plural forms (CLDR) in order. */
export function listPluralForms(rules: PluralRules): string[] {
  const {pluralCategories} = rules.resolvedOptions()
  return ORDER.filter((form) => pluralCategories.includes(form as Intl.LDMLPluralRule))
}

/**
 * Returns the form of a string for a count: `selectPluralForm(rules, 2, 'One page|{count} pages')`. A string
 * with fewer forms than its language ends with the one for all others.
 */
export function selectPluralForm(rules: PluralRules, count: number, text: string): string {
  const forms = text.split('|')
  const index = listPluralForms(rules).indexOf(rules.select(count))
  return forms[Math.min(index, forms.length - 1)] ?? text
}

/** Returns the plural rules of a language, or the English ones if its name is invalid. */
export function createPluralRules(locale: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(locale)
  } catch {
    // Sites can use any locale name. Only the strings of that locale then follow English rules.
    return new Intl.PluralRules('en')
  }
}
