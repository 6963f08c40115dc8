import path from 'node:path'
import type {DataFile, JsonObject, PluginRef, Route} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import type {DocusaurusRoute} from '../plugin-form/docusaurus-plugin.js'
import {resolveAlias, writeChanged} from '../plugin-form/generated-folder.js'
import {describePage} from '../post-build/docusaurus-routes.js'
import {listChanges} from '../content-shapes/merge-changes.js'
import {adaptList, type ListSite} from './adapt-list-route.js'
import {adaptDocsLayout, isInDocsLayout, type VersionReader} from './docs-layout.js'
import {createPageContents, type PageContents} from './page-contents.js'
import {readFields} from './route-fields.js'
import {
  LOAD_MODULE,
  type ModuleReader,
  readModules,
  type RouteModules,
  splitModules,
  writeModules
} from './route-modules.js'

/** Context of a plugin's routes. */
export interface RouteContext {
  siteDir: string
  /** Absolute folder of the files that the plugin has created. */
  folder: string
  baseUrl: string
  plugin: PluginRef
  siteConfig: ListSite
  /** Finds the page of a source, by path relative to the site root. */
  findSource(source: string): Route | undefined
  readVersion: VersionReader
}

/** A page component, with its props from data files and from code. */
interface Part {
  component: string
  /** Path with the base URL. */
  path: string
  props: JsonObject
  /** Custom fields, for the component's `route` prop. */
  fields: JsonObject
  /** Modules by prop. */
  modules: Readonly<Record<string, RouteModules>>
  /** Data for `useRouteContext`. */
  context?: RouteModules
}

/** The pages of a route. */
export interface AdaptedRoute {
  routes: readonly Route[]
  /** Sidebars of pages in the docs layout. */
  dataFiles: readonly DataFile[]
  /** Whether pages are omitted, because they're in the docs layout but have no version. */
  isOutside: boolean
}

/**
 * Converts a route of a Docusaurus plugin to pages: one for the route itself, or one for each of
 * its nested routes. Data files become props. For other modules, a generated module imports them
 * and passes them to the component.
 */
export function adaptRoute(
  route: DocusaurusRoute,
  context: RouteContext,
  around: readonly DocusaurusRoute[] = []
): AdaptedRoute {
  const chain = [...around, route]
  if (route.routes && route.routes.length > 0)
    return joinRoutes(route.routes.map((child) => adaptRoute(child, context, chain)))
  const layout = isInDocsLayout(chain) ? adaptDocsLayout(chain, context) : undefined
  if (!layout && isInDocsLayout(chain)) return {routes: [], dataFiles: [], isOutside: true}
  const {props, ...page} = createPage(layout?.chain ?? chain, context)
  return {
    routes: [
      {
        path: removeBaseUrl(route.path, context.baseUrl) ?? route.path,
        exact: route.exact ?? true,
        head: [],
        ...page,
        props: {...props, ...layout?.props},
        plugin: context.plugin
      }
    ],
    dataFiles: layout?.dataFile ? [layout.dataFile] : [],
    isOutside: false
  }
}

function joinRoutes(adapted: readonly AdaptedRoute[]): AdaptedRoute {
  return {
    routes: adapted.flatMap(({routes}) => routes),
    dataFiles: adapted.flatMap(({dataFiles}) => dataFiles),
    isOutside: adapted.some(({isOutside}) => isOutside)
  }
}

/**
 * Converts a route that a wrapping plugin may have changed back to the page of the wrapped plugin.
 * The page keeps its props and contents, and modules are added to them.
 */
export function adaptNativeRoute(
  route: DocusaurusRoute,
  native: Route,
  context: RouteContext & {trailingSlash: boolean | undefined}
): Route {
  const pristine = describePage(native, context)
  const [modules, props] = (['modules', 'props'] as const).map((field) =>
    listChanges(pristine[field] ?? {}, route[field] ?? {})
  )
  const added = {path: route.path, component: route.component, modules, props} as DocusaurusRoute
  const isChanged = [modules, props].some((values) => values && !isEmpty(values))
  const {component, ...page} = isChanged
    ? createPage([added], {...context, first: native.contents})
    : {component: nameComponent(route.component, context)}
  const isMoved = route.path !== pristine.path
  return {
    ...native,
    ...('contents' in page && {contents: page.contents, props: {...native.props, ...page.props}}),
    component,
    ...(isMoved && {
      path: removeBaseUrl(route.path, context.baseUrl) ?? route.path,
      isSourcePage: false
    })
  }
}

type CreatedPage = Pick<Route, 'component' | 'props' | 'contents'> & Partial<Pick<Route, 'head'>>

/** Creates the component, the props and the contents of a page from its nested routes. */
function createPage(
  chain: readonly DocusaurusRoute[],
  context: RouteContext & {first?: Route['contents']}
): CreatedPage {
  const contents = createPageContents(context.findSource, context.first)
  const parts = chain.map((part, index) =>
    createPart(part, {...context, isShared: index < chain.length - 1}, contents)
  )
  const [only] = parts
  const list = only && parts.length === 1 && !context.first && createList(only, contents, context)
  if (list) return list
  const isPlain =
    only && parts.length === 1 && !only.context && isEmpty(only.modules) && isEmpty(only.fields)
  const shown = contents.list()
  const nestedFields = findNestedFields(parts)
  return {
    component: isPlain ? only.component : writeFrame(parts, context, shown.length > 0),
    props: Object.assign(
      {},
      ...parts.map(({props}) => props),
      nestedFields && {[FIELDS_PROP]: nestedFields},
      shown.length > 0 && {
        [CONTENTS_PROP]: shown.map(({index, path: pagePath, props}) => ({
          ...{index, path: pagePath, props}
        }))
      }
    ),
    contents: [...(context.first ?? []), ...shown.map(({content}) => content)]
  }
}

