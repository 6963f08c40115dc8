import {llmsPlugin} from './llms-plugin.js'

export {llmsPlugin} from './llms-plugin.js'
export {parseLlmsOptions as validateOptions} from './llms-options.js'
export type {LlmsOptions, LlmsPluginOptions} from './llms-options.js'
export default llmsPlugin
