import {createDataName} from '@lectern/shared/files/data-name'
import {createPageHead} from '@lectern/shared/pages/page-head'
import {createBreadcrumbList} from '@lectern/shared/pages/json-ld'
import {toJsonObject} from '@lectern/shared/text/json-object'
import type {
  DataFile,
  DocItemProps,
  JsonValue,
  PluginRoutes,
  Route,
  SiteConfig
} from '@lectern/types'
import type {OpenApiOptions} from '../options/openapi-options.js'
import type {TryItRequest} from '../try-it/try-it-request.js'
import type {GeneratedSidebar} from '@lectern/plugin-docs/sidebar'
import {createSidebar} from './create-sidebar.js'
import type {OpenApiContent} from './load-references.js'
import type {ReferencePage, ReferenceSite} from './reference-page.js'

/**
 * Props of `@theme/ApiItem`. The content of the page is the first entry of the route's contents.
 */
export interface ApiItemProps extends DocItemProps {
  /** The request that readers can send from the page, if there is one. */
  tryIt?: TryItRequest
}

/** Creates the pages and sidebars of all versions. */
export function createOpenApiRoutes(
  {references, embeds, problems}: OpenApiContent,
  {options, siteConfig}: {options: Pick<OpenApiOptions, 'id'>; siteConfig: SiteConfig}
): PluginRoutes {
  const created = references.map((reference) => {
    const parts = [
      'sidebar',
      'openapi',
      options.id,
      ...(reference.version ? [reference.version] : [])
    ]
    const root = {path: reference.base, label: reference.title}
    return {reference, sidebar: createSidebar(reference.sidebar, createDataName(...parts), root)}
  })
  return {
    routes: created.flatMap(({reference, sidebar}) =>
      reference.pages.map((page) =>
        createRoute(page, {reference, sidebar, id: options.id, siteConfig})
      )
    ),
    dataFiles: created.map(
      ({sidebar}): DataFile => ({
        name: sidebar.name,
        // Interfaces have no index signature, so TypeScript can't verify that the values are JSON.
        data: sidebar.items as unknown as JsonValue
      })
    ),
    origins: Object.fromEntries(
      references.flatMap(({file, pages}) =>
        pages.map(({source}) => [source, {file, lineOffset: 0}])
      )
    ),
    embeds,
    problems
  }
}

interface RouteInput {
  reference: ReferenceSite
  sidebar: GeneratedSidebar
  id: string
  siteConfig: SiteConfig
}

function createRoute(page: ReferencePage, {reference, sidebar, id, siteConfig}: RouteInput): Route {
  const {path, title, description, source, tryIt} = page
  const location = sidebar.locate(path)
  const props: ApiItemProps = {
    pluginId: id,
    version: {
      name: reference.version || 'current',
      label: reference.version,
      isLast: reference.version === '',
      badge: false,
      className: 'openapi'
    },
    ...location,
    doc: {
      id: path,
      title,
      showTitle: false,
      description,
      hideTableOfContents: false,
      tags: []
    },
    ...(tryIt && {tryIt})
  }
  return {
    path,
    component: '@theme/ApiItem',
    props: toJsonObject(props),
    contents: [{source}],
    head: [
      ...createPageHead({title, description}, siteConfig),
      ...createBreadcrumbList(location.breadcrumbs, siteConfig)
    ],
    plugin: {name: 'openapi', id},
    // Edit links and problems refer to the description, because it's the file that authors edit.
    source: reference.file,
    isSourcePage: path === reference.base
  }
}
