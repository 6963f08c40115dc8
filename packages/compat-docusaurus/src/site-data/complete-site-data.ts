import fs from 'node:fs'
import path from 'node:path'
import {isInside} from '@lectern/shared/files/relative-path'
import {packageFolder} from '@lectern/shared/files/package-folder'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {I18n, JsonObject, ReadSite, SiteConfig, SiteData} from '@lectern/types'
import {completeDocs} from './complete-docs.js'
import {type ConfigField, findConfigFields, pickConfigFields} from './config-fields.js'
import {readCode} from './list-code.js'
import {createSiteMetadata} from '../site-config/site-metadata.js'

/** Hooks and values that give code the list of docs. */
const HOOK =
  /\b(?:use(?:AllDocsData|DocsData|Active(?:DocContext|Plugin|PluginAndVersion|Version)|Versions|LatestVersion|DocVersionSuggestions|DocsVersionCandidates|DocsVersion|PluginData|AllPluginInstancesData|GlobalData)|globalData)\b/
/** Accesses to the list of docs. */
const LIST = /\.docs\b|\[['"]docs['"]\]|[{,]\s*docs\s*[,}:=]/
/** Accesses to the colors of a code theme. */
const CODE_THEME = /\bprism\s*\??\.\s*(?:theme|darkTheme)\b/
const THEME_HOOK = /\busePrismTheme\b/
const THEME_PARTS = /\.(?:plain|styles)\b|\{\s*(?:plain|styles)\b/
/**
 * Hooks that find any doc by its ID. Copies of Docusaurus's components only look for docs in the
 * navbar, which are always there, and for descriptions that cards already have.
 */
const FIND = /\buse(?:LayoutDoc|DocById)\(\s*(?!docId,|item\.docId)/
/** Accesses to the versions of packages. */
const VERSIONS = /\bsiteMetadata\b|\/site-metadata\b/
/** Copies of Docusaurus's components only search for the main doc, which is always there. */
const MAIN_DOC = /\.docs\.find\(\s*\(?\w+\)?\s*=>\s*\w+\.id\s*===\s*\w+\.mainDocId/g

/**
 * Adds the data that the site's code reads: the docs of all versions, the versions of packages, the
 * themes of code, fields of the configuration, and whether locales have translations. It's part of the main bundle, so other sites
 * don't have it.
 */
export function completeSiteData(data: SiteData, site: ReadSite): SiteData {
  const {siteDir, siteConfig, exportedConfig, themePaths} = site
  if (siteConfig.compatibility !== 'docusaurus') return data
  const themes = themePaths.filter((folder) => !isOwn(folder) && !isInside(folder, siteDir))
  const use = findUse([siteDir, ...themes])
  return {
    ...data,
    siteConfig: {
      ...data.siteConfig,
      ...pickConfigFields(exportedConfig, use.fields),
      i18n: completeLocales(data.siteConfig.i18n, siteDir),
      ...(use.themes && {themeConfig: addThemes(data.siteConfig.themeConfig, siteConfig)})
    },
    ...(use.docs && {globalData: completeDocs(data.globalData, site)}),
    ...(use.versions && {siteMetadata: createSiteMetadata(siteDir, data.generatorVersion)})
  }
}

/** By default, Docusaurus only translates the locales that have a folder of translations. */
function completeLocales({localeConfigs, ...i18n}: I18n, siteDir: string): I18n {
  const locales = Object.entries(localeConfigs).map(([locale, settings]) => {
    const folder = path.resolve(siteDir, i18n.path, settings.path)
    return [locale, {...settings, translate: settings.translate && fs.existsSync(folder)}] as const
  })
  return {...i18n, localeConfigs: Object.fromEntries(locales)}
}

/** Adds the themes of code and the other settings of Prism. */
function addThemes(themeConfig: JsonObject, {themeConfig: complete}: SiteConfig): JsonObject {
  const [own, prism] = [themeConfig.prism, complete.prism]
  return {...themeConfig, prism: {...(isRecord(prism) && prism), ...(isRecord(own) && own)}}
}

interface Use {
  docs: boolean
  versions: boolean
  themes: boolean
  fields: ReadonlySet<ConfigField>
}

/** Finds the data that code in some folders may read. */
function findUse(folders: readonly string[]): Use {
  const fields = new Set<ConfigField>()
  const use = {docs: false, versions: false, themes: false, fields}
  for (const code of readCode(folders)) {
    use.docs ||= readsDocs(code)
    use.versions ||= VERSIONS.test(code)
    use.themes ||= readsThemes(code)
    for (const field of findConfigFields(code)) fields.add(field)
  }
  return use
}

/**
 * Returns whether code may read the colors of code. Components that only pass the theme to Prism don't
 * need them, because the colors are also in the stylesheet, for both color modes.
 */
function readsThemes(code: string): boolean {
  return CODE_THEME.test(code) || (THEME_HOOK.test(code) && THEME_PARTS.test(code))
}

/** Returns whether code may read the list of docs. */
export function readsDocs(code: string): boolean {
  return FIND.test(code) || (HOOK.test(code) && LIST.test(code.replace(MAIN_DOC, '')))
}

/** Tests whether a folder is part of a Lectern package. */
function isOwn(folder: string): boolean {
  return isInside(folder, path.dirname(packageFolder('compat-docusaurus')))
}
