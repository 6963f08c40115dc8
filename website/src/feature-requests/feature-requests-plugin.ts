import type {Plugin, PluginRoutes, Route} from '@lectern/types'
import {featureRequests} from './requests.js'

const BASE_PATH = '/feature-requests'
const FOLDER = '@site/src/feature-requests'

/**
 * Adds a page for each feature request, and the list of all requests. The list also matches unknown
 * paths below its own (specification §2).
 */
export function featureRequestsPlugin(): Plugin {
  return {name: 'feature-requests', createRoutes: createFeatureRequestRoutes}
}

function createFeatureRequestRoutes(): PluginRoutes {
  const list: Route = {
    ...createRoute(BASE_PATH, 'Feature requests', 'FeatureRequestsPage.tsx'),
    exact: false
  }
  const requests = featureRequests.map(({id, title}) => ({
    ...createRoute(`${BASE_PATH}/${id}`, title, 'FeatureRequestPage.tsx'),
    props: {id}
  }))
  return {routes: [list, ...requests]}
}

function createRoute(path: string, title: string, file: string): Route {
  return {
    path,
    component: `${FOLDER}/${file}`,
    props: {},
    contents: [],
    head: [{tag: 'title', content: title}],
    plugin: {name: 'feature-requests', id: 'default'}
  }
}
