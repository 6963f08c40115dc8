import fs from 'node:fs'
import path from 'node:path'
import {isInside} from '@lectern/shared/files/relative-path'
import {packageFolder} from '@lectern/shared/files/package-folder'
import {isRecord} from '@lectern/shared/text/unknown-record'
import type {I18n, JsonObject, ReadSite, SiteConfig, SiteData} from '@lectern/types'
import {completeDocs} from './complete-docs.js'
import {type ConfigField, findConfigFields, pickConfigFields} from './config-fields.js'
import {type DocsUse, findDocsUse} from './docs-use.js'
import {listGeneratedRoutes} from './generated-routes.js'
import {readCode} from './list-code.js'
import {createSiteMetadata} from '../site-config/site-metadata.js'

/** Accesses to the colors of a code theme. */
const CODE_THEME = /\bprism\s*\??\.\s*(?:theme|darkTheme)\b/
/** Destructured colors, unlike the object in a configuration: `{prism: {theme}} = …`, `{theme} = ….prism`. */
const DESTRUCTURED = [
  /\bprism: ?\{[^;=]{0,200}\b(?:theme|darkTheme)\b[^;=]{0,200}\} ?=(?!=)/,
  /\b(?:theme|darkTheme)\b[^;=]{0,200}\} ?= ?[\w.()]{0,60}\bprism\b/
]
const THEME_HOOK = /\busePrismTheme\b/
const THEME_PARTS = /\.(?:plain|styles)\b|\{\s*(?:plain|styles)\b/
/** Accesses to the versions of packages. */
const VERSIONS = /\bsiteMetadata\b|\/site-metadata\b/
/** Imports of modules with all routes. */
const ROUTES = /@generated\/routes/
const TRANSLATIONS = /\bcodeTranslations\b/

/**
 * Adds the data that the site's code reads: the docs and sidebars of all versions, the
 * versions of packages, the routes, translated strings, the themes of code, fields of the
 * configuration, and whether locales have translations. It's part of the main bundle, so other sites don't have it.
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
    ...((use.docs || use.sidebars) && {globalData: completeDocs(data.globalData, site, use)}),
    ...(use.versions && {siteMetadata: listVersions(site, data.generatorVersion)}),
    ...(use.routes && {generatedRoutes: listGeneratedRoutes(site.routes, siteConfig)}),
    ...(use.translations && {codeTranslations: site.messages})
  }
}

/** Lists the versions of packages. Lectern's own plugins have the names of the ones that they replace. */
function listVersions(site: ReadSite, generatorVersion: string): JsonObject {
  const plugins = site.plugins.filter(({folder}) => folder === undefined || !isOwn(folder))
  return createSiteMetadata({...site, plugins}, generatorVersion)
}

/** By default, Docusaurus only translates the locales that have a folder of translations. */
function completeLocales({localeConfigs, ...i18n}: I18n, siteDir: string): I18n {
  const locales = Object.entries(localeConfigs).map(([locale, settings]) => {
    const folder = path.resolve(siteDir, i18n.path, settings.path)
    return [locale, {...settings, translate: settings.translate && fs.existsSync(folder)}] as const
  })
  return {...i18n, localeConfigs: Object.fromEntries(locales)}
}

/**
 * Adds the themes of code and the other settings of Prism. Code gets Docusaurus's magic comments if
 * the site has none.
 */
function addThemes(themeConfig: JsonObject, {themeConfig: complete}: SiteConfig): JsonObject {
  const own = isRecord(themeConfig.prism) ? themeConfig.prism : {}
  const {magicComments, ...prism}: JsonObject = isRecord(complete.prism) ? complete.prism : {}
  const isSet = Array.isArray(magicComments) && magicComments.length > 0
  return {...themeConfig, prism: {...prism, ...(isSet && {magicComments}), ...own}}
}

interface Use extends DocsUse {
  versions: boolean
  routes: boolean
  translations: boolean
  themes: boolean
  fields: ReadonlySet<ConfigField>
}

/** Finds the data that code in some folders may read. */
function findUse(folders: readonly string[]): Use {
  const fields = new Set<ConfigField>()
  const docs = {docs: false, texts: false, sidebars: false}
  const other = {versions: false, routes: false, translations: false, themes: false}
  const use = {...docs, ...other, fields}
  for (const code of readCode(folders)) {
    const found = findDocsUse(code)
    use.docs ||= found.docs
    use.texts ||= found.texts
    use.sidebars ||= found.sidebars
    use.versions ||= VERSIONS.test(code)
    use.routes ||= ROUTES.test(code)
    use.translations ||= TRANSLATIONS.test(code)
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
  const accesses = [CODE_THEME, ...DESTRUCTURED]
  return (
    accesses.some((access) => access.test(code)) ||
    (THEME_HOOK.test(code) && THEME_PARTS.test(code))
  )
}

/** Tests whether a folder is part of a Lectern package. */
function isOwn(folder: string): boolean {
  return isInside(folder, path.dirname(packageFolder('compat-docusaurus')))
}
