import fs from 'node:fs'
import path from 'node:path'
import type {SiteConfig} from '@lectern/types'
import type {CheckedLocale} from './site/checked-locale.js'
import {readMemory} from '@lectern/core/memory/memory-file'
import type {Generator} from '@lectern/core/generator/generator'
import {listLocaleTargets, type LocaleTarget} from '@lectern/core/build/locale-targets'
import {scanSite} from '@lectern/core/scan/scan-site'
import {
  createSourceReader,
  type RememberingReader,
  type SourceMemory
} from '@lectern/core/sources/source-reader'
import {readFileStats} from '@lectern/shared/files/file-stats'
import type {CheckOptions} from './check-options.js'
import {loadSite} from '@lectern/core/site/load-site'
import {openSite, type OpenedSite} from '@lectern/core/site/open-site'
import {cacheFolder} from '@lectern/core/memory/cache-folders'

/** The configuration of a site and its expected pages, to compare with the output. */
export interface PreparedCheck {
  /** Configuration of the whole output. Its `baseUrl` isn't specific to a locale. */
  siteConfig: SiteConfig
  /** Absolute paths of the configuration and its imports. */
  moduleFiles: ReadonlySet<string>
  /** Locales in the output, at least one. */
  locales: readonly CheckedLocale[]
  /** State of the sources during the last build. */
  built: SourceMemory
  sources: SourceMemory
}

interface PreparedLocale {
  locale: CheckedLocale
  moduleFiles: ReadonlySet<string>
  built: SourceMemory
  sources: SourceMemory
}

/**
 * Reads the configuration and scans the sources, to find out the expected pages and the positions
 * of findings.
 */
export async function prepareCheck(
  options: CheckOptions,
  generator: Generator
): Promise<PreparedCheck> {
  const {siteDir, configFile, baseUrl} = options
  const cacheDir = cacheFolder(siteDir)
  const opened = await openSite({siteDir, configFile, baseUrl, cacheDir, generator})
  const scanned: PreparedLocale[] = []
  for (const target of listBuiltTargets(opened, options, generator))
    scanned.push(await scanLocale(target, {options, generator, opened}))
  const locales = scanned.map(({locale}) => locale)
  // Without build records, there's no way to tell whether a source is stale.
  const remembered = scanned.filter(({built}) => Object.keys(built).length > 0)
  return {
    siteConfig: findWholeConfig(locales, opened),
    moduleFiles: new Set(scanned.flatMap(({moduleFiles}) => [...moduleFiles])),
    locales,
    built: Object.assign({}, ...remembered.map(({built}) => built)),
    sources: Object.assign({}, ...remembered.map(({sources}) => sources))
  }
}

/** Lists the locales in the output. Defaults to the default locale. */
function listBuiltTargets(
  opened: OpenedSite,
  {siteDir, outDir}: CheckOptions,
  {version}: Generator
): LocaleTarget[] {
  const {locales} = opened.siteConfig.i18n
  const settings = {siteDir, outDir, cacheDir: cacheFolder(siteDir)}
  const targets = locales.flatMap((locale) =>
    listLocaleTargets(opened, {...settings, locales: [locale]})
  )
  if (targets.length === 1) return targets
  const present = targets.filter(({folder}) => fs.existsSync(path.join(outDir, folder, '404.html')))
  const known = present.filter(
    ({ownCacheDir}) => Object.keys(readMemory(ownCacheDir, outDir, version).sources).length > 0
  )
  if (present.length === 0) return targets.filter(({locale}) => locale === undefined)
  // A locale on a separate host has its own output. Only one locale per folder is checked.
  const byFolder = new Map(
    [...known, ...present].reverse().map((target) => [target.folder, target])
  )
  return targets.filter((target) => byFolder.get(target.folder) === target)
}

interface ScanSettings {
  options: CheckOptions
  generator: Generator
  opened: OpenedSite
}

async function scanLocale(
  {ownCacheDir, cacheDir, locale, folder}: LocaleTarget,
  {options, generator, opened}: ScanSettings
): Promise<PreparedLocale> {
  const {siteDir, outDir, configFile, baseUrl} = options
  const {sources: built} = readMemory(ownCacheDir, outDir, generator.version)
  const target = {siteDir, configFile, baseUrl, locale, cacheDir, generator}
  // The default locale's configuration is already loaded. Other locales load it again with
  // their own URLs.
  const own = locale === undefined ? opened : await openSite(target)
  const {parseFrontMatter: parse} = own.siteConfig.markdown
  const reader = createSourceReader(siteDir, built, {checks: 'once', parse})
  const site = await loadSite({...target, mode: 'production', reader, opened: own})
  // Problems in sources are ignored, because builds report them.
  const {manifest, redirects} = await scanSite(site, () => 0)
  await readRemaining(reader, built, siteDir)
  const {siteConfig} = site
  const checked = {folder, siteConfig, routes: manifest.routes, redirects}
  return {locale: checked, moduleFiles: site.moduleFiles(), built, sources: reader.memory()}
}

/**
 * Reads the sources that a build reads only when it compiles them, such as pages generated by a
 * plugin.
 */
async function readRemaining(
  reader: RememberingReader,
  built: SourceMemory,
  siteDir: string
): Promise<void> {
  for (const file of Object.keys(built)) {
    const absolutePath = path.join(siteDir, file)
    if (!reader.memory()[file] && readFileStats(absolutePath)) await reader.read(absolutePath)
  }
}

/**
 * Returns the configuration of the locale at the root or, if there isn't one, the configuration
 * that all locales share.
 */
function findWholeConfig(
  locales: readonly CheckedLocale[],
  {siteConfig, rootBaseUrl}: OpenedSite
): SiteConfig {
  const root = locales.find(({folder}) => folder === '')
  return root?.siteConfig ?? {...siteConfig, baseUrl: rootBaseUrl}
}
