import path from 'node:path'
import type {JsonObject, PluginRef, Route} from '@lectern/types'
import {relativePath} from '@lectern/shared/files/relative-path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {removeBaseUrl} from '@lectern/shared/url/url-path'
import type {DocusaurusRoute} from '../plugin-form/docusaurus-plugin.js'
import {resolveAlias, writeChanged} from '../plugin-form/generated-folder.js'
import {describePage} from '../post-build/docusaurus-routes.js'
import {listChanges} from '../content-shapes/merge-changes.js'
import {adaptList, type ListSite} from './adapt-list-route.js'
import {createPageContents, type PageContents} from './page-contents.js'
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

/**
 * Converts a route of a Docusaurus plugin to pages: one for the route itself, or one for each of
 * its nested routes. Data files become props. For other modules, a generated module imports them
 * and passes them to the component.
 */
export function adaptRoute(
  route: DocusaurusRoute,
  context: RouteContext,
  around: readonly DocusaurusRoute[] = []
): Route[] {
  const chain = [...around, route]
  if (route.routes && route.routes.length > 0)
    return route.routes.flatMap((child) => adaptRoute(child, context, chain))
  return [
    {
      path: removeBaseUrl(route.path, context.baseUrl) ?? route.path,
      exact: route.exact ?? true,
      head: [],
      ...createPage(chain, context),
      plugin: context.plugin
    }
  ]
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
  const parts = chain.map((part) => createPart(part, context, contents))
  const [only] = parts
  const list = only && parts.length === 1 && !context.first && createList(only, contents, context)
  if (list) return list
  const isPlain =
    only && parts.length === 1 && !only.context && isEmpty(only.modules) && isEmpty(only.fields)
  const shown = contents.list()
  return {
    component: isPlain ? only.component : writeFrame(parts, context, shown.length > 0),
    props: Object.assign(
      {},
      ...parts.map(({props}) => props),
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

function createPart(route: DocusaurusRoute, context: RouteContext, contents: PageContents): Part {
  const {component, modules = {}, props = {}} = route
  const reader: ModuleReader = {
    resolve: (name) => resolveAlias(name, context.siteDir),
    nameModule: (file) => nameComponent(file, context),
    addContent: contents.add
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

/** Prop with the contents that a page's modules show. */
const CONTENTS_PROP = 'pageContents'

/** Fields that Docusaurus reads itself. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set(
  'component exact modules props routes priority context metadata plugin'.split(' ')
)

/**
 * Returns the custom fields for the component's `route` prop, or an empty object if `path` is the
 * only one.
 */
function readFields(route: DocusaurusRoute): JsonObject {
  const own = Object.entries(route).filter(([field]) => !KNOWN_FIELDS.has(field))
  return own.length > 1 ? (JSON.parse(JSON.stringify(Object.fromEntries(own))) as JsonObject) : {}
}

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
function writeRoute({path, fields}: Part, isPage: boolean): string {
  const known = isPage ? '...props.route' : `path: ${JSON.stringify(path)}, exact: false`
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
      ? `, routes: [{${writeRoute(below, index + 1 === last)}, element: ${inner}}]`
      : ''
    const isOwn = below !== undefined || !isEmpty(part.fields)
    const route = isOwn ? [`route: {${writeRoute(part, index === last)}${nested}}`] : []
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
