import {existsSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {SiteError} from '@lectern/shared/site-problem'
import type {PluginFactory, SiteProblem} from '@lectern/types'
import {createAnnouncementBarCss} from './announcement-bar-css.js'
import {checkThemeConfig} from './check-theme-config.js'
import {TABS_SCRIPT} from './behaviour/tabs-script.js'
import {createHeadTags} from './head-tags.js'
import {createPrismCss} from './prism-css.js'
import {createThemeConfig} from './theme-config.js'
import {validateThemeOptions, type ThemeOptions} from './theme-options.js'

export type {ThemeOptions} from './theme-options.js'

const createTheme: PluginFactory<ThemeOptions> = (context, options) => {
  const {siteDir, siteConfig} = context
  const customCss = resolveCustomCss(siteDir, options.customCss)
  return {
    name: 'theme-classic',
    getThemePath: () => sourcePath('components'),
    getClientModules: () => [sourcePath('styles/index.css'), ...customCss],
    createGlobalStyles: (themeConfig) => {
      const {prism, announcementBar} = createThemeConfig(themeConfig)
      return createPrismCss(prism) + createAnnouncementBarCss(announcementBar)
    },
    validateThemeConfig: (themeConfig) => checkThemeConfig(themeConfig, context),
    getInlineScripts: () => [TABS_SCRIPT.replace(/<\/?script>/g, '')],
    injectHtmlTags: () => ({headTags: createHeadTags(createThemeConfig(siteConfig.themeConfig))})
  }
}

/** The default theme: its components, its styles and the check of `themeConfig`. */
export const themePlugin: PluginFactory<ThemeOptions> = Object.assign(createTheme, {
  validateOptions: validateThemeOptions
})

export default themePlugin

/** Absolute path below `src`, which the package ships beside `dist`. */
function sourcePath(name: string): string {
  return fileURLToPath(new URL(`../src/${name}`, import.meta.url))
}

function resolveCustomCss(siteDir: string, customCss: ThemeOptions['customCss'] = []): string[] {
  const files = typeof customCss === 'string' ? [customCss] : customCss
  const problems = files
    .filter((file) => !existsSync(path.resolve(siteDir, file)))
    .map(
      (file): SiteProblem => ({
        code: 'custom-css-missing',
        message: `The theme’s option \`customCss\` names ${file}, which does not exist.`,
        hint: 'Create the file, or correct its path, which is relative to the site folder.'
      })
    )
  if (problems.length > 0) throw new SiteError(problems)
  return files.map((file) => path.resolve(siteDir, file))
}
