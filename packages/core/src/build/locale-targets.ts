import path from 'node:path'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import {localeCacheFolder} from '../cache/prune-cache.js'
import type {BuildOptions} from './build-options.js'
import type {OpenedSite} from '../site/open-site.js'
import {stagedFolder} from '../memory/cache-folders.js'
import {chooseLocale} from '../i18n/choose-locale.js'

/** Absolute folders for building one locale of a site. */
export interface LocaleTarget {
  siteDir: string
  /** Folder that this locale is built into. */
  outDir: string
  /** Folder of the complete output. It's `outDir`, unless the locale is joined with others. */
  finalDir: string
  /** Cache folder that all locales share. */
  cacheDir: string
  /** Cache folder for this locale, which contains its memory, spare output and bundles. */
  ownCacheDir: string
  /** Locale. Absent for the default locale. */
  locale?: string
  /** Locale, including the default one. */
  name: string
  /** Folder relative to the complete output, with forward slashes. Empty for the output itself. */
  folder: string
  /** Path of the locale's home page. */
  baseUrl: string
}

interface TargetSettings extends Pick<BuildOptions, 'siteDir' | 'outDir' | 'locales'> {
  cacheDir: string
}

/**
 * Determines the build folders of each locale. A single locale is built directly into the
 * output. Multiple locales are built in the cache folder and then joined.
 *
 * @throws SiteError `locale-unknown`, `locale-folder-shared`.
 */
export function listLocaleTargets(
  {siteConfig, rootBaseUrl}: Pick<OpenedSite, 'siteConfig' | 'rootBaseUrl'>,
  {siteDir, outDir, cacheDir, locales: wanted = []}: TargetSettings
): LocaleTarget[] {
  const {locales, defaultLocale} = siteConfig.i18n
  for (const locale of wanted) chooseLocale(siteConfig, locale)
  const common = {siteDir, cacheDir, finalDir: outDir}
  const targets = locales
    .filter((locale) => wanted.length === 0 || wanted.includes(locale))
    .map((locale): LocaleTarget => {
      const {baseUrl} = chooseLocale(siteConfig, locale)
      const own = {name: locale, baseUrl, ...(locale !== defaultLocale && {locale})}
      if (locales.length === 1)
        return {...common, ...own, outDir, ownCacheDir: cacheDir, folder: ''}
      const ownCacheDir = localeCacheFolder(cacheDir, locale)
      const folder = folderOf(baseUrl, rootBaseUrl)
      return {...common, ...own, outDir: stagedFolder(ownCacheDir, outDir), ownCacheDir, folder}
    })
  rejectSharedFolder(targets, outDir)
  return targets
}

/** Lists the locales of a site that aren't built. */
export function listOtherTargets(
  opened: Pick<OpenedSite, 'siteConfig' | 'rootBaseUrl'>,
  built: readonly LocaleTarget[],
  settings: TargetSettings
): LocaleTarget[] {
  return opened.siteConfig.i18n.locales
    .filter((locale) => !built.some(({name}) => name === locale))
    .flatMap((locale) => listLocaleTargets(opened, {...settings, locales: [locale]}))
}

/**
 * Returns a locale's folder in the output. If its base URL isn't below the site's, its folder is
 * the whole path.
 */
function folderOf(baseUrl: string, rootBaseUrl: string): string {
  return decodeURI(removeBaseUrl(baseUrl, rootBaseUrl) ?? baseUrl).replace(/^\/|\/$/g, '')
}

function rejectSharedFolder(targets: readonly LocaleTarget[], outDir: string): void {
  for (const [index, {folder, name}] of targets.entries()) {
    const other = targets.slice(0, index).find((target) => target.folder === folder)
    if (!other) continue
    throw new SiteError({
      code: 'locale-folder-shared',
      message: `The locales \`${other.name}\` and \`${name}\` have the same output folder, ${path.join(path.basename(outDir), folder)}.`,
      hint: `Build each locale into its own folder, e.g. \`site build --locale ${name} --out-dir build-${name}\`.`
    })
  }
}

/**
 * Returns the locale of the page in `--explain`, based on its URL or source file. Defaults to the
 * first locale.
 */
export function findExplainedTarget(
  targets: readonly LocaleTarget[],
  {explain}: Pick<BuildOptions, 'explain'>
): LocaleTarget | undefined {
  if (explain === undefined) return undefined
  const pathname = URL.canParse(explain) ? new URL(explain).pathname : explain
  const asPath = `/${pathname.replace(/^\/+/, '')}`
  const [nearest] = targets
    .filter(({baseUrl}) => removeBaseUrl(asPath, baseUrl) !== undefined)
    .sort((left, right) => right.baseUrl.length - left.baseUrl.length)
  const byFile = targets.find(({name}) => path.posix.normalize(explain).split('/').includes(name))
  return (
    (URL.canParse(explain) || explain.startsWith('/') ? nearest : byFile) ?? nearest ?? targets[0]
  )
}
