import type {PwaPluginOptions} from './options/pwa-options.js'
import {pwaPlugin} from './pwa-plugin.js'

export {
  parsePwaOptions as validateOptions,
  type PwaOptions,
  type PwaPluginOptions
} from './options/pwa-options.js'
export {pwaPlugin} from './pwa-plugin.js'
export type {WorkerParams} from './worker/worker-params.js'
export type {PwaProblemCode} from './problem-catalog.js'

declare module '@lectern/types' {
  interface PluginOptionsByName {
    pwa: PwaPluginOptions
    '@lectern/plugin-pwa': PwaPluginOptions
  }
}

export default pwaPlugin
