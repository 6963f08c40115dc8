import {existsSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {findQuoted} from '@lectern/shared/problems/find-quoted'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {
  JsonObject,
  Plugin,
  PluginFactory,
  SiteContext,
  SiteProblem,
  ThemeConfig
} from '@lectern/types'
import {createAccentCss} from './accent/accent-css.js'
import {createAnnouncementBarCss, createFirmBarCss} from './global-styles/announcement-bar-css.js'
import {checkThemeConfig, warnAboutLogos} from './config/check-theme-config.js'
import {TABS_SCRIPT} from './behavior/tabs/tabs-script.js'
import {findFonts} from './fonts/theme-fonts.js'
import {createHeadTags} from './head-tags/head-tags.js'
import {createSearchTags} from './head-tags/search-tags.js'
import {readLanguageMessages} from './localization/language-messages.js'
import {createPrismCss} from './global-styles/prism-css.js'
import {SWIZZLE_CONFIG} from './swizzle-config.js'
import {createThemeConfig, pickOwnConfig} from './config/theme-config.js'
import {createNotFoundRoutes} from './not-found-route.js'
import {listThemeStrings, translateThemeConfig} from './localization/translate-theme-config.js'
import type {ThemeConfigInput} from './config/theme-config-schema.js'
import {reportUnclaimedKeys, separateKeys} from './config/unclaimed-keys.js'
import {validateThemeOptions, type ThemeOptions} from './config/theme-options.js'

export type {TabValue} from './behavior/tabs/tab-items.js'
export type {TocLevels} from './behavior/toc/toc-tree.js'
export type {InlineHeading} from './behavior/toc/use-toc-headings.js'
export type {ThemeOptions} from './config/theme-options.js'
export type {ThemeProblemCode} from './problem-catalog.js'

declare module '@lectern/types' {
  interface PluginOptionsByName {
    '@lectern/theme': ThemeOptions
  }
  interface UserThemeConfig extends ThemeConfigInput {}
}

const createTheme: PluginFactory<ThemeOptions> = (context, options) => {
  const {siteDir, siteConfig} = context
  const customCss = resolveCustomCss(context, options.customCss)
  const {design = 'default', accent} = options
  const designs = design === 'default' ? [] : [sourcePath(`designs/${design}.css`)]
  const fonts = findFonts(options, context, sourcePath('fonts'))
  return {
    name: 'theme-classic',
    getThemePath: () => sourcePath('components'),
    getSwizzleConfig: () => SWIZZLE_CONFIG,
    getClientModules: () => [
      ...[sourcePath('styles/index.css'), ...listOptionalStyles(siteConfig), ...designs],
      ...[...fonts.stylesheets, ...customCss]
    ],
    getComponentStylesheet: () => sourcePath('styles/components.css'),
    getPreloadedFonts: () => fonts.preloads,
    createGlobalStyles: (themeConfig) => {
      const {prism, announcementBar} = createThemeConfig(pickOwnConfig(themeConfig))
      return (
        createAccentCss(accent) +
        fonts.css +
        createPrismCss(prism, hasCodeBlock(siteDir)) +
        createBarCss(announcementBar, siteConfig)
      )
    },
    ...checkConfig(context),
    getTranslationFiles: () =>
      listThemeStrings(createThemeConfig(pickOwnConfig(siteConfig.themeConfig))),
    translateThemeConfig: ({themeConfig, translationFiles}) => ({
      ...themeConfig,
      ...translateThemeConfig(createThemeConfig(pickOwnConfig(themeConfig)), translationFiles)
    }),
    getDefaultCodeTranslationMessages: () =>
      readLanguageMessages(siteConfig.i18n.currentLocale, sourcePath('translations')),
    createSiteRoutes: ({routes}) => ({routes: createNotFoundRoutes(routes)}),
    getInlineScripts: () => [TABS_SCRIPT.replace(/<\/?script>/g, '')],
    injectHtmlTags: () => ({
      headTags: createHeadTags(createThemeConfig(pickOwnConfig(siteConfig.themeConfig)))
    }),
    ...(siteConfig.compatibility === 'docusaurus' && {
      createPageTags: (route) => createSearchTags(route, siteConfig.i18n.currentLocale)
    })
  }
}

/**
 * Creates the hooks that validate `themeConfig`. In Docusaurus projects, unknown keys and missing logos only
 * cause warnings, because plugins don't declare their keys and Docusaurus doesn't check logos.
 */
function checkConfig(context: SiteContext): Pick<Plugin, 'validateThemeConfig' | 'createRoutes'> {
  if (context.siteConfig.compatibility !== 'docusaurus')
    return {validateThemeConfig: (themeConfig) => checkThemeConfig(themeConfig, context)}
  const found: {problems: readonly SiteProblem[]} = {problems: []}
  return {
    validateThemeConfig(themeConfig) {
      const {known, unclaimed} = separateKeys(themeConfig)
      found.problems = reportUnclaimedKeys(Object.keys(unclaimed), context.configSource)
      const checked: ThemeConfig & JsonObject = checkThemeConfig(known, context)
      const fields: JsonObject = checked
      found.problems = [...found.problems, ...warnAboutLogos(checked, context)]
      return {...unclaimed, ...fields, compatibility: 'docusaurus'}
    },
    createRoutes: () => ({routes: [], problems: found.problems})
  }
}

/** Returns whether a site has its own code block component, as a folder or a file. */
function hasCodeBlock(siteDir: string): boolean {
  const file = path.join(siteDir, 'src', 'theme', 'CodeBlock')
  return ['', '.js', '.jsx', '.ts', '.tsx'].some((ending) => existsSync(file + ending))
}

/** Lists the stylesheets of features that are off by default. */
function listOptionalStyles({themeConfig}: SiteContext['siteConfig']): string[] {
  const {docs, readingProgress} = createThemeConfig(pickOwnConfig(themeConfig))
  return [
    ...(docs.sidebar.hideable ? [sourcePath('styles/hideable-sidebar.css')] : []),
    ...(readingProgress ? [sourcePath('styles/reading-progress.css')] : [])
  ]
}

/** Creates the CSS of the announcement bar. Docusaurus projects have Docusaurus's default colors. */
function createBarCss(
  bar: ThemeConfig['announcementBar'],
  {compatibility}: SiteContext['siteConfig']
): string {
  if (!bar || compatibility !== 'docusaurus') return createAnnouncementBarCss(bar)
  const complete = {backgroundColor: '#fff', textColor: '#000', ...bar}
  return createAnnouncementBarCss(complete) + createFirmBarCss(bar)
}

/** The default theme: components, styles, and validation of `themeConfig`. */
export const themePlugin: PluginFactory<ThemeOptions> = Object.assign(createTheme, {
  validateOptions: validateThemeOptions
})

export default themePlugin

/** Returns the absolute path of a file in `src`, which is published next to `dist`. */
function sourcePath(name: string): string {
  return fileURLToPath(new URL(`../src/${name}`, import.meta.url))
}

function resolveCustomCss(
  {siteDir, configSource}: Pick<SiteContext, 'siteDir' | 'configSource'>,
  customCss: ThemeOptions['customCss'] = []
): string[] {
  const files = typeof customCss === 'string' ? [customCss] : customCss
  const problems = files
    .filter((file) => !existsSync(path.resolve(siteDir, file)))
    .map(
      (file): SiteProblem => ({
        code: 'custom-css-missing',
        message: `The stylesheet ${file} in the theme's \`customCss\` option doesn't exist.`,
        position: findQuoted(file, configSource),
        hint: 'Create it, or fix the path. It is relative to the site root.'
      })
    )
  if (problems.length > 0) throw new SiteError(problems)
  return files.map((file) => path.resolve(siteDir, file))
}
