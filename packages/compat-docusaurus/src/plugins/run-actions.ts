import path from 'node:path'
import type {DataFile, JsonValue, PluginRef, Route, SiteContext, SiteProblem} from '@lectern/types'
import {nameThere} from '../post-build/docusaurus-routes.js'
import {adaptNativeRoute, adaptRoute} from './adapt-route.js'
import type {CreatedRoutes} from './adapted-content.js'
import {createVersionReader} from './docs-layout.js'
import {createSourceFinder} from './page-contents.js'
import {
  type DocusaurusActions,
  type DocusaurusRoute,
  NATIVE_ROUTE
} from '../plugin-form/docusaurus-plugin.js'
import {generatedFolder, writeChanged} from '../plugin-form/generated-folder.js'

interface ActionContext {
  ref: PluginRef
  context: SiteContext
  /** Lists pages whose sources modules can refer to. */
  listSources?: (() => readonly Route[]) | undefined
}

/** Runs a plugin hook with actions and collects the pages that it adds. */
export async function runActions(
  {ref, context, listSources = () => []}: ActionContext,
  run: (actions: DocusaurusActions) => unknown
): Promise<CreatedRoutes> {
  const {siteDir, siteConfig} = context
  const folder = path.join(generatedFolder(siteDir), nameThere(ref).name, ref.id)
  const {baseUrl, trailingSlash} = siteConfig
  const routeContext = {
    ...{siteDir, folder, baseUrl, trailingSlash, plugin: ref, siteConfig},
    findSource: createSourceFinder(listSources),
    readVersion: createVersionReader(baseUrl)
  }
  const added: DocusaurusRoute[] = []
  const routes: Route[] = []
  const dataFiles: DataFile[] = []
  const outside: string[] = []
  const data: {global?: JsonValue} = {}
  await run({
    addRoute: (route) => {
      added.push(route)
    },
    async createData(name, value) {
      const file = path.join(folder, name)
      writeChanged(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2))
      return file
    },
    setGlobalData: (value) => {
      data.global = JSON.parse(JSON.stringify(value ?? null)) as JsonValue
    }
  })
  // Modules can refer to content that the hook only completes at its end.
  for (const route of added) {
    const native = listNative(route)
    routes.push(...native.map((page) => adaptNativeRoute(page.route, page.native, routeContext)))
    const others = native.length > 0 ? withoutNative(route) : route
    if (!others) continue
    const adapted = adaptRoute(others, routeContext)
    routes.push(...adapted.routes)
    dataFiles.push(...adapted.dataFiles)
    if (adapted.isOutside) outside.push(others.path)
  }
  const files = new Map(dataFiles.map((file) => [file.name, file]))
  return {
    ...{routes, globalData: data.global, dataFiles: [...files.values()]},
    problems: reportDocsLayout(ref, outside)
  }
}

/** Lists the pages of a wrapped plugin in a route and its nested routes. */
function listNative(route: DocusaurusRoute): {route: DocusaurusRoute; native: Route}[] {
  const native = route[NATIVE_ROUTE]
  if (native) return [{route, native}]
  return (route.routes ?? []).flatMap(listNative)
}

/** Returns a route without the pages of a wrapped plugin, or `undefined` if it has no others. */
function withoutNative(route: DocusaurusRoute): DocusaurusRoute | undefined {
  if (route[NATIVE_ROUTE]) return undefined
  if (!route.routes) return route
  const routes = route.routes.flatMap((child) => withoutNative(child) ?? [])
  return routes.length > 0 ? {...route, routes} : undefined
}

function reportDocsLayout({name}: PluginRef, paths: readonly string[]): SiteProblem[] {
  if (paths.length === 0) return []
  return [
    {
      code: 'docusaurus-plugin-limited',
      policy: 'warn',
      message: `The plugin ${name} has pages in the docs layout without a version, which aren't published: ${paths.join(', ')}.`,
      hint: 'Pass the metadata of a version to `@theme/DocVersionRoot`, or use a plugin that writes Markdown files to the docs folder.'
    }
  ]
}
