/** The order in which the forms of a text stand; each language has some of them. */
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * Selects the plural form of a string by the rules of a language, created once for many strings.
 */
export type PluralRules = Pick<Intl.PluralRules, 'select' | 'resolvedOptions'>

/** Names of the forms that a text has in a language (CLDR), in their order. */
export function listPluralForms(rules: PluralRules): string[] {
  const {pluralCategories} = rules.resolvedOptions()
  return ORDER.filter((form) => pluralCategories.includes(form as Intl.LDMLPluralRule))
}

/**
 * The form of a text for a count: `selectPluralForm(rules, 2, 'One page|{count} pages')`. A text with
 * fewer forms than its language has ends with the one for all others.
 */
export function selectPluralForm(rules: PluralRules, count: number, text: string): string {
  const forms = text.split('|')
  const index = listPluralForms(rules).indexOf(rules.select(count))
  return forms[Math.min(index, forms.length - 1)] ?? text
}

/** The plural rules of a language; English rules for an invalid language name. */
export function createPluralRules(locale: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(locale)
  } catch {
    // A site may call its locale as it likes: only the texts of that language are then in English order.
    return new Intl.PluralRules('en')
  }
}
