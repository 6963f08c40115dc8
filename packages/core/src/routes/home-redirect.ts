import type {Redirect, Route} from '@lectern/types'

/**
 * Creates a redirect from `/` to the first page of a site without a home page, e.g. with only docs.
 * Docs take precedence over posts and other pages, default instances over others, and short paths
 * over long ones.
 *
 * @param redirects - Redirects that plugins create. They may include one from `/`.
 */
export function createHomeRedirect(
  routes: readonly Route[],
  redirects: readonly Redirect[]
): Redirect[] {
  const hasHome = routes.some(({path}) => path === '/') || redirects.some(({from}) => from === '/')
  if (hasHome) return []
  const depth = ({path}: Route) => path.split('/').length
  const rank = ({plugin}: Route) => Number(plugin.name !== 'docs')
  const beside = ({plugin}: Route) => Number(plugin.id !== 'default')
  const [first] = routes
    .filter(({isSourcePage}) => isSourcePage)
    .sort(
      (left, right) =>
        rank(left) - rank(right) || beside(left) - beside(right) || depth(left) - depth(right)
    )
  return first ? [{from: '/', to: first.path}] : []
}
