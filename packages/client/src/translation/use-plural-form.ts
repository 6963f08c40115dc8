import {useMemo} from 'react'
import {createPluralRules, selectPluralForm} from '@lectern/shared/text/plural-form'
import {useSiteData} from '../context/site-context.js'

/** Chooses the form of a text by a count, as the language of the site does. */
export interface PluralForm {
  /** Forms stand in the order zero, one, two, few, many, other, as far as the language has them. */
  selectMessage(count: number, pluralMessages: string): string
}

/** `usePluralForm().selectMessage(count, translate({id: 'pages', message: 'One page|{count} pages'}))`. */
export function usePluralForm(): PluralForm {
  const {currentLocale} = useSiteData()
  return useMemo(() => {
    const rules = createPluralRules(currentLocale)
    return {selectMessage: (count, messages) => selectPluralForm(rules, count, messages)}
  }, [currentLocale])
}
