import {fileURLToPath} from 'node:url'
import type {Plugin, SiteContext} from '@lectern/types'
import {createDebugData} from './data/debug-data.js'
import {createDebugRoutes} from './pages/debug-routes.js'

/** Creates debug pages with the site's configuration, routes, content and plugins. */
export function debugPlugin(context: SiteContext): Plugin {
  return {
    name: 'debug',
    getThemePath: () => fileURLToPath(new URL('../src/components', import.meta.url)),
    createSiteRoutes: (site) => ({
      routes: createDebugRoutes(context.siteConfig),
      dataFiles: createDebugData(context, site)
    })
  }
}
