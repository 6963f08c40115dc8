import {posix} from 'node:path'
import type {
  DocItemProps,
  DocsLayoutProps,
  LastUpdate,
  PageLink,
  Route,
  SiteProblem
} from '@lectern/types'
import {chooseEditedFile, editPermalink, resolveEditUrl} from '@lectern/shared/files/edit-url'
import {toJsonObject} from '@lectern/shared/text/json-object'
import {findLastUpdate} from '@lectern/shared/files/last-update'
import {createPageDisplay} from '@lectern/shared/front-matter/page-display'
import {createSourceProps} from '@lectern/shared/front-matter/source-props'
import {createBreadcrumbList} from '@lectern/shared/pages/json-ld'
import {createSourceHead} from '@lectern/shared/pages/source-head'
import {refToSource} from '@lectern/shared/files/source-files'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import {findDoc} from '../docs/doc-catalog.js'
import type {Doc} from '../docs/doc.js'
import {createPageLink} from '../sidebars/resolve-sidebar.js'
import type {SidebarLocation} from '../sidebars/sidebar-locations.js'
import {locateDoc} from '../site/doc-location.js'
import {createLayoutProps} from '../site/docs-layout.js'
import type {DocsSite} from '../site/docs-site.js'
import {createVersionHead} from '../site/version-head.js'
import {docKey} from '../site/version-links.js'
import {createCategoryCards} from './category-cards.js'

/** Creates the page of a doc. */
export function createDocRoute(
  doc: Doc,
  site: DocsSite
): {route: Route; problems: readonly SiteProblem[]} {
  const {location, problems} = locateDoc(doc, site)
  const key = docKey(doc.id)
  const layout = createLayoutProps(site, {path: doc.permalink, key}, location)
  const previous = findNeighbor(doc, 'pagination_prev', {site, found: layout.previous})
  const next = findNeighbor(doc, 'pagination_next', {site, found: layout.next})
  const {frontMatter, source} = doc
  const update = findLastUpdate(frontMatter.last_update, doc.change, site.options)
  const props = createDocProps(doc, site, {
    layout: {...layout, previous: previous.link, next: next.link},
    update: update.shown
  })
  const route: Route = {
    path: doc.permalink,
    component: site.options.docItemComponent,
    props: toJsonObject(props),
    liveProps: createLiveProps(doc, location, site),
    contents: [refToSource(doc)],
    head: [
      ...createSourceHead(doc.title, headFields(doc, site), source, site.siteConfig),
      ...createVersionHead(key, `docs-doc-page docs-doc-id-${doc.id.replace(/\s+/g, '-')}`, site),
      ...createBreadcrumbList(layout.breadcrumbs, site.siteConfig)
    ],
    plugin: site.plugin,
    source: source.file,
    original: doc.original,
    ...createAliases(doc, site.version),
    lastUpdatedAt: update.date,
    isSourcePage: true,
    ...(isFolderPage(doc) && {isFolder: true})
  }
  return {route, problems: [...problems, ...previous.problems, ...next.problems]}
}

/** Returns the fields for the head. In Docusaurus, docs can't have a different title there. */
function headFields({frontMatter}: Doc, {siteConfig}: DocsSite): Doc['frontMatter'] {
  if (siteConfig.compatibility !== 'docusaurus') return frontMatter
  return {...frontMatter, title_meta: undefined}
}

/** Lists the paths that links to a gathered file may have. */
function createAliases(
  {file}: Doc,
  {overlay, folder}: DocsSite['version']
): Pick<Route, 'aliases'> {
  if (!overlay) return {}
  const former = overlay.formerNames.get(file)
  const own = posix.join(overlay.home, file)
  return {aliases: former === undefined ? [own] : [own, posix.join(folder, former)]}
}

/** Checks whether a doc is the page of a folder. For a custom slug, the trailing slash decides. */
function isFolderPage({frontMatter: {slug}, isIndex}: Doc): boolean {
  return slug === undefined ? isIndex : /(?:^|\/)\.?$/.test(slug)
}

/**
 * Returns the default items of `DocCardList`: the items of the category if the doc is its page, or
 * the items next to the doc. Only Docusaurus projects list the doc itself.
 */
