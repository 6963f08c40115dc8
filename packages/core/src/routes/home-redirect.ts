import type {Redirect, Route} from '@lectern/types'

/**
 * Lead `/` to the first page of a site that has no home page, such as one with documents only: the
 * page with the shortest path, of plugins without an id of their own if they have any.
 *
 * @param redirects - Those that plugins ask for; one of them may answer `/` already.
 */
export function createHomeRedirect(
  routes: readonly Route[],
  redirects: readonly Redirect[]
): Redirect[] {
  const hasHome = routes.some(({path}) => path === '/') || redirects.some(({from}) => from === '/')
  if (hasHome) return []
  const depth = ({path}: Route) => path.split('/').length
  const beside = ({plugin}: Route) => Number(plugin.id !== 'default')
  const [first] = routes
    .filter(({isSourcePage}) => isSourcePage)
    .sort((left, right) => beside(left) - beside(right) || depth(left) - depth(right))
  return first ? [{from: '/', to: first.path}] : []
}
