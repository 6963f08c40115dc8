import type {PluginRedirects, Redirect, SiteConfig, SiteContext, SiteProblem} from '@lectern/types'
import {applyTrailingSlash, comparablePath} from '@lectern/shared/url/url-path'
import {describeValue} from '@lectern/shared/schema/validate-options'
import {createExtensionRedirects} from './extension-redirects.js'
import {findPositions} from './find-positions.js'
import type {RedirectsOptions} from './redirects-options.js'

/** Site data for creating redirects. */
export interface RedirectsSite {
  /**
   * Paths in links to pages, by route path. In Docusaurus projects, the path of a folder's index
   * page ends with a slash.
   */
  publicPaths?: ReadonlyMap<string, string>
  trailingSlash: SiteConfig['trailingSlash']
  configSource: SiteContext['configSource']
}

/**
 * Returns all redirects that the options define. Redirects between extensions have the lowest
 * priority: other redirects and pages override them.
 *
 * @param paths - Route paths of all pages.
 * @param site - `configSource` is used to find the positions of errors.
 * @returns The redirects, and `redirects-invalid` for each result of a function that isn't a path.
 */
export function collectRedirects(
  paths: readonly string[],
  options: RedirectsOptions,
  {publicPaths, trailingSlash, configSource}: RedirectsSite
): Required<PluginRedirects> {
  const positions = findPositions(
    new Set(options.redirects.flatMap(({from}) => from)),
    configSource
  )
  const listed = options.redirects.flatMap(({from, to}) =>
    [from].flat().map((path): Redirect => ({from: path, to, position: positions.get(path)}))
  )
  const created = paths.map((path) =>
    callFunction(applyTrailingSlash(publicPaths?.get(path) ?? path, trailingSlash), options)
  )
  const written = [...listed, ...created.flatMap(({redirects}) => redirects)]
  const taken = new Set(written.map(({from}) => comparablePath(from)))
  const byExtension = createExtensionRedirects(paths, options, trailingSlash)
  return {
    redirects: [...written, ...byExtension.filter(({from}) => !taken.has(from))],
    problems: created.flatMap(({problems}) => problems)
  }
}

function callFunction(
  path: string,
  {createRedirects}: RedirectsOptions
): {redirects: Redirect[]; problems: SiteProblem[]} {
  const given: unknown = createRedirects?.(path) ?? []
  const list: unknown[] = Array.isArray(given) ? given : [given]
  const invalid = list.filter((from) => typeof from !== 'string')
  return {
    redirects: list.flatMap((from) => (typeof from === 'string' ? [{from, to: path}] : [])),
    problems: invalid.map((value) => ({
      code: 'redirects-invalid',
      message: `The function \`createRedirects\` returned ${describeValue(value)} for ${path}, expected paths.`,
      hint: 'Return a path, a list of paths, or nothing.'
    }))
  }
}
