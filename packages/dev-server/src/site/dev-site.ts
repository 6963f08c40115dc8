import path from 'node:path'
import type {Route} from '@lectern/types'
import {listThemePaths, type Site} from '@lectern/core/site/site'
import {loadSite} from '@lectern/core/site/load-site'
import {openSite} from '@lectern/core/site/open-site'
import {createSiteMarkdown, type SiteMarkdown} from '@lectern/core/content/markdown/site-markdown'
import {createTokenResolver, type TokenResolver} from '@lectern/core/content/resolve-tokens'
import {createFileHasher, type FileHasher} from '@lectern/core/assets/file-hasher'
import {createAssetReader, type AssetReader} from '@lectern/core/assets/site-assets'
import type {Generator} from '@lectern/core/generator/generator'
import type {LoadedPlugin} from '@lectern/core/plugins/load-plugins'
import {createRouteIndex, type RouteIndex} from '@lectern/core/routes/route-index'
import {scanSite, scanTolerantly, type ScannedSite} from '@lectern/core/scan/scan-site'
import {
  createSourceReader,
  type RememberingReader,
  type SourceMemory
} from '@lectern/core/sources/source-reader'
import {sortProblems} from '@lectern/core/report/problem-policy'
import {isInstalled} from '@lectern/shared/files/is-installed'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {showDrafts} from './show-drafts.js'
import {listSnippetPages} from './snippet-pages.js'

/** Result of a scan. A change to a file creates a new result. */
export interface DevSite {
  site: Site
  scan: ScannedSite
  markdown: SiteMarkdown
  resolver: TokenResolver
  assets: AssetReader
  hasher: FileHasher
  reader: RememberingReader
  /** Scanned data of each source, by path relative to the site root. */
  sources: SourceMemory
  routes: RouteIndex
  /** Absolute paths of page sources, by the file that they include code from. */
  snippetPages: ReadonlyMap<string, readonly string[]>
  /** Route paths of the pages that use a source. */
  pagesBySource: ReadonlyMap<string, readonly string[]>
  /** Absolute paths of the folders and files that affect the site. */
  watchedPaths: readonly string[]
  /** Absolute paths of the configuration, the site's own plugins and their imports. */
  configFiles: ReadonlySet<string>
  themePaths: readonly string[]
  staticDirs: readonly string[]
}

/** Folder and settings of a site. */
export interface DevSiteSettings {
  siteDir: string
  configFile?: string
  /** Locale, if it isn't the default one. */
  locale?: string
  cacheDir: string
  generator: Generator
  /** Milliseconds of a monotonic clock. */
  now(): number
}

/**
 * Reads the configuration and scans the content.
 *
 * @param known - Scanned data from an earlier scan or build.
 * @throws SiteError with all errors in the configuration, options and content, as in `site build`.
 */
export async function loadDevSite(
  settings: DevSiteSettings,
  known: SourceMemory
): Promise<DevSite> {
  try {
    const {site, reader, paths} = await openDevSite(settings, known)
    // Files that the scan loads, such as sidebars, are added during each scan.
    const {configFiles} = site
    const hasher = createFileHasher(site.siteDir, {})
    const assets = createAssetReader(hasher, {})
    return await scanDevSite({site, reader, hasher, assets, configFiles, paths}, settings.now)
  } catch (error) {
    throw error instanceof SiteError ? await collectErrors(error, settings, known) : error
  }
}

async function openDevSite(
  settings: DevSiteSettings & {isTolerant?: boolean},
  known: SourceMemory
): Promise<Pick<DevSite, 'site' | 'reader'> & {paths: Set<string>}> {
  const paths = new Set([settings.siteDir])
  const opened = await openSite(settings)
  const {parseFrontMatter: parse} = opened.siteConfig.markdown
  const sources = createSourceReader(settings.siteDir, known, {parse})
  const reader = noteFolders(showDrafts(sources), paths)
  const site = await loadSite({...settings, mode: 'development', reader, opened})
  return {site, reader, paths}
}

/** Loads a site without its invalid parts, and returns all of its errors. */
async function collectErrors(
  first: SiteError,
  settings: DevSiteSettings,
  known: SourceMemory
): Promise<SiteError> {
  try {
    const {site} = await openDevSite({...settings, isTolerant: true}, known)
    const {isIncomplete} = site.unknownParts
    const {scan, errors} = await scanTolerantly({...site, isIncomplete}, settings.now)
    const problems = [...scan.problems, ...errors.flatMap((error) => error.problems)]
    const {failures} = sortProblems(problems, site.siteConfig)
    return failures.length > first.problems.length ? new SiteError(failures, {cause: first}) : first
  } catch (error) {
    // Without its invalid parts, the site can have different errors, or can't be loaded either.
    return error instanceof SiteError ? error : first
  }
}

/** Scans the content again with the current configuration. */
export async function rescanDevSite(before: DevSite, now: () => number): Promise<DevSite> {
  return scanDevSite({...before, paths: new Set(before.watchedPaths)}, now)
}

type ReadSite = Pick<DevSite, 'site' | 'reader' | 'hasher' | 'assets' | 'configFiles'>

async function scanDevSite(
  {site, reader, hasher, assets, configFiles, paths}: ReadSite & {paths: Set<string>},
  now: () => number
): Promise<DevSite> {
  const {siteDir, siteConfig} = site
  const scan = await scanSite(site, now)
  const {routes} = scan.manifest
  for (const image of site.pageImages()) assets.read(image)
  const themePaths = listThemePaths(site)
  const sources = {...reader.memory()}
  return {
    site,
    scan,
    reader,
    hasher,
    assets,
    markdown: await createSiteMarkdown(site, scan),
    resolver: createTokenResolver({siteDir, siteConfig, routes, assets}),
    sources,
    snippetPages: listSnippetPages(siteDir, sources),
    routes: createRouteIndex(routes),
    pagesBySource: listPages(routes),
    configFiles,
    themePaths,
    staticDirs: siteConfig.staticDirectories.map((folder) => path.resolve(siteDir, folder)),
    watchedPaths: [
      ...new Set([...paths, ...themePaths.filter(isEditable), ...site.plugins.flatMap(listWatched)])
    ]
  }
}

function listWatched({plugin}: LoadedPlugin): readonly string[] {
  return plugin.getPathsToWatch?.() ?? []
}

function listPages(routes: readonly Route[]): Map<string, string[]> {
  const pages = new Map<string, string[]>()
  for (const {path: routePath, contents} of routes) {
    for (const {source} of contents) pages.set(source, [...(pages.get(source) ?? []), routePath])
  }
  return pages
}

/** Records the folders that plugins scan, because content can be outside the site root. */
function noteFolders(reader: RememberingReader, paths: Set<string>): RememberingReader {
  return {
    ...reader,
    list(directory, extensions) {
      paths.add(path.resolve(directory))
      return reader.list(directory, extensions)
    },
    readText(file) {
      paths.add(path.resolve(file))
      return reader.readText(file)
    }
  }
}

function isEditable(folder: string): boolean {
  return !isInstalled(folder)
}
