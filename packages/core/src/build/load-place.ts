import fs from 'node:fs'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import type {SourceHistory} from '@lectern/types'
import {compileKind} from '../content/compile-kind.js'
import {createSourceHistory} from '../history/source-history.js'
import {type BuildMemory, extendFileMemory, type FileMemory} from '../memory/build-memory.js'
import {localizationFolder} from '../i18n/choose-locale.js'
import {loadSite} from '../site/load-site.js'
import {type OpenedSite, openSite} from '../site/open-site.js'
import type {Site} from '../site/site.js'
import {createSourceReader, type RememberingReader} from '../sources/source-reader.js'
import type {BuildEnvironment, BuildOptions} from './build-options.js'
import type {LocalePlace} from './build-places.js'

/** One language of a site, loaded, with what earlier builds remember. */
export interface LoadedPlace {
  place: LocalePlace
  site: Site
  /** Reads sources for the plugins of the site. */
  reader: RememberingReader
  /** From the last build of this place. */
  memory: BuildMemory
  /** Facts about files from the last build, and from the languages that were built before. */
  known: FileMemory
  /** Of the sources of all languages. */
  history: SourceHistory
  /** Whether the folder for localized files exists. */
  hasOwnFiles: boolean
  /** The configuration as the site exports it for this language. */
  exportedConfig: UnknownRecord
}

interface PlaceSettings {
  options: Pick<BuildOptions, 'configFile' | 'baseUrl'>
  environment: BuildEnvironment
  memory: BuildMemory
  /** Facts from the languages that were built before. */
  earlier?: FileMemory
  opened?: OpenedSite
  /** Memory of the languages that were loaded before. */
  history?: SourceHistory
}

/** Loads the configuration and the plugins for one language, except invalid plugins. */
export async function loadPlace(
  place: LocalePlace,
  {options, environment, memory, earlier, opened, ...shared}: PlaceSettings
): Promise<LoadedPlace> {
  const {siteDir, cacheDir, locale} = place
  const {generator, pool} = environment
  // Without memory there will be work for all threads, which take time to start.
  if (memory.contents.size === 0 && fs.existsSync(siteDir)) pool.warmUp(compileKind)
  const known = earlier ? extendFileMemory(earlier, memory) : memory
  const {configFile, baseUrl} = options
  const settings = {siteDir, configFile, baseUrl, locale, cacheDir, generator, isTolerant: true}
  const own = opened ?? (await openSite(settings))
  const {parseFrontMatter: parse} = own.siteConfig.markdown
  const reader = createSourceReader(siteDir, known.sources, {looks: 'once', parse})
  const history = shared.history ?? createSourceHistory({siteDir, cacheDir})
  const site = await loadSite({...settings, mode: 'production', reader, opened: own, history})
  const hasOwnFiles = fs.existsSync(localizationFolder(siteDir, own.siteConfig))
  const {exportedConfig} = own
  return {place, site, reader, memory, known, history, hasOwnFiles, exportedConfig}
}
