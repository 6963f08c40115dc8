import site from '@generated/site-data'
import type {JsonObject} from '@lectern/types'
import ComponentCreator from '../component-creator.js'

/** `@generated/routes`: all routes of the site, as Docusaurus nests them. */
export default (site.generatedRoutes ?? []).map(addComponent)

function addComponent({routes, ...route}: JsonObject): object {
  return {
    ...route,
    component: ComponentCreator(String(route.path)),
    // The routes are written by this package.
    ...(Array.isArray(routes) && {routes: (routes as JsonObject[]).map(addComponent)})
  }
}
