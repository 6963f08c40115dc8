import type {RedirectsPluginOptions} from './redirects-options.js'
import {clientRedirectsPlugin} from './client-redirects-plugin.js'

export {clientRedirectsPlugin} from './client-redirects-plugin.js'
export {parseRedirectsOptions as validateOptions} from './redirects-options.js'
export type {
  CreateRedirects,
  RedirectsOptions,
  RedirectsPluginOptions
} from './redirects-options.js'
export type {ClientRedirectsProblemCode} from './problem-catalog.js'

declare module '@lectern/types' {
  interface PluginOptionsByName {
    'client-redirects': RedirectsPluginOptions
    '@lectern/plugin-client-redirects': RedirectsPluginOptions
  }
}

export default clientRedirectsPlugin
