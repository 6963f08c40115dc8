import path from 'node:path'
import type {SiteConfig, SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'

/**
 * Returns the site's configuration for one of its locales, with that locale's `baseUrl` and
 * `url`.
 *
 * @throws SiteError `locale-unknown`.
 */
export function chooseLocale(siteConfig: SiteConfig, locale: string): SiteConfig {
  const settings = siteConfig.i18n.localeConfigs[locale]
  if (!settings) throw new SiteError(unknownLocale(locale, siteConfig.i18n))
  return {
    ...siteConfig,
    url: settings.url ?? siteConfig.url,
    baseUrl: settings.baseUrl,
    i18n: {
      ...siteConfig.i18n,
      currentLocale: locale,
      ...(settings.url !== undefined && {url: siteConfig.i18n.url ?? siteConfig.url})
    }
  }
}

/** Returns the absolute folder of the current locale's translations, which may not exist. */
export function localizationFolder(siteDir: string, {i18n}: Pick<SiteConfig, 'i18n'>): string {
  const folder = i18n.localeConfigs[i18n.currentLocale]?.path ?? i18n.currentLocale
  return path.resolve(siteDir, i18n.path, folder)
}

function unknownLocale(locale: string, {locales}: SiteConfig['i18n']): SiteProblem {
  const nearest = locales.find((one) => normalizeLocale(one) === normalizeLocale(locale))
  return {
    code: 'locale-unknown',
    message: `The locale \`${locale}\` isn't in \`i18n.locales\`.`,
    hint: nearest
      ? `Did you mean \`${nearest}\`?`
      : `Add \`${locale}\` to \`i18n.locales\`, or use one of: ${locales.join(', ')}.`
  }
}

/** Normalizes a locale so that `pt_br` matches `pt-BR`. Locales are too short for edit distance. */
export function normalizeLocale(locale: string): string {
  return locale.toLowerCase().replaceAll('_', '-')
}
