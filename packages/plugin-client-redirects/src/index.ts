import {clientRedirectsPlugin} from './client-redirects-plugin.js'

export {clientRedirectsPlugin} from './client-redirects-plugin.js'
export {parseRedirectsOptions as validateOptions} from './redirects-options.js'
export type {
  CreateRedirects,
  RedirectsOptions,
  RedirectsPluginOptions
} from './redirects-options.js'
export type {ClientRedirectsProblemCode} from './problem-catalog.js'
export default clientRedirectsPlugin
