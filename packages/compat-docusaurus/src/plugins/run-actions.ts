import path from 'node:path'
import type {JsonValue, PluginRef, PluginRoutes, Route, SiteContext} from '@lectern/types'
import {adaptRoute} from './adapt-route.js'
import type {DocusaurusActions} from './docusaurus-plugin.js'
import {generatedFolder, writeChanged} from './generated-folder.js'

/** Let a plugin turn content into pages by its actions, and collect what they are. */
export async function runActions(
  {ref, context}: {ref: PluginRef; context: SiteContext},
  run: (actions: DocusaurusActions) => unknown
): Promise<Pick<PluginRoutes, 'routes' | 'globalData'>> {
  const {siteDir, siteConfig} = context
  const folder = path.join(generatedFolder(siteDir), ref.name, ref.id)
  const place = {siteDir, folder, baseUrl: siteConfig.baseUrl, plugin: ref}
  const routes: Route[] = []
  const data: {global?: JsonValue} = {}
  await run({
    addRoute: (route) => routes.push(...adaptRoute(route, place)),
    async createData(name, value) {
      const file = path.join(folder, name)
      writeChanged(file, typeof value === 'string' ? value : JSON.stringify(value, null, 2))
      return file
    },
    setGlobalData: (value) => {
      data.global = JSON.parse(JSON.stringify(value ?? null)) as JsonValue
    }
  })
  return {routes, globalData: data.global}
}
