import fs from 'node:fs'
import path from 'node:path'
import type {JsonObject, SiteContext} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {checkCodeLanguages} from '../config/check-code-languages.js'
import {createSourceHistory} from '../history/source-history.js'
import {checkLocaleConfigs} from '../i18n/check-locale-configs.js'
import {localizationFolder} from '../i18n/choose-locale.js'
import {checkThemeConfig} from '../plugins/check-theme-config.js'
import {loadPlugins, type LoadedPlugin} from '../plugins/load-plugins.js'
import type {RememberingReader} from '../sources/source-reader.js'
import {collectDefaultMessages, mergeMessages} from '../translations/code-messages.js'
import {localizePlugins, localizeThemeConfig} from '../translations/localize-plugin.js'
import {
  listTranslationFiles,
  readCodeTranslations,
  type TranslationPlace
} from '../translations/read-translations.js'
import {type OpenedSite, openSite, type OpenSettings} from './open-site.js'
import type {Site} from './site.js'

interface LoadSettings extends OpenSettings {
  mode: SiteContext['mode']
  reader: RememberingReader
  /** The configuration, if it is loaded already. */
  opened?: OpenedSite
}

/**
 * Loads the configuration and the plugins, and lets the themes validate `themeConfig`.
 *
 * @throws SiteError with what is wrong in the configuration or an option.
 */
export async function loadSite(settings: LoadSettings): Promise<Site> {
  const {siteDir, generator} = settings
  const opened = settings.opened ?? (await openSite(settings))
  const {siteConfig, entries, loader, compatibility} = opened
  const context = createContext(settings, opened)
  const place = {siteDir, localizationDir: context.localizationDir}
  const loaded = await loadPlugins({
    entries,
    context,
    generatorDirs: generator.dirs,
    loader,
    compatibility,
    isForeign: opened.foreign !== undefined
  })
  const plugins = localizePlugins(loaded, place)
  const themeConfig = await validateThemeConfig(plugins, context, place)
  return {
    siteDir,
    siteConfig: {...siteConfig, themeConfig},
    plugins,
    messages: mergeMessages(await collectDefaultMessages(loaded), readCodeTranslations(place)),
    compatibility,
    hasStyleLayers: opened.hasStyleLayers,
    problems: findConfigProblems(siteDir, opened, context),
    loadModule: (file) => loader.load(file),
    moduleFiles: () => loader.files(),
    configFiles: new Set([...loader.files(), ...listTranslationFiles(place)]),
    reference: createReference(settings)
  }
}

/** Creates what plugins get. */
function createContext(
  {siteDir, mode, cacheDir, reader}: LoadSettings,
  {siteConfig, configFile, loader}: OpenedSite
): SiteContext {
  return {
    siteDir,
    localizationDir: localizationFolder(siteDir, siteConfig),
    mode,
    siteConfig,
    configSource: {
      file: path.relative(siteDir, configFile).replaceAll('\\', '/'),
      text: fs.readFileSync(configFile, 'utf8')
    },
    sources: reader,
    history: createSourceHistory({siteDir, cacheDir}),
    loadModule: (absolutePath) => loader.load(absolutePath)
  }
}

async function validateThemeConfig(
  plugins: readonly LoadedPlugin[],
  {siteConfig, configSource}: SiteContext,
  place: TranslationPlace
): Promise<JsonObject> {
  const checked = await checkThemeConfig(siteConfig.themeConfig, plugins, configSource)
  const themeConfig = await localizeThemeConfig(plugins, checked, place)
  const problems = await checkCodeLanguages(themeConfig, configSource)
  if (problems.length > 0) throw new SiteError(problems)
  return themeConfig
}

/** Finds what is wrong in a configuration that can be used all the same. */
function findConfigProblems(
  siteDir: string,
  {foreign, configuredLocales, compatibility, siteConfig}: OpenedSite,
  {configSource}: SiteContext
): Site['problems'] {
  return [
    ...(foreign ? [...foreign, ...compatibility.findUnreadFiles(siteDir)] : []),
    ...checkLocaleConfigs(configuredLocales, siteConfig.i18n.locales, configSource)
  ]
}

function createReference(settings: LoadSettings): Site['reference'] {
  const {siteDir, mode, configFile, baseUrl, locale, cacheDir, generator} = settings
  return {
    ...{siteDir, mode, configFile, baseUrl, locale, cacheDir},
    generatorDirs: generator.dirs,
    loaderHash: generator.loaderHash,
    compatibility: generator.compatibility
  }
}
