import path from 'node:path'
import type {JsonValue, PluginRef, Route, SiteContext, SiteProblem} from '@lectern/types'
import {adaptRoute} from './adapt-route.js'
import type {CreatedRoutes} from './adapted-content.js'
import type {DocusaurusActions, DocusaurusRoute} from './docusaurus-plugin.js'
import {generatedFolder, writeChanged} from './generated-folder.js'

/** Runs a plugin hook with actions and collects the pages that it adds. */
export async function runActions(
  {ref, context}: {ref: PluginRef; context: SiteContext},
  run: (actions: DocusaurusActions) => unknown
): Promise<CreatedRoutes> {
  const {siteDir, siteConfig} = context
  const folder = path.join(generatedFolder(siteDir), ref.name, ref.id)
  const routeContext = {siteDir, folder, baseUrl: siteConfig.baseUrl, plugin: ref}
  const routes: Route[] = []
  const outside: string[] = []
  const data: {global?: JsonValue} = {}
  await run({
    addRoute: (route) => {
      if (isInDocsLayout(route)) outside.push(route.path)
      else routes.push(...adaptRoute(route, routeContext))
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
  return {routes, globalData: data.global, problems: reportDocsLayout(ref, outside)}
}

/** Components that wrap the pages of a docs version. Lectern's docs plugin loads their sidebar and version. */
const DOCS_LAYOUT = /^@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocsVersionRoot|DocPage)$/

function isInDocsLayout(route: DocusaurusRoute): boolean {
  return DOCS_LAYOUT.test(route.component) || (route.routes ?? []).some(isInDocsLayout)
}

function reportDocsLayout({name}: PluginRef, paths: readonly string[]): SiteProblem[] {
  if (paths.length === 0) return []
  return [
    {
      code: 'docusaurus-plugin-limited',
      policy: 'warn',
      message: `The plugin ${name} has pages in the docs layout, which aren't published: ${paths.join(', ')}.`,
      hint: 'Only docs can use this layout. Use a plugin that writes Markdown files to the docs folder.'
    }
  ]
}
