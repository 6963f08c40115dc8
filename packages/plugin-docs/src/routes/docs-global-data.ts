import type {
  DocData,
  DocsGlobalData,
  DocsVersionData,
  PageLink,
  SiteContext,
  SiteProblem
} from '@lectern/types'
import {joinRoutePath} from '@lectern/shared/url/url-path'
import {findProperty, findQuoted} from '@lectern/shared/problems/find-quoted'
import {listNearest} from '../problems/list-nearest.js'
import type {SidebarNode} from '../sidebars/resolved-sidebar.js'
import type {DocsSidebar, DocsSite} from '../site/docs-site.js'
import {createDocData} from '../site/version-data.js'
import {findThemeReferences, type ThemeReferences} from './theme-references.js'

/**
 * Creates the global data of a docs instance. Its size doesn't depend on the number of docs.
 *
 * Unknown names in the theme configuration are reported as `navbar-doc-unknown`,
 * `navbar-sidebar-unknown` or `navbar-version-unknown`, and sidebars without a link as
 * `navbar-sidebar-empty`.
 *
 * @param hasInvalidSidebars - Whether sidebars lack items because of other problems. Empty sidebars
 *   then link to the main doc and aren't reported.
 */
export function createDocsGlobalData(
  sites: readonly DocsSite[],
  configSource: SiteContext['configSource'],
  {hasInvalidSidebars = false}: {hasInvalidSidebars?: boolean} = {}
): {
  globalData: DocsGlobalData
  problems: readonly SiteProblem[]
} {
  const [first] = sites
  if (!first) return {globalData: {path: '/', breadcrumbs: false, versions: []}, problems: []}
  const {options, plugin, siteConfig} = first
  const references = findThemeReferences(siteConfig.themeConfig, plugin.id)
  const globalData: DocsGlobalData = {
    path: joinRoutePath(options.routeBasePath),
    breadcrumbs: options.breadcrumbs,
    versions: sites.map((site) => createVersionData(site, references, hasInvalidSidebars))
  }
  const problems = [
    ...findUnknownReferences(references, sites),
    ...(hasInvalidSidebars ? [] : findEmptySidebars(references, sites))
  ].map(({key, id, ...problem}) => ({...problem, position: findProperty(key, id, configSource)}))
  return {
    globalData,
    problems: [...problems, ...findUnknownVersions(references, sites, configSource)]
  }
}

function createVersionData(
  site: DocsSite,
  {docIds}: ThemeReferences,
  hasInvalidSidebars: boolean
): DocsVersionData {
  const {name, label, isLast, routePath} = site.version
  const {docById, draftIds} = site.catalog
  const mainDocId = findMainDocId(site)
  const mainDoc = hasInvalidSidebars ? docById.get(mainDocId) : undefined
  const fallback = mainDoc && {path: mainDoc.permalink, label: mainDoc.label}
  const sidebars = [...site.sidebars.values()].map((entry) => {
    const link = findFirstLink(entry) ?? fallback
    return [entry.sidebar.name, {link: nameLink(link, entry, site)}] as const
  })
  const ids = new Set([mainDocId, ...docIds])
  return {
    name,
    label,
    isLast,
    path: routePath,
    mainDocId,
    docs: [...ids].flatMap((id): DocData[] => {
      const doc = docById.get(id)
      return doc ? [createDocData(doc, site)] : []
    }),
    draftIds: docIds.filter((id) => draftIds.has(id)),
    sidebars: Object.fromEntries(sidebars)
  }
}

/**
 * Returns the ID of the doc to link to by default: the one at the version's root, else the first
 * one in a sidebar, else the first one.
 */
function findMainDocId({docs, version, sidebars}: DocsSite): string {
  const idByPath = new Map(docs.map(({id, permalink}) => [permalink, id]))
  const pages = [...sidebars.values()].flatMap((sidebar) => sidebar.pages)
  const first = pages.find(({path}) => idByPath.has(path))
  return idByPath.get(version.routePath) ?? idByPath.get(first?.path ?? '') ?? docs[0]?.id ?? ''
}

function findFirstLink({pages, sidebar}: DocsSidebar): PageLink | undefined {
  return pages[0] ?? findFirstHref(sidebar.children)
}

