import fs from 'node:fs'
import path from 'node:path'
import type {ImportReplacement, JsonObject, SiteConfig, SiteContext, SiteData} from '@lectern/types'
import {SiteError} from '@lectern/shared/site-problem'
import {checkCodeLanguages} from '../config/check-code-languages.js'
import {loadConfig} from '../config/load-config.js'
import {createModuleLoader} from '../config/load-module.js'
import type {SiteReference} from '../content/site-reference.js'
import type {Generator} from '../generator.js'
import {createSourceHistory} from '../history/source-history.js'
import {blame, loadPlugins, type LoadedPlugin} from '../plugins/load-plugins.js'
import type {RememberingReader} from '../scan/source-reader.js'

/** A site with its plugins, before any content is read. */
export interface Site {
  siteDir: string
  siteConfig: SiteConfig
  plugins: readonly LoadedPlugin[]
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
  cacheDir: string
  generator: Pick<Generator, 'dirs' | 'loaderHash'>
  reader: RememberingReader
}

/** Read the configuration and make the plugins; `themeConfig` is checked by the themes. */
export async function loadSite(settings: LoadSiteSettings): Promise<Site> {
  const {siteDir, mode, cacheDir, generator, reader} = settings
  const loader = createModuleLoader({
    siteDir,
    cacheDir,
    generatorDirs: generator.dirs,
    loaderHash: generator.loaderHash
  })
  const {siteConfig, entries, configFile} = await loadConfig(siteDir, loader, settings)
  const context: SiteContext = {
    siteDir,
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
  const plugins = await loadPlugins({entries, context, generatorDirs: generator.dirs, loader})
  const themeConfig = await checkThemeConfig(siteConfig, plugins)
  const problems = await checkCodeLanguages(themeConfig, context.configSource)
  if (problems.length > 0) throw new SiteError(problems)
  return {
    siteDir,
    siteConfig: {...siteConfig, themeConfig},
    plugins,
    moduleFiles: () => loader.files(),
    configFiles: new Set(loader.files()),
    reference: {
      siteDir,
      mode,
      configFile: settings.configFile,
      baseUrl: settings.baseUrl,
      cacheDir,
      generatorDirs: generator.dirs,
      loaderHash: generator.loaderHash
    }
  }
}

async function checkThemeConfig(
  siteConfig: SiteConfig,
  plugins: readonly LoadedPlugin[]
): Promise<JsonObject> {
  let themeConfig = siteConfig.themeConfig
  for (const {plugin, label} of plugins) {
    const {validateThemeConfig} = plugin
    if (!validateThemeConfig) continue
    const checked = themeConfig
    themeConfig = await blame(label, 'validateThemeConfig', () =>
      validateThemeConfig.call(plugin, checked)
    )
  }
  return themeConfig
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
    currentLocale: i18n.defaultLocale,
    globalData,
    generatorVersion
  }
}
