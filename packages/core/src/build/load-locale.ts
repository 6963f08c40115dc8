import fs from 'node:fs'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {SourceHistory} from '@lectern/types'
import type {ConfigChoice} from '../config/load-config.js'
import {compileKind} from '../content/compile-kind.js'
import {createSourceHistory} from '../history/source-history.js'
import {type BuildMemory, extendFileMemory, type FileMemory} from '../memory/build-memory.js'
import {cacheFolder} from '../memory/cache-folders.js'
import {readMemory} from '../memory/memory-file.js'
import {exposeLocale} from '../i18n/expose-locale.js'
import {localizationFolder} from '../i18n/choose-locale.js'
import {countPages} from '../sources/count-pages.js'
import {loadSite} from '../site/load-site.js'
import {type OpenedSite, openSite} from '../site/open-site.js'
import type {Site} from '../site/site.js'
import {createSourceReader, type RememberingReader} from '../sources/source-reader.js'
import type {BuildEnvironment, BuildOptions} from './build-options.js'
import {listLocaleTargets, listOtherTargets, type LocaleTarget} from './locale-targets.js'

/** A loaded locale of a site, with the memory of its previous build. */
export interface LoadedLocale {
  target: LocaleTarget
  site: Site
  /** Reads sources for the site's plugins. */
  reader: RememberingReader
  /** Memory of the locale's previous build. */
  memory: BuildMemory
  /** Data about files from the previous build and from locales built earlier. */
  known: FileMemory
  /** Git history of the sources in all locales. */
  history: SourceHistory
  /** Whether the locale has a folder for localized files. */
  hasOwnFiles: boolean
  /** The configuration that the site exports for this locale. */
  exportedConfig: UnknownRecord
}

/** How far a build relies on the previous one. */
export interface Trust {
  /**
   * Whether to use records of the previous build without checking them. They may have been
   * truncated or deleted.
   */
  trustsCache: boolean
}

/** A site and its locales. Only the first locale is loaded. */
export interface OpenedBuild {
  targets: readonly LocaleTarget[]
  /** Locales of the site that aren't built. */
  others: readonly LocaleTarget[]
  loaded: LoadedLocale
}

/** Reads the configuration to determine the locales, and loads the first one. */
export function openBuild(
  options: BuildOptions,
  environment: BuildEnvironment,
  trust: Trust
): Promise<OpenedBuild> {
  const {siteDir} = options
  const {generator} = environment
  const cacheDir = cacheFolder(siteDir)
  return environment.progress.stage('config', async () => {
    const read = await openSite({
      ...{...chooseConfig(options), siteDir, cacheDir, generator},
      isTolerant: true
    })
    await environment.remote?.restore({opened: read, siteDir, cacheDir, generator})
    const targets = listLocaleTargets(read, {...options, cacheDir})
    const others = listOtherTargets(read, targets, {...options, cacheDir})
    const [target] = targets
    if (!target) throw new Error('A site has at least one locale.')
    // This configuration is for the default locale. Other locales load it again with their own
    // URLs.
    exposeLocale(read.compatibility, read.siteConfig.i18n.currentLocale)
    const isComplete = target.locale === undefined && !read.loader.readsLocale()
    const opened = isComplete ? read : undefined
    return {
      targets,
      others,
      loaded: await loadLocale(target, {options, environment, trust, opened})
    }
  })
}

interface OpenSettings {
  options: BuildOptions
  environment: BuildEnvironment
  trust: Trust
  earlier?: FileMemory
  opened?: OpenedSite
  history?: SourceHistory
}

/** Loads one locale with the memory of its previous build. */
export function loadLocale(target: LocaleTarget, settings: OpenSettings): Promise<LoadedLocale> {
  const {options, environment, trust, ...rest} = settings
  const last = readMemory(target.ownCacheDir, target.finalDir, environment.generator.version)
  const memory = trust.trustsCache ? last : {...last, contents: new Map()}
  return loadLocaleWithMemory(target, {options, environment, memory, ...rest})
}

interface LoadSettings {
  options: Pick<BuildOptions, 'configFile' | 'baseUrl' | 'hostFiles' | 'locales'>
  environment: BuildEnvironment
  memory: BuildMemory
  /** Data about files from locales built earlier. */
  earlier?: FileMemory
  opened?: OpenedSite
  /** Git history of the sources, if another locale has already loaded it. */
  history?: SourceHistory
}

/** Loads the configuration and the plugins for one locale. Invalid plugins are left out. */
export async function loadLocaleWithMemory(
  target: LocaleTarget,
  {options, environment, memory, earlier, opened, ...shared}: LoadSettings
): Promise<LoadedLocale> {
  const {siteDir, cacheDir, locale} = target
  const {generator, pool, adaptOptions} = environment
  // Starting threads takes time. Start them early, because a first build needs them for every page.
  if (memory.contents.size === 0 && fs.existsSync(siteDir))
    pool.warmUp(compileKind, countPages(siteDir))
  const known = earlier ? extendFileMemory(earlier, memory) : memory
  const settings = {
    ...chooseConfig(options),
    locale,
    siteDir,
    cacheDir,
    generator,
    isTolerant: true
  }
  const own = opened ?? (await openSite(settings))
  exposeLocale(own.compatibility, own.siteConfig.i18n.currentLocale)
  const {parseFrontMatter: parse} = own.siteConfig.markdown
  const reader = createSourceReader(siteDir, known.sources, {checks: 'once', parse})
  const history = shared.history ?? createSourceHistory({siteDir, cacheDir})
  const site = await loadSite({
    ...{...settings, mode: 'production', reader, opened: own, history, known, adaptOptions}
  })
  const hasOwnFiles = fs.existsSync(localizationFolder(siteDir, own.siteConfig))
  const {exportedConfig} = own
  return {target, site, reader, memory, known, history, hasOwnFiles, exportedConfig}
}

/** Returns the options that affect the configuration. */
function chooseConfig({
  configFile,
  baseUrl,
  hostFiles,
  locales
}: LoadSettings['options']): ConfigChoice {
  return {configFile, baseUrl, hostFiles, isOneLocale: locales?.length === 1}
}
