import path from 'node:path'
import type {SiteContext} from '@lectern/types'
import {completeSiteConfig} from '../site-config/complete-site-config.js'
import {generatedFolder, stagedOutputFolder} from './generated-folder.js'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'

/** What a plugin written for Docusaurus knows of the site, from its first call on. */
export function createDocusaurusContext(context: SiteContext): UnknownRecord {
  const {siteDir, siteConfig, localizationDir, configSource} = context
  return {
    siteDir,
    siteVersion: undefined,
    siteConfig: completeSiteConfig(siteConfig),
    siteConfigPath: path.join(siteDir, configSource.file),
    outDir: stagedOutputFolder(siteDir, siteConfig.i18n.currentLocale),
    generatedFilesDir: generatedFolder(siteDir),
    localizationDir,
    baseUrl: siteConfig.baseUrl,
    i18n: siteConfig.i18n,
    codeTranslations: {},
    isDevelopment: context.mode === 'development'
  }
}
