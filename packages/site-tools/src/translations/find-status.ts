import path from 'node:path'
import type {Route} from '@lectern/types'
import type {Site} from '@lectern/core/site/site'
import {createSourceHistory} from '@lectern/core/history/source-history'
import {localizationFolder} from '@lectern/core/i18n/choose-locale'
import {scanSite} from '@lectern/core/scan/scan-site'
import {relativePath} from '@lectern/shared/files/relative-path'
import {findDeclaredStrings} from './declared-strings.js'
import {readTranslations} from '@lectern/core/translations/read-translations'
import {compareTranslations, type LocaleStatus} from './translation-status.js'

interface StatusSettings {
  siteDir: string
  cacheDir: string
  /** Loads the site in a locale. Defaults to its default locale. */
  load(locale?: string): Promise<Site>
  /** Limits the status to a single locale. */
  locale?: string
}

/** Determines a site's translation status for each locale except the default locale. */
export async function findTranslationStatus(settings: StatusSettings): Promise<LocaleStatus[]> {
  const {siteDir, cacheDir} = settings
  const own = await settings.load()
  const {defaultLocale, locales} = own.siteConfig.i18n
  const history = createSourceHistory({siteDir, cacheDir})
  const routes = await listRoutes(own)
  const changes = await history.read(siteDir)
  const findChange = (file: string) => changes.find(path.join(siteDir, file))
  const others = settings.locale
    ? [settings.locale]
    : locales.filter((one) => one !== defaultLocale)
  const found: LocaleStatus[] = []
  // One locale at a time, to limit memory use.
  for (const locale of others) {
    const site = await settings.load(locale)
    const localized = await listRoutes(site)
    const folder = `${toSiteFile(localizationFolder(siteDir, site.siteConfig), siteDir)}/`
    found.push({
      locale,
      trees: compareTranslations({routes, localized, folder, findChange}),
      missingStrings: await findMissingStrings(site)
    })
  }
  return found
}

async function listRoutes(site: Site): Promise<readonly Route[]> {
  return (await scanSite(site, () => 0)).manifest.routes
}

/**
 * Finds keys that are missing from translation files, except for strings that a theme translates
 * itself.
 */
async function findMissingStrings(site: Site): Promise<Record<string, readonly string[]>> {
  const {siteDir, siteConfig, messages} = site
  const folder = localizationFolder(siteDir, siteConfig)
  const missing: Record<string, readonly string[]> = {}
  for (const {file, content} of (await findDeclaredStrings(site)).files) {
    const absolutePath = path.join(folder, file)
    const own = readTranslations(absolutePath, siteDir) ?? {}
    const keys = Object.keys(content).filter(
      (key) => !Object.hasOwn(own, key) && !(file === 'code.json' && Object.hasOwn(messages, key))
    )
    if (keys.length > 0) missing[toSiteFile(absolutePath, siteDir)] = keys
  }
  return missing
}

function toSiteFile(absolutePath: string, siteDir: string): string {
  return relativePath(siteDir, absolutePath)
}
