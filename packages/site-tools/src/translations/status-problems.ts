import type {SiteProblem} from '@lectern/types'
import type {LocaleStatus} from './translation-status.js'

/** Creates a `translation-stale` problem for each stale file. */
export function findStaleProblems({locale, trees}: LocaleStatus): SiteProblem[] {
  const stale = trees.flatMap(({files}) => files.filter(({isStale}) => isStale))
  return stale.map(({source, translation = source}) => ({
    code: 'translation-stale',
    message: `The \`${locale}\` translation of ${source} is stale.`,
    position: {file: translation},
    hint: 'Update the translation and commit it.'
  }))
}

/**
 * Creates a `translation-missing` problem for each file without a translation, and for each translation file with
 * missing strings.
 */
export function findMissingProblems({locale, trees, missingStrings}: LocaleStatus): SiteProblem[] {
  const fallback = trees.flatMap(({files}) =>
    files.filter((file) => file.translation === undefined)
  )
  return [
    ...fallback.map(
      ({source}): SiteProblem => ({
        code: 'translation-missing',
        message: `${source} has no \`${locale}\` translation.`,
        position: {file: source},
        hint: 'Add a translation to the folder of the locale.'
      })
    ),
    ...Object.entries(missingStrings).map(
      ([file, keys]): SiteProblem => ({
        code: 'translation-missing',
        message: `${file} has no translation for ${keys.length === 1 ? 'a string' : `${keys.length} strings`}: ${keys.join(', ')}.`,
        position: {file},
        hint: `Run \`site write-translations --locale ${locale}\` and translate the new strings.`
      })
    )
  ]
}
