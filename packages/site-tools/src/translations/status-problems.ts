import type {SiteProblem} from '@lectern/types'
import type {LocaleStatus} from './translation-status.js'

/** One `translation-stale` for each file that is older than its source. */
export function findStaleProblems({locale, trees}: LocaleStatus): SiteProblem[] {
  const stale = trees.flatMap(({files}) => files.filter(({isStale}) => isStale))
  return stale.map(({source, translation = source}) => ({
    code: 'translation-stale',
    message: `The translation of ${source} to “${locale}” is older than the file.`,
    position: {file: translation},
    hint: 'Bring the translation up to date and commit it.'
  }))
}

/** One `translation-missing` for each file that is not translated, and for each file of texts that lacks some. */
export function findMissingProblems({locale, trees, missingTexts}: LocaleStatus): SiteProblem[] {
  const fallback = trees.flatMap(({files}) =>
    files.filter((file) => file.translation === undefined)
  )
  return [
    ...fallback.map(
      ({source}): SiteProblem => ({
        code: 'translation-missing',
        message: `${source} is not translated to “${locale}”.`,
        position: {file: source},
        hint: 'Put a translation into the folder of the language.'
      })
    ),
    ...Object.entries(missingTexts).map(
      ([file, keys]): SiteProblem => ({
        code: 'translation-missing',
        message: `${file} lacks ${keys.length === 1 ? 'a text' : `${keys.length} texts`}: ${keys.join(', ')}.`,
        position: {file},
        hint: `Run \`site write-translations --locale ${locale}\`, then translate what is new.`
      })
    )
  ]
}
