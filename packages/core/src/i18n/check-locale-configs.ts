import {findConfigPosition, type ConfigSource} from '@lectern/shared/problems/find-config-position'
import type {SiteProblem} from '@lectern/types'

/**
 * Reports settings for locales that the site doesn't have, because they have no effect.
 *
 * @param configured - Keys of `i18n.localeConfigs`.
 * @param locales - Languages of the site.
 */
export function checkLocaleConfigs(
  configured: readonly string[],
  locales: readonly string[],
  source: ConfigSource
): SiteProblem[] {
  const unused = configured.filter((locale) => !locales.includes(locale))
  // Edit distance doesn't help here, because most locales only have two letters.
  const findMeant = (locale: string) =>
    locales.find((one) => !configured.includes(one) && languageOf(one) === languageOf(locale))
  const typos = unused.filter(findMeant)
  // Some sites select the finished languages of a longer list, so the others are a single problem.
  const others = unused.filter((locale) => !typos.includes(locale))
  return [...typos.map((locale) => [locale]), ...(others.length > 0 ? [others] : [])].map(
    (group): SiteProblem => {
      const [first = ''] = group
      const meant = findMeant(first)
      const names = group.map((locale) => `\`${locale}\``).join(', ')
      const isOne = group.length === 1
      return {
        code: 'locale-config-unused',
        policy: 'warn',
        message: `The ${isOne ? 'locale' : 'locales'} ${names} ${isOne ? 'is' : 'are'} in \`i18n.localeConfigs\`, but not in \`i18n.locales\`.`,
        position: findConfigPosition('i18n', ['localeConfigs', first], source),
        hint: meant
          ? `Did you mean \`${meant}\`?`
          : `Add ${names} to \`i18n.locales\` (${locales.join(', ')}), or remove ${isOne ? 'its' : 'their'} settings.`
      }
    }
  )
}

function languageOf(locale: string): string | undefined {
  return locale.toLowerCase().split(/[-_]/)[0]
}
