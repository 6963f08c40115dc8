import type {LlmsPluginOptions} from './llms-options.js'
import {llmsPlugin} from './llms-plugin.js'

export {llmsPlugin} from './llms-plugin.js'
export {parseLlmsOptions as validateOptions} from './llms-options.js'
export type {LlmsOptions, LlmsPluginOptions} from './llms-options.js'

declare module '@lectern/types' {
  interface PluginOptionsByName {
    llms: LlmsPluginOptions
    '@lectern/plugin-llms': LlmsPluginOptions
  }
}

export default llmsPlugin
