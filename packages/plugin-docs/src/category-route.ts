import type {CategoryCard, DocCategoryPageProps, Route} from '@lectern/types'
import {toJsonObject} from '@lectern/shared/json-object'
import {createPageHead} from '@lectern/shared/page-head'
import {createLayoutProps} from './docs-layout.js'
import type {DocsSite} from './docs-site.js'
import type {GeneratedIndex, SidebarNode} from './resolved-sidebar.js'

/** Make the pages of all categories that have a generated index. */
export function createCategoryRoutes(site: DocsSite): Route[] {
  return [...site.sidebars.values()].flatMap(({sidebar}) => createRoutes(sidebar.children, site))
}

function createRoutes(nodes: readonly SidebarNode[], site: DocsSite): Route[] {
  return nodes.flatMap((node) => [
    ...(node.generatedIndex ? [createCategoryRoute(node.generatedIndex, node, site)] : []),
    ...createRoutes(node.children, site)
  ])
}

function createCategoryRoute(
  {path, title, description, keywords, image}: GeneratedIndex,
  {children}: SidebarNode,
  site: DocsSite
): Route {
  const props: DocCategoryPageProps = {
    ...createLayoutProps(site, path, site.locationByPath.get(path)),
    category: {title, description, items: children.flatMap(createCard)}
  }
  return {
    path,
    component: site.options.docCategoryGeneratedIndexComponent,
    props: toJsonObject(props),
    contents: [],
    head: createPageHead({title, description, keywords, image}, site.siteConfig),
    plugin: site.plugin
  }
}

function createCard({item, description, children}: SidebarNode): CategoryCard[] {
  if (item.type === 'html' || item.href === undefined) return []
  const card = {label: item.label, path: item.href, description}
  return item.type === 'category'
    ? [{type: 'category', ...card, count: children.length}]
    : [{type: 'link', ...card}]
}
