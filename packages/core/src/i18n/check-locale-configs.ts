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
  return configured
    .filter((locale) => !locales.includes(locale))
    .map((locale) => {
      // Edit distance doesn't help here, because most locales only have two letters.
      const meant = locales.find(
        (one) => !configured.includes(one) && languageOf(one) === languageOf(locale)
      )
      return {
        code: 'locale-config-unused',
        policy: 'warn',
        message: `The locale \`${locale}\` is in \`i18n.localeConfigs\`, but not in \`i18n.locales\`.`,
        position: findConfigPosition('i18n', ['localeConfigs', locale], source),
        hint: meant
          ? `Did you mean \`${meant}\`?`
          : `Add \`${locale}\` to \`i18n.locales\` (${locales.join(', ')}), or remove its settings.`
      }
    })
}

function languageOf(locale: string): string | undefined {
  return locale.toLowerCase().split(/[-_]/)[0]
}
