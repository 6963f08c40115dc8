import path from 'node:path'
import {listThemeComponents} from '@lectern/bundler'
import type {ScannedProject} from '@lectern/compat-docusaurus/migrate/create-report'
import {scanSite} from '@lectern/core/scan/scan-site'
import {listThemePaths} from '@lectern/core/site/site'
import {loadSite} from '@lectern/core/site/load-site'
import {createSourceReader} from '@lectern/core/sources/source-reader'
import {describeInstalledGenerator} from './describe-generator.js'

/** Loads and scans a project as a build does, for the report of `site migrate`. */
export async function scanProject(siteDir: string, configFile: string): Promise<ScannedProject> {
  const site = await loadSite({
    siteDir,
    mode: 'production',
    configFile,
    cacheDir: path.join(siteDir, '.site', 'cache'),
    generator: describeInstalledGenerator(),
    reader: createSourceReader(siteDir, {})
  })
  const {problems, manifest} = await scanSite(site, () => 0)
  const themePaths = listThemePaths(site)
  return {
    plugins: site.plugins.map(({label}) => label),
    pages: manifest.routes.length,
    problems,
    themeComponents: listThemeComponents(themePaths.slice(0, -1)),
    ownComponents: listThemeComponents(themePaths.slice(-1))
  }
}
