import {createGeneratedSidebar, type GeneratedSidebar} from '@lectern/plugin-docs/sidebar'
import {createDataName} from '@lectern/shared/files/data-name'
import {createBreadcrumbList} from '@lectern/shared/pages/json-ld'
import {createPageHead} from '@lectern/shared/pages/page-head'
import {toJsonObject} from '@lectern/shared/text/json-object'
import {joinRoutePath} from '@lectern/shared/url/url-path'
import type {DocItemProps, JsonValue, PluginRoutes, Route, SiteConfig} from '@lectern/types'
import type {TypeDocOptions} from '../options/typedoc-options.js'
import type {ReferencePage, TypeDocContent} from './load-reference.js'

interface RouteSettings {
  options: Pick<TypeDocOptions, 'id' | 'routeBasePath'>
  siteConfig: SiteConfig
}

/** Creates the pages of a reference and its sidebar. */
export function createTypeDocRoutes(
  {file, title, pages, sidebar, problems}: TypeDocContent,
  settings: RouteSettings
): PluginRoutes {
  if (pages.length === 0) return {routes: [], problems}
  const root = {path: joinRoutePath(settings.options.routeBasePath), label: title}
  const name = createDataName('sidebar', 'typedoc', settings.options.id)
  const located = createGeneratedSidebar(sidebar, name, root)
  return {
    routes: pages.map((page) => createRoute(page, {...settings, file, sidebar: located})),
    // Interfaces have no index signature, so TypeScript can't verify that the values are JSON.
    dataFiles: [{name: located.name, data: located.items as unknown as JsonValue}],
    problems
  }
}

function createRoute(
  {path, title, module, description, source}: ReferencePage,
  {options, siteConfig, file, sidebar}: RouteSettings & {file: string; sidebar: GeneratedSidebar}
): Route {
  const location = sidebar.locate(path)
  // Several modules have a page for functions, or a type with the same name.
  const longTitle = module === undefined ? title : `${title} ${siteConfig.titleDelimiter} ${module}`
  const props: DocItemProps = {
    pluginId: options.id,
    version: {name: 'current', label: '', isLast: true, badge: false, className: 'typedoc'},
    ...location,
    doc: {id: path, title, showTitle: true, description, hideTableOfContents: false, tags: []}
  }
  return {
    path,
    component: '@theme/TypeDocItem',
    props: toJsonObject(props),
    contents: [{source}],
    head: [
      ...createPageHead({title: longTitle, description}, siteConfig),
      ...createBreadcrumbList(location.breadcrumbs, siteConfig)
    ],
    plugin: {name: 'typedoc', id: options.id},
    source: file,
    isSourcePage: path === joinRoutePath(options.routeBasePath)
  }
}
