import type {PluginRef, Route} from '@lectern/types'

/** The path of the not-found page on hosts. */
export const NOT_FOUND_PATH = '/404.html'

/** Creates the route of the theme's not-found page. */
export function createNotFoundRoute(plugin: PluginRef): Route {
  return {
    path: NOT_FOUND_PATH,
    component: '@theme/NotFound',
    props: {},
    contents: [],
    head: [
      {tag: 'title', content: 'Page Not Found'},
      {tag: 'meta', attributes: {name: 'description', content: "This page doesn't exist."}}
    ],
    plugin
  }
}
