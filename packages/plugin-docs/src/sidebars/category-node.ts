import {posix} from 'node:path'
import type {PageLink, SidebarCategory} from '@lectern/types'
import {comparablePath, joinRoutePath} from '@lectern/shared/url/url-path'
import type {DocCatalog} from '../docs/doc-catalog.js'
import type {Doc} from '../docs/doc.js'
import type {CategoryConfig} from '../formats/sidebar-config.js'
import type {GeneratedIndex, SidebarNode} from './resolved-sidebar.js'
import type {CategoryStrings} from './sidebar-strings.js'

/** A category, its resolved children, and the doc it links to. */
interface CategoryInput {
  config: CategoryConfig
  /** Translated strings of the category. */
  strings: CategoryStrings
  /** Path of the generated index from the version's path, if the category doesn't set one. */
  defaultSlug: string | undefined
  children: readonly SidebarNode[]
  doc?: Doc
  page?: PageLink
}

/** Creates the sidebar node for a category that has children. */
export function createCategoryNode(
  {config, strings, defaultSlug, children, doc, page}: CategoryInput,
  {version, options}: Pick<DocCatalog, 'version' | 'options'>
): SidebarNode {
  const generatedIndex = createGeneratedIndex({...config, defaultSlug}, strings, version.routePath)
  const ownPage = page ?? (generatedIndex && {path: generatedIndex.path, label: strings.label})
  const href = ownPage?.path ?? findFirstHref(children)
  const collapsible = config.collapsible ?? options.sidebarCollapsible
  const collapsed = collapsible && (config.collapsed ?? options.sidebarCollapsed)
  const item: SidebarCategory = {
    type: 'category',
    label: strings.label,
    href,
    linkUnlisted: href !== undefined && !ownPage ? true : undefined,
    ...(collapsible ? undefined : {collapsible}),
    ...(collapsed ? undefined : {collapsed}),
    className: config.className,
    customProps: config.customProps ?? doc?.frontMatter.sidebar_custom_props
  }
  return {
    ...{item, page: ownPage, generatedIndex, children, hidden: []},
    description: config.description,
    pageDescription: generatedIndex?.description ?? doc?.frontMatter.description
  }
}

/** Creates the generated page of a category, if it has one. */
export function createGeneratedIndex(
  {link, defaultSlug = '/'}: Pick<CategoryConfig, 'link'> & Pick<CategoryInput, 'defaultSlug'>,
  strings: CategoryStrings,
  versionPath: string
): GeneratedIndex | undefined {
  if (link?.type !== 'generated-index') return undefined
  const slug = comparablePath(posix.resolve('/', link.slug ?? defaultSlug))
  return {
    path: joinRoutePath(versionPath, slug),
    title: strings.title ?? strings.label,
    description: strings.description,
    keywords: link.keywords,
    image: link.image
  }
}

/**
 * Returns the link for a category without a page, which is the first internal link among its
 * children.
 */
function findFirstHref(children: readonly SidebarNode[]): string | undefined {
  for (const {item} of children) {
    if (item.type !== 'html' && item.href?.startsWith('/')) return item.href
  }
  return undefined
}
