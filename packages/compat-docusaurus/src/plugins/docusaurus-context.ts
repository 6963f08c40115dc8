import path from 'node:path'
import type {FrontMatterResult, FrontMatterSource, SiteContext} from '@lectern/types'
import {splitFrontMatter} from '@lectern/shared/front-matter/split-front-matter'
import {parseDatedYaml} from '@lectern/shared/yaml/parse-yaml'
import {completeLocales} from '../site-config/complete-locales.js'
import {readSiteVersion} from '../site-config/site-metadata.js'
import {completeSiteConfig} from '../site-config/complete-site-config.js'
import {addThemeDefaults} from '../site-config/complete-theme-config.js'
import {createWebpackClasses} from '../webpack/webpack-classes.js'
import {generatedFolder, stagedOutputFolder} from '../plugin-form/generated-folder.js'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'

/** Fields that plugins expect exactly as configured, e.g. to find other plugins. Lectern has its own names for policies. */
const WRITTEN = [
  ...['presets', 'plugins', 'themes', 'customFields'],
  ...['onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes']
]

/** Creates the context for plugins written for Docusaurus. */
export function createDocusaurusContext(context: SiteContext): UnknownRecord {
  const {siteDir, siteConfig, localizationDir, configSource, exportedConfig = {}} = context
  const completed = completeSiteConfig(siteConfig)
  const markdown = {parseFrontMatter, ...(completed.markdown as object)}
  const written = Object.entries(exportedConfig).filter(([field]) => WRITTEN.includes(field))
  return {
    siteDir,
    siteVersion: readSiteVersion(siteDir),
    siteConfig: {
      ...{...completed, markdown, themeConfig: addThemeDefaults({...siteConfig.themeConfig})},
      ...Object.fromEntries(written)
    },
    siteConfigPath: path.join(siteDir, configSource.file),
    outDir: stagedOutputFolder(siteDir, siteConfig.i18n.currentLocale),
    generatedFilesDir: generatedFolder(siteDir),
    localizationDir,
    baseUrl: siteConfig.baseUrl,
    i18n: {...siteConfig.i18n, localeConfigs: completeLocales(siteConfig)},
    codeTranslations: {},
    siteStorage: {type: 'localStorage', namespace: ''},
    currentBundler: {name: 'webpack', instance: createWebpackClasses()},
    isDevelopment: context.mode === 'development'
  }
}

/** The default of `markdown.parseFrontMatter`, which plugins call to read files. */
async function parseFrontMatter({fileContent}: FrontMatterSource): Promise<FrontMatterResult> {
  const {yaml, body} = splitFrontMatter(fileContent)
  return {frontMatter: parseDatedYaml(yaml), content: body.trim()}
}