/**
 * Labels the first link of a sidebar. In Docusaurus projects, it has the label of its item, or else
 * the ID of the doc, which navbar items without a label show.
 */
function nameLink(
  link: PageLink | undefined,
  {sidebar}: DocsSidebar,
  {docs, siteConfig}: DocsSite
): PageLink | undefined {
  if (!link || siteConfig.compatibility !== 'docusaurus') return link
  const doc = docs.find(({permalink}) => permalink === link.path)
  const item = findNode(sidebar.children, link.path)?.item
  if (!item || item.type === 'html') return link
  const isUnnamed = item.type === 'link' && doc?.label === item.label
  const label = isUnnamed ? (doc.frontMatter.sidebar_label ?? doc.id) : item.label
  return {...link, label}
}

function findNode(nodes: readonly SidebarNode[], path: string): SidebarNode | undefined {
  for (const node of nodes) {
    const found = node.page?.path === path ? node : findNode(node.children, path)
    if (found) return found
  }
  return undefined
}

function findFirstHref(nodes: readonly SidebarNode[]): PageLink | undefined {
  for (const {item} of nodes) {
    if (item.type !== 'html' && item.href) return {path: item.href, label: item.label}
  }
  return undefined
}

/** A problem with a name in the theme configuration. */
type NamedProblem = SiteProblem & {key: 'docId' | 'sidebarId'; id: string}

/** Reports docs and sidebars that don't exist in any version. */
function findUnknownReferences(
  {docIds, sidebarIds}: ThemeReferences,
  sites: readonly DocsSite[]
): NamedProblem[] {
  const knownDocs = new Set(
    sites.flatMap(({catalog}) => [...catalog.docById.keys(), ...catalog.draftIds])
  )
  const knownSidebars = new Set(sites.flatMap(({sidebars}) => [...sidebars.keys()]))
  return [
    ...docIds
      .filter((id) => !knownDocs.has(id))
      .map((id) =>
        describeUnknown({key: 'docId', id, code: 'navbar-doc-unknown'}, [
          ...(sites[0]?.catalog.docById.keys() ?? [])
        ])
      ),
    ...sidebarIds
      .filter((id) => !knownSidebars.has(id))
      .map((id) =>
        describeUnknown({key: 'sidebarId', id, code: 'navbar-sidebar-unknown'}, [...knownSidebars])
      )
  ]
}

function describeUnknown(
  name: Pick<NamedProblem, 'key' | 'id' | 'code'>,
  known: readonly string[]
): NamedProblem {
  const kind = name.key === 'docId' ? 'doc' : 'sidebar'
  return {
    ...name,
    message: `The ${kind} \`${name.id}\` in the theme configuration doesn't exist.`,
    hint: listNearest(name.id, known)
  }
}

/** Reports unknown versions in version dropdowns. */
function findUnknownVersions(
  {versionNames}: ThemeReferences,
  sites: readonly DocsSite[],
  configSource: SiteContext['configSource']
): SiteProblem[] {
  const known = sites.map(({version}) => version.name)
  return versionNames
    .filter((name) => !known.includes(name))
    .map((name) => ({
      code: 'navbar-version-unknown',
      message: `The version \`${name}\` in a navbar version dropdown doesn't exist.`,
      position: findQuoted(name, configSource),
      hint: listNearest(name, known)
    }))
}

/**
 * Reports sidebars in navbar items that contain nothing to link to. Specification §8 defines the
 * message.
 */
function findEmptySidebars(
  {sidebarIds}: ThemeReferences,
  sites: readonly DocsSite[]
): NamedProblem[] {
  return sidebarIds
    .filter((id) => {
      const found = sites.flatMap(({sidebars}) => sidebars.get(id) ?? [])
      return found.length > 0 && !found.some(findFirstLink)
    })
    .map((id) => ({
      key: 'sidebarId',
      id,
      code: 'navbar-sidebar-empty',
      message: `DocSidebarNavbarItem: Sidebar with ID "${id}" doesn't have anything to be linked to.`,
      hint: 'Add a doc or link to the sidebar, or remove the navbar item.'
    }))
}
