import path from 'node:path'
import {listThemeComponents} from '@lectern/bundler'
import type {CheckMarkdown} from '@lectern/compat-docusaurus/edits/fix-markdown'
import type {ProjectEntry, ScannedProject} from '@lectern/compat-docusaurus/migrate/project'
import {collectFunctions} from '@lectern/core/content/markdown/site-functions'
import {createSiteMarkdown} from '@lectern/core/content/markdown/site-markdown'
import {type ScannedSite, scanTolerantly} from '@lectern/core/scan/scan-site'
import {loadSite} from '@lectern/core/site/load-site'
import {type OpenSettings, openSite} from '@lectern/core/site/open-site'
import {listThemePaths, type Site} from '@lectern/core/site/site'
import {createSourceReader} from '@lectern/core/sources/source-reader'
import {compileContent, resolveFormat} from '@lectern/markdown'
import type {PluginEntries} from '@lectern/types'
import {describeInstalledGenerator} from './describe-generator.js'

/** A project and its Markdown compiler, without the parts that can't be read. */
export interface OpenedProject {
  project: ScannedProject
  checkMarkdown: CheckMarkdown
}

/**
 * Loads and scans a project for `site migrate`, skipping invalid parts.
 *
 * @throws SiteError if the configuration can't be read.
 */
export async function scanProject(siteDir: string, configFile: string): Promise<OpenedProject> {
  const settings: OpenSettings = {
    ...{siteDir, configFile, isTolerant: true},
    cacheDir: path.join(siteDir, '.site', 'cache'),
    generator: describeInstalledGenerator()
  }
  const opened = await openSite(settings)
  const {parseFrontMatter: parse} = opened.siteConfig.markdown
  const reader = createSourceReader(siteDir, {}, {parse})
  const site = await loadSite({...settings, opened, reader, mode: 'production'})
  const {scan} = await scanTolerantly(site, () => 0)
  const {routes} = scan.manifest
  const themePaths = listThemePaths(site)
  return {
    project: {
      entries: listEntries(opened.entries),
      plugins: Object.keys(scan.durations),
      pages: routes.length,
      themeComponents: listThemeComponents(themePaths.slice(0, -1)),
      ownComponents: listThemeComponents(themePaths.slice(-1))
    },
    checkMarkdown: await createMarkdownCheck(site, scan)
  }
}

function listEntries({presets, plugins, themes}: PluginEntries): ProjectEntry[] {
  const named = (entries: readonly unknown[], kind: ProjectEntry['kind']) =>
    entries.flatMap((entry): ProjectEntry[] => {
      const name: unknown = Array.isArray(entry) ? entry[0] : entry
      return typeof name === 'string' ? [{name, kind}] : []
    })
  return [...named(presets, 'preset'), ...named(plugins, 'plugin'), ...named(themes, 'theme')]
}

/** Creates a function that compiles Markdown with the project's settings, as in a build. */
async function createMarkdownCheck(site: Site, scan: ScannedSite): Promise<CheckMarkdown> {
  const markdown = await createSiteMarkdown(site, scan)
  const functions = collectFunctions(site)
  return async (file, text) => {
    const {options, functions: label} = markdown.of(file)
    const source = {text, format: resolveFormat(file, options.format, text)}
    const {problems} = await compileContent(source, options, {
      functions: label === undefined ? {} : functions.get(label),
      filePath: path.resolve(site.siteDir, file)
    })
    return problems.map((problem) => ({...problem, position: {...problem.position, file}}))
  }
}
