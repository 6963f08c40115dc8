import fs from 'node:fs'
import path from 'node:path'
import type {
  Compatibility,
  ImportReplacement,
  SiteConfig,
  SiteContext,
  SiteData
} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {checkCodeLanguages} from '../config/check-code-languages.js'
import {loadConfig, type LoadedConfig} from '../config/load-config.js'
import {createModuleLoader, type ModuleLoader} from '../modules/load-module.js'
import type {SiteReference} from './site-reference.js'
import type {Generator} from '../generator/generator.js'
import {createSourceHistory} from '../history/source-history.js'
import {checkThemeConfig} from '../plugins/check-theme-config.js'
import {loadPlugins, type LoadedPlugin} from '../plugins/load-plugins.js'
import {reportProblems} from '../plugins/report-problems.js'
import {checkLocaleConfigs} from '../i18n/check-locale-configs.js'
import {loadCompatibility} from './load-compatibility.js'
import {localizationFolder} from '../i18n/choose-locale.js'
import {
  collectDefaultMessages,
  createTranslate,
  mergeMessages,
  type CodeMessages
} from '../translations/code-messages.js'
import {localizePlugins, localizeThemeConfig} from '../translations/localize-plugin.js'
import {listTranslationFiles, readCodeTranslations} from '../translations/read-translations.js'
import type {RememberingReader} from '../sources/source-reader.js'

/** A site with its plugins, before any content is read. */
export interface Site {
  siteDir: string
  siteConfig: SiteConfig
  plugins: readonly LoadedPlugin[]
  compatibility: Compatibility
  /** Texts of the code in the language of the site, by id. */
  messages: CodeMessages
  /** Absolute paths of the configuration and of all that it loads, now or while the site is read. */
  moduleFiles(): ReadonlySet<string>
  /** The same as they were before content was read: the configuration and its plugins. */
  configFiles: ReadonlySet<string>
  /** Where another thread finds the site again. */
  reference: SiteReference
}

interface LoadSiteSettings {
  siteDir: string
  mode: SiteContext['mode']
  configFile?: string
  /** Goes before the one of the configuration. */
  baseUrl?: string
  /** Another language than the default one. */
  locale?: string
  cacheDir: string
  generator: Pick<Generator, 'dirs' | 'loaderHash' | 'compatibility'>
  reader: RememberingReader
  /** The configuration, where it was read already. */
  opened?: OpenedSite
}

/** A configuration that was read, with what reads the other modules of its site. */
export interface OpenedSite extends LoadedConfig {
  loader: ModuleLoader
  compatibility: Compatibility
}

/** Read the configuration alone. */
export async function openSite(
  settings: Omit<LoadSiteSettings, 'reader' | 'mode'>
): Promise<OpenedSite> {
  const {siteDir, cacheDir, generator} = settings
  const loader = createModuleLoader({
    siteDir,
    cacheDir,
    generatorDirs: generator.dirs,
    loaderHash: generator.loaderHash
  })
  const compatibility = await loadCompatibility(generator.compatibility)
  const reader = {loader, compatibility}
  return {...(await loadConfig(siteDir, reader, settings)), ...reader}
}

/** Read the configuration and make the plugins; `themeConfig` is checked by the themes. */
export async function loadSite(settings: LoadSiteSettings): Promise<Site> {
  const {siteDir, mode, cacheDir, generator, reader} = settings
  const opened = settings.opened ?? (await openSite(settings))
  const {siteConfig, entries, configFile, configuredLocales, foreign, loader, compatibility} =
    opened
  let messages: CodeMessages = {}
  const context: SiteContext = {
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
    translate: createTranslate(() => messages),
    loadModule: (absolutePath) => loader.load(absolutePath)
  }
  const loaded = [
    ...(await loadPlugins({
      entries,
      context,
      generatorDirs: generator.dirs,
      loader,
      compatibility,
      isForeign: foreign !== undefined
    })),
    ...reportProblems([
      ...(foreign ? [...foreign, ...compatibility.findUnreadFiles(siteDir)] : []),
      ...checkLocaleConfigs(configuredLocales, siteConfig.i18n.locales, context.configSource)
    ])
  ]
  const place = {
    siteDir,
    localizationDir: context.localizationDir
  }
  messages = mergeMessages(await collectDefaultMessages(loaded), readCodeTranslations(place))
  const plugins = localizePlugins(loaded, place)
  const checked = await checkThemeConfig(siteConfig.themeConfig, plugins, context.configSource)
  const themeConfig = await localizeThemeConfig(plugins, checked, place)
  const problems = await checkCodeLanguages(themeConfig, context.configSource)
  if (problems.length > 0) throw new SiteError(problems)
  return {
    siteDir,
    siteConfig: {...siteConfig, themeConfig},
    plugins,
    messages,
    compatibility,
    moduleFiles: () => loader.files(),
    configFiles: new Set([...loader.files(), ...listTranslationFiles(place)]),
    reference: {
      siteDir,
      mode,
      configFile: settings.configFile,
      baseUrl: settings.baseUrl,
      locale: settings.locale,
      cacheDir,
      generatorDirs: generator.dirs,
      loaderHash: generator.loaderHash,
      compatibility: generator.compatibility
    }
  }
}

/** Folders of theme components, lowest priority first: themes in their order, then the site's own. */
export function listThemePaths({siteDir, plugins}: Site): string[] {
  const themes = plugins.flatMap(({plugin}) => plugin.getThemePath?.() ?? [])
  return [...themes, path.join(siteDir, 'src', 'theme')]
}

/** Modules that run on every page: those of plugins, then the site's own. */
export function listClientModules({siteDir, siteConfig, plugins}: Site): string[] {
  const own = siteConfig.clientModules.map((module) =>
    module.startsWith('.') ? path.resolve(siteDir, module) : module
  )
  return [...plugins.flatMap(({plugin}) => plugin.getClientModules?.() ?? []), ...own]
}

/** What plugins put in the place of files that code imports. */
export function listImportReplacements({plugins}: Site): ImportReplacement[] {
  return plugins.flatMap(({plugin}) => plugin.replaceImports?.() ?? [])
}

/** What plugins do otherwise when code is bundled. */
export function listBundleExtensions({plugins}: Site) {
  const of = (side: 'client' | 'server') =>
    plugins.flatMap(({plugin}) => plugin.extendBundle?.(side) ?? [])
  return {client: of('client'), server: of('server')}
}

/** CSS that plugins make from the configuration. */
export function createGlobalStyles({siteConfig, plugins}: Site): string {
  return plugins
    .map(({plugin}) => plugin.createGlobalStyles?.(siteConfig.themeConfig) ?? '')
    .join('\n')
}

/** What the browser gets to know of the site. */
export function createSiteData(
  siteConfig: SiteConfig,
  globalData: SiteData['globalData'],
  generatorVersion: string
): SiteData {
  const {title, tagline, url, baseUrl, trailingSlash, favicon, titleDelimiter, noIndex} = siteConfig
  const {organizationName, projectName, i18n, customFields} = siteConfig
  // Code is coloured in the build; the browser has the colours in its stylesheet.
  const {prism: _, ...themeConfig} = siteConfig.themeConfig
  return {
    siteConfig: {
      title,
      tagline,
      url,
      baseUrl,
      trailingSlash,
      favicon,
      titleDelimiter,
      noIndex,
      organizationName,
      projectName,
      i18n,
      customFields,
      themeConfig
    },
    currentLocale: i18n.currentLocale,
    globalData,
    generatorVersion
  }
}