/** Creates a list of posts for the theme's component. */
function createList(
  {component, modules, props}: Part,
  contents: PageContents,
  {siteConfig}: RouteContext
): CreatedPage | undefined {
  if (Object.keys(modules).some((prop) => prop !== 'items')) return undefined
  const shown = contents.list()
  const list = adaptList({component, props, shown}, siteConfig)
  return list && {...list, component, contents: shown.map(({content}) => content)}
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0
}

function createPart(
  route: DocusaurusRoute,
  context: RouteContext & {isShared: boolean},
  contents: PageContents
): Part {
  const {component, modules = {}, props = {}} = route
  const reader: ModuleReader = {
    resolve: (name) => resolveAlias(name, context.siteDir),
    nameModule: (file) => nameComponent(file, context),
    addContent: contents.add,
    // All pages share the data of a parent, so it's only part of them if it's small.
    ...(context.isShared && {maxDataLength: MAX_SHARED_LENGTH})
  }
  const {props: data, rest} = splitModules(readModules(modules, reader))
  return {
    ...(route.context && {context: readModules(route.context, reader)}),
    component: nameComponent(component, context),
    path: route.path,
    fields: readFields(route),
    props: {...(JSON.parse(JSON.stringify(props)) as JsonObject), ...data},
    modules: rest
  }
}

/**
 * Returns the custom fields of a page in a parent. They're props, so that the pages of the parent
 * share a generated module.
 */
function findNestedFields(parts: readonly Part[]): JsonObject | undefined {
  const last = parts.at(-1)
  return parts.length > 1 && last && !isEmpty(last.fields) ? last.fields : undefined
}

/** Prop with the custom fields of a nested route. */
const FIELDS_PROP = 'routeFields'

/** Maximum size of a data file that becomes part of several pages. */
const MAX_SHARED_LENGTH = 1000

/** Prop with the contents that a page's modules show. */
const CONTENTS_PROP = 'pageContents'

/** Replaces the site's absolute path in a module name, because the name ends up in the output. */
function nameComponent(name: string, {siteDir}: RouteContext): string {
  if (!path.isAbsolute(name)) return name
  return `@site/${relativePath(siteDir, name)}`
}

/** Code of a part, with variables of imported modules. */
interface WrittenPart {
  imports: readonly string[]
  /** Properties with modules. */
  values: readonly string[]
  context?: string | undefined
}

function writePart({component, modules, context}: Part, index: number): WrittenPart {
  const imports = [`import Part${index} from ${JSON.stringify(component)}`]
  const importModule = (module: string) => {
    const name = `module${index}x${imports.length - 1}`
    imports.push(`import * as ${name} from ${JSON.stringify(module)}`)
    return name
  }
  const values = Object.entries(modules).map(
    ([prop, one]) => `${JSON.stringify(prop)}: ${writeModules(one, importModule)}`
  )
  return {imports, values, context: context && writeModules(context, importModule)}
}

/**
 * Writes the properties of a route. The page's own path isn't part of the code, so that pages with
 * the same modules share the code.
 */
function writeRoute({path, fields}: Part, isPage: boolean, isNested: boolean): string {
  const known = isPage ? '...props.route' : `path: ${JSON.stringify(path)}, exact: false`
  if (isPage && isNested && !isEmpty(fields)) return `${known}, ...props.${FIELDS_PROP}`
  return isEmpty(fields) ? known : `${known}, ...${JSON.stringify(fields)}`
}

/** Writes a module that renders nested components, or a component with modules as props. */
function writeFrame(parts: readonly Part[], context: RouteContext, hasContents: boolean): string {
  const written = parts.map(writePart)
  const last = parts.length - 1
  const element = parts.reduceRight((inner, part, index) => {
    const {values = [], context} = written[index] ?? {}
    const below = parts[index + 1]
    const nested = below
      ? `, routes: [{${writeRoute(below, index + 1 === last, true)}, element: ${inner}}]`
      : ''
    const isOwn = below !== undefined || !isEmpty(part.fields)
    const route = isOwn ? [`route: {${writeRoute(part, index === last, index > 0)}${nested}}`] : []
    const props = ['...props', ...values, ...route].join(', ')
    const code = `createElement(Part${index}, {${props}})`
    if (!context) return code
    return `createElement(RouteContextProvider, {value: context${index}}, ${code})`
  }, '')
  const contexts = written.flatMap(({context}, index) =>
    context ? `const context${index} = {data: ${context}}` : []
  )
  const code = [
    `import {createElement} from 'react'`,
    ...(contexts.length > 0 ? [`import {RouteContextProvider} from '@lectern/client'`] : []),
    ...(hasContents ? [`import {usePageContents} from '@docusaurus/internal/page-contents'`] : []),
    ...written.flatMap(({imports}) => imports),
    // A part with modules imports more than its component.
    ...(written.some(({imports}) => imports.length > 1) ? [LOAD_MODULE.code] : []),
    ...(hasContents ? [] : contexts),
    ...(hasContents
      ? [`export default function Page({${CONTENTS_PROP}: pages, ...props}) {`]
      : [`export default function Page(props) {`]),
    ...(hasContents ? [`  const contents = usePageContents(pages)`, ...contexts] : []),
    `  return ${element}`,
    `}\n`
  ].join('\n')
  const file = path.join(context.folder, `page-${hashContent(code).slice(0, 10)}.js`)
  writeChanged(file, code)
  return nameComponent(file, context)
}
