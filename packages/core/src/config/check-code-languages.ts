import {findNearest} from '@lectern/shared/text/nearest'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {findConfigPosition} from '@lectern/shared/problems/find-config-position'
import type {JsonObject, SiteContext, SiteProblem} from '@lectern/types'

/** The fields of `themeConfig.prism` that contain language names. */
interface PrismNames {
  defaultLanguage?: string
  additionalLanguages?: readonly string[]
}

/**
 * Checks the names of languages in `themeConfig.prism`.
 *
 * @throws SiteError with a `prism-language-unknown` problem for each unknown language.
 */
export async function checkCodeLanguages(
  themeConfig: JsonObject,
  source: SiteContext['configSource']
): Promise<void> {
  // The theme has already validated both fields.
  const {defaultLanguage, additionalLanguages = []} = (themeConfig.prism ?? {}) as PrismNames
  const named = [
    ...(defaultLanguage === undefined ? [] : [{name: defaultLanguage, path: ['defaultLanguage']}]),
    ...additionalLanguages.map((name, index) => ({name, path: ['additionalLanguages', index]}))
  ]
  if (named.length === 0) return
  // Loaded on demand, because most sites don't set any languages.
  const {listLanguageNames} = await import('@lectern/markdown/code-languages')
  const known = listLanguageNames()
  const unknown = named.filter(({name}) => !known.includes(name.toLowerCase()))
  if (unknown.length === 0) return
  const problems = unknown.map(({name, path}): SiteProblem => {
    const nearest = findNearest(name, known)
    return {
      code: 'prism-language-unknown',
      message: `The language \`${name}\` in \`themeConfig.prism.${path.join('.')}\` isn't supported by Prism.`,
      position: findConfigPosition('themeConfig', ['prism', ...path], source),
      hint: nearest ? `Did you mean \`${nearest}\`?` : 'Remove the language.'
    }
  })
  throw new SiteError(problems, {fields: unknown.map(({path}) => ['prism', ...path])})
}
