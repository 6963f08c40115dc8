import fs from 'node:fs'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {SourceHistory} from '@lectern/types'
import {compileKind} from '../content/compile-kind.js'
import {createSourceHistory} from '../history/source-history.js'
import {type BuildMemory, extendFileMemory, type FileMemory} from '../memory/build-memory.js'
import {cacheFolder} from '../memory/cache-folders.js'
import {readMemory} from '../memory/memory-file.js'
import {localizationFolder} from '../i18n/choose-locale.js'
import {countPages} from '../sources/count-pages.js'
import {loadSite} from '../site/load-site.js'
import {type OpenedSite, openSite} from '../site/open-site.js'
import type {Site} from '../site/site.js'
import {createSourceReader, type RememberingReader} from '../sources/source-reader.js'
import type {BuildEnvironment, BuildOptions} from './build-options.js'
import {listLocaleTargets, listOtherTargets, type LocaleTarget} from './locale-targets.js'

/** A loaded language of a site, and the memory of previous builds. */
export interface LoadedLocale {
  target: LocaleTarget
  site: Site
  /** Reads sources for the site's plugins. */
  reader: RememberingReader
  /** Memory of the language's previous build. */
  memory: BuildMemory
  /** Facts about files from the previous build and from languages that were built before. */
  known: FileMemory
  /** History of the sources in all languages. */
  history: SourceHistory
  /** Whether the folder for localized files exists. */
  hasOwnFiles: boolean
  /** The configuration that the site exports for this language. */
  exportedConfig: UnknownRecord
}

interface LoadSettings {
  options: Pick<BuildOptions, 'configFile' | 'baseUrl' | 'hostFiles'>
  environment: BuildEnvironment
  memory: BuildMemory
  /** Facts from languages that were built before. */
  earlier?: FileMemory
  opened?: OpenedSite
  /** Source history, if a language was loaded before. */
  history?: SourceHistory
}

/** Loads the configuration and plugins for one language, except invalid plugins. */
export async function loadLocale(
  target: LocaleTarget,
  {options, environment, memory, earlier, opened, ...shared}: LoadSettings
): Promise<LoadedLocale> {
  const {siteDir, cacheDir, locale} = target
  const {generator, pool} = environment
  // Threads take time to start. Without a previous build, every page needs them.
  if (memory.contents.size === 0 && fs.existsSync(siteDir))
    pool.warmUp(compileKind, countPages(siteDir))
  const known = earlier ? extendFileMemory(earlier, memory) : memory
  const {configFile, baseUrl, hostFiles} = options
  const chosen = {configFile, baseUrl, hostFiles, locale}
  const settings = {...chosen, siteDir, cacheDir, generator, isTolerant: true}
  const own = opened ?? (await openSite(settings))
  const {parseFrontMatter: parse} = own.siteConfig.markdown
  const reader = createSourceReader(siteDir, known.sources, {checks: 'once', parse})
  const history = shared.history ?? createSourceHistory({siteDir, cacheDir})
  const site = await loadSite({...settings, mode: 'production', reader, opened: own, history})
  const hasOwnFiles = fs.existsSync(localizationFolder(siteDir, own.siteConfig))
  const {exportedConfig} = own
  return {target, site, reader, memory, known, history, hasOwnFiles, exportedConfig}
}

/** Whether a build trusts its cache. */
export interface Trust {
  /**
   * Whether to trust the records of the previous build. A record may have been truncated or
   * deleted. If they aren't trusted, each one is checked.
   */
  trustsCache: boolean
}

/** A site with its languages. The first one is loaded. */
export interface OpenedBuild {
  targets: readonly LocaleTarget[]
  /** Languages that aren't built. */
  others: readonly LocaleTarget[]
  loaded: LoadedLocale
}

/** Reads the configuration, which lists the languages, and loads the first language. */
export function openBuild(
  options: BuildOptions,
  environment: BuildEnvironment,
  trust: Trust
): Promise<OpenedBuild> {
  const {siteDir, configFile, baseUrl, hostFiles} = options
  const {generator} = environment
  const cacheDir = cacheFolder(siteDir)
  return environment.progress.stage('config', async () => {
    const read = await openSite({
      ...{siteDir, configFile, baseUrl, hostFiles, cacheDir, generator},
      isTolerant: true
    })
    await environment.remote?.restore({opened: read, siteDir, cacheDir, generator})
    const targets = listLocaleTargets(read, {...options, cacheDir})
    const others = listOtherTargets(read, targets, {...options, cacheDir})
    const [target] = targets
    if (!target) throw new Error('A site has at least one language.')
    // The configuration of the default language is already loaded. For other languages, it's read
    // again with their URLs.
    const opened = target.locale === undefined ? read : undefined
    return {
      targets,
      others,
      loaded: await openLocale(target, {options, environment, trust, opened})
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

/** Loads one language with the memory of its previous build. */
export function openLocale(target: LocaleTarget, settings: OpenSettings): Promise<LoadedLocale> {
  const {options, environment, trust, ...rest} = settings
  const last = readMemory(target.ownCacheDir, target.finalDir, environment.generator.version)
  const memory = trust.trustsCache ? last : {...last, contents: new Map()}
  return loadLocale(target, {options, environment, memory, ...rest})
}
