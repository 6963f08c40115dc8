import {posix} from 'node:path'
import type {MDXPageProps, Route, SiteConfig, SiteProblem, Source} from '@lectern/types'
import {chooseEditedFile, editPermalink, resolveEditUrl} from '@lectern/shared/files/edit-url'
import {toJsonObject} from '@lectern/shared/text/json-object'
import {findLastUpdate} from '@lectern/shared/files/last-update'
import {
  createPageDisplay,
  type DisplayFields,
  type PageDisplay
} from '@lectern/shared/front-matter/page-display'
import {createHtmlClass} from '@lectern/shared/pages/page-head'
import {createSourceHead} from '@lectern/shared/pages/source-head'
import {checkFrontMatter} from '@lectern/shared/schema/schema-check'
import {refToSource} from '@lectern/shared/files/source-files'
import {NOT_FOUND_PATH} from '@lectern/shared/pages/not-found-path'
import {comparablePath, joinRoutePath} from '@lectern/shared/url/url-path'
import type {PageFile} from './load-pages.js'
import {pageFrontMatterSchema} from './page-front-matter.js'
import {createPagePath} from './page-path.js'
import type {PagesOptions} from './pages-options.js'

/** Settings that don't depend on the content. */
export interface PagesSettings {
  options: PagesOptions
  siteConfig: Pick<SiteConfig, 'url' | 'baseUrl' | 'i18n'> & Partial<SiteConfig>
}

/** Creates the page for a file. Returns no route for a draft. */
export function createPageRoute(
  page: PageFile,
  settings: PagesSettings
): {route?: Route; problems: readonly SiteProblem[]} {
  const routePath = createDefaultPath(page.file, settings.options)
  return page.source
    ? createMarkdownRoute({...page, source: page.source}, routePath, settings)
    : {route: createComponentRoute(page, routePath, settings), problems: []}
}

/**
 * Returns the default path of a page. The not-found page has a fixed path, because hosts serve that
 * file for unknown URLs.
 */
function createDefaultPath(file: string, {id, routeBasePath}: PagesOptions): string {
  const path = createPagePath(routeBasePath, file)
  const isNotFound = path === '/404' || (id === 'default' && createPagePath('/', file) === '/404')
  return isNotFound ? NOT_FOUND_PATH : path
}

/** Returns the configuration in the format of Docusaurus, without build settings. */
function pickConfig(siteConfig: PagesSettings['siteConfig']) {
  const {title, tagline, url, baseUrl, favicon, i18n, customFields, themeConfig} = siteConfig
  const {organizationName, projectName, trailingSlash, titleDelimiter, noIndex} = siteConfig
  const site = {title, tagline, url, baseUrl, favicon, trailingSlash, titleDelimiter, noIndex}
  return {...site, organizationName, projectName, i18n, customFields, themeConfig}
}

/** Tests whether a file is the index of its folder. */
function isIndexFile(file: string): boolean {
  return /(?:^|\/)index\.\w+$/.test(file)
}

function createComponentRoute(
  {sitePath, change, readsConfig}: PageFile,
  path: string,
  {options, siteConfig}: PagesSettings
): Route {
  return {
    path,
    component: `@site/${sitePath}`,
    props: readsConfig ? toJsonObject({config: pickConfig(siteConfig)}) : {},
    contents: [],
    head: [],
    plugin: {name: 'pages', id: options.id},
    source: sitePath,
    lastUpdatedAt: change?.date,
    isSourcePage: true,
    ...(isIndexFile(sitePath) && {isFolder: true})
  }
}

function createMarkdownRoute(
  page: PageFile & {source: Source},
  defaultPath: string,
  settings: PagesSettings
): {route?: Route; problems: readonly SiteProblem[]} {
  const {source} = page
  const {value: frontMatter, problems} = checkFrontMatter(pageFrontMatterSchema, source)
  if (frontMatter.draft) return {problems: []}
  const {options, siteConfig} = settings
  const path =
    frontMatter.slug === undefined
      ? defaultPath
      : resolveSlug(frontMatter.slug, posix.dirname(page.file), options.routeBasePath)
  const named = frontMatter.title ?? source.contentTitle
  const title = named ?? posix.basename(defaultPath)
  const update = findLastUpdate(frontMatter.last_update, page.change, options)
  const props: MDXPageProps = {
    title,
    ...displayPage(frontMatter, source, siteConfig),
    editUrl: findEditUrl(page, path, settings),
    wrapperClassName: frontMatter.wrapperClassName,
    unlisted: frontMatter.unlisted,
    ...update.shown
  }
  const route: Route = {
    path,
    component: options.mdxPageComponent,
    props: toJsonObject(props),
    contents: [refToSource(page)],
    head: [
      ...createSourceHead(
        named ?? nameUntitled(title, siteConfig),
        frontMatter,
        source,
        siteConfig
      ),
      createHtmlClass(...listHtmlClasses(frontMatter, siteConfig))
    ],
    plugin: {name: 'pages', id: options.id},
    source: source.file,
    original: page.original,
    lastUpdatedAt: update.date,
    isSourcePage: true,
    ...(isIndexFile(source.file) && {isFolder: true})
  }
  return {route, problems: [...source.problems, ...problems]}
}

/**
 * Lists the classes of a page's `html` element. In Docusaurus, the class in the front matter is one
 * of them, instead of `mdx-wrapper`.
 */
function listHtmlClasses(
  {wrapperClassName}: {wrapperClassName?: string},
  {compatibility}: Pick<SiteConfig, 'compatibility'>
): string[] {
  const own = compatibility === 'docusaurus' ? wrapperClassName?.split(' ') : undefined
  return [...(own ?? ['mdx-wrapper']), 'mdx-page']
}

/** Returns the title in the head of an untitled page. In Docusaurus, it's the site's title. */
function nameUntitled(
  filename: string,
  {compatibility, title}: Pick<PagesSettings['siteConfig'], 'compatibility' | 'title'>
): string {
  return compatibility === 'docusaurus' && title !== undefined ? title : filename
}

/**
 * Returns the display settings of a page. A title in the front matter is shown as a heading, except
 * in Docusaurus projects.
 */
function displayPage(
  frontMatter: DisplayFields & {title?: string},
  source: Source,
  {compatibility}: Pick<SiteConfig, 'compatibility'>
): PageDisplay {
  const display = createPageDisplay(frontMatter, source)
  const hasTitle = frontMatter.title !== undefined && compatibility !== 'docusaurus'
  return {...display, showTitle: hasTitle && display.showTitle}
}

function resolveSlug(slug: string, folder: string, routeBasePath: string): string {
  return joinRoutePath(routeBasePath, comparablePath(posix.resolve('/', folder, slug)))
}

function findEditUrl(
  page: PageFile & {source: Source},
  path: string,
  {options, siteConfig}: PagesSettings
): string | undefined {
  return resolveEditUrl(options.editUrl, chooseEditedFile(page, options), {
    pagesDirPath: options.path,
    pagesPath: page.file,
    permalink: editPermalink(path, siteConfig),
    locale: siteConfig.i18n.currentLocale
  })
}
