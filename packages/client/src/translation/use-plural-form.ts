import {useMemo} from 'react'
import {createPluralRules, selectPluralForm} from '@lectern/shared/text/plural-form'
import {useSiteData} from '../context/site-context.js'

/** Selects plural forms in the current locale. */
export interface PluralForm {
  /**
   * Returns the plural form for a count. Forms are separated by `|`, in the order zero, one, two,
   * few, many, other. Most locales use only some of them.
   */
  selectMessage(count: number, pluralMessages: string): string
}

/**
 * Returns a function that selects the plural form of a string in the current locale.
 *
 * @example
 * ```tsx
 * const {selectMessage} = usePluralForm()
 * selectMessage(count, translate({id: 'pages', message: 'One page|{count} pages'}, {count}))
 * ```
 */
export function usePluralForm(): PluralForm {
  const {currentLocale} = useSiteData()
  return useMemo(() => {
    const rules = createPluralRules(currentLocale)
    return {selectMessage: (count, messages) => selectPluralForm(rules, count, messages)}
  }, [currentLocale])
}
