/** Order of the plural forms in a string. Each language uses some of them. */
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Plural rules of a language. They're created once and used for many strings. */
export type PluralRules = Pick<Intl.PluralRules, 'select' | 'resolvedOptions'>

/** Lists the names of a language's plural forms (CLDR), in order. */
export function listPluralForms(rules: PluralRules): string[] {
  const {pluralCategories} = rules.resolvedOptions()
  return ORDER.filter((form) => pluralCategories.includes(form as Intl.LDMLPluralRule))
}

/**
 * Returns the form of a string that matches a count, such as `selectPluralForm(rules, 2, 'One
 * page|{count} pages')`. If the string has fewer forms than the language, its last form is used for
 * the others.
 */
export function selectPluralForm(rules: PluralRules, count: number, text: string): string {
  const forms = text.split('|')
  const index = listPluralForms(rules).indexOf(rules.select(count))
  return forms[Math.min(index, forms.length - 1)] ?? text
}

/** Returns a language's plural rules. If the locale is invalid, returns the English rules. */
export function createPluralRules(locale: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(locale)
  } catch {
    // A site's locale can have any name. If the name isn't a language, its strings follow the
    // English rules.
    return new Intl.PluralRules('en')
  }
}
