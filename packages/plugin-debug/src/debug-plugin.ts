import {fileURLToPath} from 'node:url'
import type {Plugin, SiteContext} from '@lectern/types'
import {createDebugData} from './debug-data.js'
import {createDebugRoutes} from './debug-routes.js'

/** Shows what the generator knows of a site (specification §2, Debug). */
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
