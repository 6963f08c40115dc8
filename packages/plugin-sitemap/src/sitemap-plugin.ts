import path from 'node:path'
import type {
  OutputFile,
  Plugin,
  RenderedSite,
  SiteConfig,
  SiteContext,
  SiteProblem,
  SourceChanges
} from '@lectern/types'
import {NO_CHANGES} from '@lectern/shared/files/last-update'
import {localeSite} from '@lectern/shared/url/page-alternates'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import {createItems} from './create-items.js'
import {listRoutes} from './list-routes.js'
import {renderRobots} from './robots-file.js'
import {createSitemapFiles} from './sitemap-files.js'
import type {SitemapItem} from './sitemap-item.js'
import {parseSitemapOptions, type SitemapOptions} from './sitemap-options.js'

/** Writes a sitemap, unless `noIndex` is set. */
export function sitemapPlugin(
  context: SiteContext,
  options: SitemapOptions
): Plugin<SourceChanges> {
  const {siteConfig, siteDir, history} = context
  return {
    name: 'sitemap',
    loadContent: async () => (options.lastmod === null ? NO_CHANGES : history.read(siteDir)),
    createRoutes: ({problems}) => ({
      routes: [],
      problems: [...problems, ...findMisplacedRobots(context, options)]
    }),
    async postBuild(site) {
      const robots = createRobots(context, options)
      const sitemaps = siteConfig.noIndex ? [] : await createSitemaps(site, context, options)
      return [...sitemaps, ...robots].map((file) => ({...file, offline: false}))
    }
  }
}

sitemapPlugin.validateOptions = parseSitemapOptions

async function createSitemaps(
  site: RenderedSite,
  context: SiteContext,
  options: SitemapOptions
): Promise<OutputFile[]> {
  const items = await listItems(site, context, options)
  const urlOf = (file: string) => fileUrl(file, context)
  return createSitemapFiles(items, {filename: options.filename, urlOf})
}

async function listItems(
  site: RenderedSite,
  {siteConfig, siteDir, history}: SiteContext,
  options: SitemapOptions
): Promise<readonly SitemapItem[]> {
  const routes = listRoutes(site, options.ignorePatterns, siteConfig)
  // Sources can be outside the site root, and even in a different repository.
  const folders = options.lastmod === null ? [] : [siteDir, ...listOuterFolders(routes, siteDir)]
  const changes = await Promise.all(folders.map((folder) => history.read(folder)))
  const findChange = (file: string) => {
    for (const {find} of changes) {
      const change = find(file)
      if (change) return change.date
    }
    return undefined
  }
  const defaultCreateSitemapItems = async (input: {routes: typeof routes}) =>
    createItems(input.routes, {
      options,
      siteConfig,
      findDate: ({lastUpdatedAt, source}) =>
        lastUpdatedAt ??
        (source === undefined ? undefined : findChange(path.resolve(siteDir, source)))
    })
  const {createSitemapItems = defaultCreateSitemapItems} = options
  return createSitemapItems({routes, siteConfig, defaultCreateSitemapItems})
}

/**
 * Returns the outermost folders outside the site root that contain sources of pages, such as
 * `../docs` or `..`, as absolute paths.
 */
function listOuterFolders(routes: RenderedSite['routes'], siteDir: string): string[] {
  const outer = routes.flatMap(({source = ''}) => {
    const [found] = /^(?:\.\.\/)+(?:[^/]+(?=\/))?/.exec(source) ?? []
    return found === undefined ? [] : [path.resolve(siteDir, found)]
  })
  return [...new Set(outer)]
}

function createRobots(context: SiteContext, {robotsTxt, filename}: SitemapOptions): OutputFile[] {
  const {siteConfig} = context
  if (robotsTxt === false || !isAtRoot(siteConfig)) return []
  const baseUrls = listBaseUrls(siteConfig)
  const sitemaps = baseUrls.map(
    (baseUrl) => siteConfig.url + addBaseUrl(encodeURI(filename), baseUrl)
  )
  const text = renderRobots(robotsTxt, baseUrls, siteConfig.noIndex ? [] : sitemaps)
  return [{file: 'robots.txt', text}]
}

/**
 * Tests whether `robots.txt` is written for the current language. If several languages share a
 * host, only the default one writes it.
 */
function isAtRoot({i18n}: SiteConfig): boolean {
  const {currentLocale, defaultLocale, localeConfigs} = i18n
  return currentLocale === defaultLocale || localeConfigs[currentLocale]?.url !== undefined
}

/** Returns the base URLs of all languages on this host, starting with the current one. */
function listBaseUrls(siteConfig: SiteConfig): string[] {
  const {locales, currentLocale} = siteConfig.i18n
  return [currentLocale, ...locales.filter((locale) => locale !== currentLocale)]
    .map((locale) => localeSite(locale, siteConfig))
    .filter(({url}) => url === siteConfig.url)
    .map(({baseUrl}) => baseUrl)
}

function fileUrl(file: string, {siteConfig}: Pick<SiteContext, 'siteConfig'>): string {
  return siteConfig.url + addBaseUrl(encodeURI(file), siteConfig.baseUrl)
}

/**
 * Reports a `robots.txt` that isn't at the root of the host, because crawlers only look for it
 * there.
 */
function findMisplacedRobots(
  {siteConfig, configSource}: SiteContext,
  {robotsTxt}: SitemapOptions
): SiteProblem[] {
  if (robotsTxt === false || siteConfig.baseUrl === '/' || !isAtRoot(siteConfig)) return []
  return [
    {
      code: 'robots-txt-misplaced',
      policy: 'warn',
      message: `The site has the base URL ${siteConfig.baseUrl}, but crawlers read robots.txt only at the root of a host.`,
      position: {file: configSource.file},
      hint: 'Remove `robotsTxt`, and add the file to the site at the root of the host.'
    }
  ]
}
