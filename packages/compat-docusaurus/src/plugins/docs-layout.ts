import fs from 'node:fs'
import {createDataName} from '@lectern/shared/files/data-name'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {toJsonObject} from '@lectern/shared/text/json-object'
import {isSamePath, removeBaseUrl} from '@lectern/shared/url/url-path'
import type {
  Breadcrumb,
  DataFile,
  DocsLayoutProps,
  JsonObject,
  JsonValue,
  PluginRef,
  SidebarItem,
  VersionBanner
} from '@lectern/types'
import type {DocusaurusRoute} from '../plugin-form/docusaurus-plugin.js'

/** Components around the pages of a docs version. In Lectern, `DocRoot` includes all of them. */
const ROOTS = /^@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocsVersionRoot|DocPage)$/
/** Components that receive the version. */
const VERSION_ROOTS = /^@theme\/(?:DocVersionRoot|DocsVersionRoot)$/

/** Returns whether the page of nested routes is in the docs layout. */
export function isInDocsLayout(chain: readonly DocusaurusRoute[]): boolean {
  return chain.some(({component}) => ROOTS.test(component))
}

/** The data of a version, as Docusaurus's components receive it. URLs in sidebars have no base URL. */
export interface VersionMetadata {
  pluginId: string
  version: string
  label: string
  banner?: VersionBanner | null
  badge?: boolean
  className?: string
  isLast?: boolean
  docsSidebars?: Readonly<Record<string, readonly SidebarItem[]>>
}

/** Reads the version in a JSON file, by absolute path. */
export type VersionReader = (file: string) => VersionMetadata | undefined

interface DocsLayoutContext {
  plugin: PluginRef
  baseUrl: string
  readVersion: VersionReader
}

/** A page of a plugin in the docs layout. */
export interface DocsLayoutPage {
  /** Nested routes, with components that work in Lectern. */
  chain: readonly DocusaurusRoute[]
  /** Props of the layout. */
  props: JsonObject
  /** The complete sidebar. */
  dataFile?: DataFile
}

/**
 * Adapts a page in the docs layout: its props contain the version and its part of the sidebar, like
 * the props of docs. Returns `undefined` if the page isn't in that layout, or if its version is
 * missing.
 */
export function adaptDocsLayout(
  chain: readonly DocusaurusRoute[],
  {plugin, baseUrl, readVersion}: DocsLayoutContext
): DocsLayoutPage | undefined {
  const file = findVersionFile(chain)
  const version = file === undefined ? undefined : readVersion(file)
  const page = chain.at(-1)
  if (!version || !page) return undefined
  const {sidebar: id} = page as {sidebar?: string}
  const items = id === undefined ? undefined : version.docsSidebars?.[id]
  const path = removeBaseUrl(page.path, baseUrl) ?? page.path
  const name = createDataName('sidebar', plugin.name, plugin.id, version.version, id ?? '')
  const props: DocsLayoutProps = {
    pluginId: version.pluginId,
    version: {
      name: version.version,
      label: version.label,
      isLast: version.isLast ?? false,
      badge: version.badge ?? false,
      className: version.className ?? '',
      ...(version.banner && {banner: version.banner})
    },
    breadcrumbs: findBreadcrumbs(items ?? [], path) ?? [],
    ...(items && {sidebar: {id, name, items: items.map((item) => cutItem(item, path))}})
  }
  return {
    chain: chain.flatMap((route) => adaptRoot(route)),
    props: toJsonObject(props),
    // The items come from JSON.
    ...(items && {dataFile: {name, data: items as unknown as JsonValue}})
  }
}

/** Removes the roots that `DocRoot` includes. The version stays available to hooks. */
function adaptRoot(route: DocusaurusRoute): readonly DocusaurusRoute[] {
  if (VERSION_ROOTS.test(route.component))
    return [{...route, component: '@docusaurus/internal/plugin-version'}]
  return route.component === '@theme/DocsRoot' ? [] : [route]
}

/** Creates a function that reads the file of a version once for all its pages. */
export function createVersionReader(baseUrl: string): VersionReader {
  const versions = new Map<string, VersionMetadata | undefined>()
  return (file) => {
    if (!versions.has(file)) versions.set(file, readVersion(file, baseUrl))
    return versions.get(file)
  }
}

function readVersion(file: string, baseUrl: string): VersionMetadata | undefined {
  const data: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
  if (!isRecord(data)) return undefined
  // Docusaurus's component expects this type.
  const version = data as unknown as VersionMetadata
  const sidebars = Object.entries(version.docsSidebars ?? {}).map(
    ([name, items]) => [name, items.map((item) => toItem(item, baseUrl))] as const
  )
  return {...version, docsSidebars: Object.fromEntries(sidebars)}
}

function findVersionFile(chain: readonly DocusaurusRoute[]): string | undefined {
  const {modules} = chain.find(({component}) => VERSION_ROOTS.test(component)) ?? {}
  const file = isRecord(modules) ? modules.version : undefined
  return typeof file === 'string' && file.endsWith('.json') && fs.existsSync(file)
    ? file
    : undefined
}

/** Returns an item without the base URL. Categories without a page link to their first item. */
function toItem(item: SidebarItem, baseUrl: string): SidebarItem {
  if (item.type === 'html') return item
  const toPath = (href: string) => removeBaseUrl(href, baseUrl) ?? href
  if (item.type === 'link') return {...item, href: toPath(item.href)}
  const items = item.items?.map((one) => toItem(one, baseUrl))
  const first = items?.flatMap((one) => (one.type === 'html' ? [] : (one.href ?? [])))[0]
  const href = item.href === undefined ? first : toPath(item.href)
  const isOwn = item.href !== undefined && !item.linkUnlisted
  return {...item, items, href, ...(href !== undefined && !isOwn && {linkUnlisted: true})}
}

/** Returns whether an item is the page or contains it. */
function contains(item: SidebarItem, path: string): boolean {
  if (item.type === 'html') return false
  const isPage = item.href !== undefined && isSamePath(item.href, path)
  if (item.type === 'link') return isPage
  return (isPage && !item.linkUnlisted) || (item.items ?? []).some((one) => contains(one, path))
}

/** Removes the items of collapsed categories that don't contain the page. They're loaded on demand. */
function cutItem(item: SidebarItem, path: string): SidebarItem {
  if (item.type !== 'category') return item
  const {collapsible = true, collapsed = true, href} = item
  const isOpen = !(collapsible && collapsed) || href === undefined || contains(item, path)
  return {...item, items: isOpen ? item.items?.map((one) => cutItem(one, path)) : undefined}
}

/** Returns the categories around a page, and the page itself. */
function findBreadcrumbs(items: readonly SidebarItem[], path: string): Breadcrumb[] | undefined {
  for (const item of items) {
    if (item.type === 'html' || !contains(item, path)) continue
    const isOwn = item.type === 'link' || !item.linkUnlisted
    const own = {label: item.label, ...(isOwn && item.href && {path: item.href})}
    const inner = item.type === 'category' ? findBreadcrumbs(item.items ?? [], path) : undefined
    return [own, ...(inner ?? [])]
  }
  return undefined
}