function createLiveProps(
  {permalink, source, title}: Doc,
  location: SidebarLocation | undefined,
  {sidebars, siteConfig}: DocsSite
): Route['liveProps'] {
  if (!location) return undefined
  const category = location.branch.at(-1)
  const isCategoryPage = category?.page?.path === permalink
  const parent = category ?? sidebars.get(location.sidebar)?.sidebar
  if (!parent || !(isCategoryPage || source.hasCards)) return undefined
  const cards = createCategoryCards(parent, siteConfig)
  const showsItself = siteConfig.compatibility === 'docusaurus'
  const items = showsItself ? cards : cards.filter(({path}) => path !== permalink)
  return toJsonObject({category: {title, items}})
}

function createDocProps(
  doc: Doc,
  site: DocsSite,
  {layout, update}: {layout: DocsLayoutProps; update: LastUpdate}
): DocItemProps {
  const {frontMatter, source} = doc
  return {
    ...layout,
    doc: {
      id: doc.id,
      title: doc.title,
      ...createPageDisplay(frontMatter, source),
      description: frontMatter.description,
      editUrl: findEditUrl(doc, site),
      tags: doc.tags,
      ...update,
      unlisted: frontMatter.unlisted,
      ...createForeignProps(doc, site)
    }
  }
}

/**
 * Creates the props that only components of Docusaurus projects receive. Their front matter is
 * complete, because components check which fields a doc has.
 */
function createForeignProps(
  doc: Doc,
  {siteConfig, version}: DocsSite
): Partial<DocItemProps['doc']> {
  if (siteConfig.compatibility !== 'docusaurus') return {}
  const {file, permalink, source} = doc
  const slug = removeBaseUrl(permalink, `${version.routePath.replace(/\/$/, '')}/`)
  return {
    ...createSourceProps(source, siteConfig, NONE),
    sidebarPosition: doc.position,
    slug: slug !== '/' && isFolderPage(doc) ? `${slug}/` : slug,
    sourceDirName: posix.dirname(file)
  }
}

const NONE: ReadonlySet<string> = new Set()

function findEditUrl(doc: Doc, {options, version, siteConfig}: DocsSite): string | undefined {
  const {custom_edit_url: custom} = doc.frontMatter
  if (custom !== undefined) return custom ?? undefined
  const origin = version.overlay?.origins.get(doc.file)
  // A version from Git has no files that can be edited.
  if ((origin?.isFromGit ?? version.git) && !options.editCurrentVersion) return undefined
  const folder = options.editCurrentVersion ? options.path : (origin?.folder ?? version.folder)
  const edited = chooseEditedFile(doc, options)
  const isTranslation = doc.original !== undefined && edited !== doc.original
  const file = isTranslation
    ? (findTranslation(doc, version) ?? edited)
    : posix.join(folder, doc.file)
  return resolveEditUrl(options.editUrl, file, {
    version: version.name,
    versionDocsDirPath: folder,
    docPath: doc.file,
    permalink: editPermalink(doc.permalink, siteConfig),
    locale: siteConfig.i18n.currentLocale
  })
}

/** Returns the translation that a version takes from an extended version. */
function findTranslation({file}: Doc, {overlay}: DocsSite['version']): string | undefined {
  const origin = overlay?.localized?.files.get(file)
  return origin && posix.join(origin.folder, file)
}

/** Returns the previous or next page: the one in the front matter, or in the sidebar. */
function findNeighbor(
  doc: Doc,
  key: 'pagination_prev' | 'pagination_next',
  {site, found}: {site: DocsSite; found: PageLink | undefined}
): {link?: PageLink; problems: readonly SiteProblem[]} {
  const id = doc.frontMatter[key]
  if (id === undefined) return {link: found, problems: []}
  if (id === null) return {problems: []}
  const {doc: target, problems} = findDoc(id, site.catalog, () => ({
    code: 'pagination-doc-unknown',
    message: `The doc \`${id}\` in \`${key}\` doesn't exist.`,
    position: {file: doc.source.file, line: doc.source.frontMatterLines[key]}
  }))
  const isListed = target && !target.frontMatter.unlisted
  return {link: isListed ? createPageLink(target) : undefined, problems}
}
