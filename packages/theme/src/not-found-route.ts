import {NOT_FOUND_PATH} from '@lectern/shared/pages/not-found-path'
import type {Route} from '@lectern/types'

/**
 * Returns the route of the theme's 404 page, which hosts serve for unknown URLs. Returns nothing if
 * the site has its own page at that path.
 */
export function createNotFoundRoutes(routes: readonly Route[]): readonly Route[] {
  if (routes.some(({path}) => path === NOT_FOUND_PATH)) return []
  return [
    {
      path: NOT_FOUND_PATH,
      component: '@theme/NotFound',
      props: {},
      contents: [],
      head: [
        {tag: 'title', content: 'Page Not Found'},
        {tag: 'meta', attributes: {name: 'description', content: "This page doesn't exist."}}
      ],
      plugin: {name: 'theme-classic', id: 'default'}
    }
  ]
}
