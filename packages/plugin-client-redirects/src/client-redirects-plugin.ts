import type {Plugin, SiteContext} from '@lectern/types'
import {collectRedirects} from './collect-redirects.js'
import {parseRedirectsOptions, type RedirectsOptions} from './redirects-options.js'

/** Creates redirects from old paths to pages. */
export function clientRedirectsPlugin(context: SiteContext, options: RedirectsOptions): Plugin {
  const {configSource} = context
  const site = {trailingSlash: context.siteConfig.trailingSlash, configSource}
  return {
    name: 'client-redirects',
    createRedirects: (routes) =>
      collectRedirects(
        routes.map(({path}) => path),
        options,
        site
      )
  }
}

clientRedirectsPlugin.validateOptions = parseRedirectsOptions
