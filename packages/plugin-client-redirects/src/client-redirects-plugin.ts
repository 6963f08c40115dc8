import {canonicalPath} from '@lectern/shared/url/page-url'
import type {Plugin, SiteContext} from '@lectern/types'
import {collectRedirects} from './collect-redirects.js'
import {parseRedirectsOptions, type RedirectsOptions} from './redirects-options.js'

/** Creates redirects from old paths to pages. */
export function clientRedirectsPlugin(context: SiteContext, options: RedirectsOptions): Plugin {
  const {configSource, siteConfig} = context
  return {
    name: 'client-redirects',
    createRedirects: (routes) =>
      collectRedirects(
        routes.map(({path}) => path),
        options,
        {
          publicPaths: new Map(
            routes.map((route) => [route.path, canonicalPath(route, siteConfig)])
          ),
          ...{trailingSlash: siteConfig.trailingSlash, configSource}
        }
      )
  }
}

clientRedirectsPlugin.validateOptions = parseRedirectsOptions
