import fs from 'node:fs'
import path from 'node:path'
import {listDocusaurusExports, listThemeComponents} from '@lectern/bundler'
import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SiteProblem} from '@lectern/types'
import {listThemePaths, loadSite, type Site} from '../commands/load-site.js'
import {describeGenerator} from '../generator.js'
import {CONFIG_LABEL} from '../plugins/report-problems.js'
import {scanSite} from '../scan/scan-site.js'
import {createSourceReader} from '../scan/source-reader.js'
import {checkFiles} from './check-files.js'
import {checkImports} from './check-imports.js'
import {checkThemeFiles} from './check-theme-files.js'
import {listSources} from './list-sources.js'
import type {MigrationFinding} from './migration-finding.js'
import {readImports} from './read-imports.js'

/** Problems that no change of the project takes away: what is missing is not there. */
const UNSUPPORTED: ReadonlySet<string> = new Set([
  'docusaurus-field-unused',
  'docusaurus-plugin-limited'
])

interface ReportSettings {
  siteDir: string
  configFile: string
}

/**
 * Look at a project as a build does, short of compiling it, and say of its parts whether they work. What
 * keeps the configuration from being read is told alone: all else depends on it.
 */
export async function createReport({
  siteDir,
  configFile
}: ReportSettings): Promise<MigrationFinding[]> {
  const generator = describeGenerator()
  const folders = [siteDir, ...generator.dirs]
  const files = checkFiles(siteDir)
  try {
    const site = await loadSite({
      siteDir,
      mode: 'production',
      configFile,
      cacheDir: path.join(siteDir, '.site', 'cache'),
      generator,
      reader: createSourceReader(siteDir, {})
    })
    const {problems, manifest} = await scanSite(site.plugins, site.siteConfig, () => 0)
    return [
      ...describeSite(site, configFile, manifest.routes.length),
      // Files are told below, with those that are not missed.
      ...problems.filter(({code}) => code !== 'docusaurus-file-unread').map(describeProblem),
      ...(await checkCode(site, folders)),
      ...files
    ]
  } catch (error) {
    if (error instanceof SiteError) return [...error.problems.map(describeProblem), ...files]
    throw error
  }
}

function describeSite(site: Site, configFile: string, pages: number): MigrationFinding[] {
  const names = site.plugins.map(({label}) => label).filter((label) => label !== CONFIG_LABEL)
  return [
    {status: 'works', message: `${configFile} is read.`},
    {status: 'works', message: `Plugins and themes run: ${names.join(', ')}.`},
    {status: 'works', message: `The content makes ${pages} pages.`}
  ]
}

function describeProblem({code, message, hint, position}: SiteProblem): MigrationFinding {
  const {file, line} = position ?? {}
  return {status: UNSUPPORTED.has(code) ? 'unsupported' : 'change', message, hint, file, line}
}

async function checkCode(site: Site, folders: readonly string[]): Promise<MigrationFinding[]> {
  const {siteDir} = site
  const paths = listThemePaths(site)
  const importable = {
    modules: await listDocusaurusExports(folders),
    components: new Set(listThemeComponents(paths))
  }
  const sources = listSources(siteDir).map(
    (file) => [file, fs.readFileSync(path.join(siteDir, file), 'utf8')] as const
  )
  const checked = sources.map(([file, text]) => checkImports(file, text, importable))
  const works = checked.reduce((sum, one) => sum + one.works, 0)
  return [
    {
      status: 'works',
      message: `Imports of @docusaurus/* and @theme/* that find what they ask for: ${works}.`
    },
    ...checked.flatMap(({findings}) => findings),
    ...checkThemeFiles({
      own: listThemeComponents(paths.slice(-1)),
      components: listThemeComponents(paths.slice(0, -1)),
      imported: new Set(sources.flatMap(([, text]) => readImports(text).map(({module}) => module)))
    })
  ]
}
