import type {InsightPluginOptions} from './insight-options.js'
import {insightPlugin} from './insight-plugin.js'

export {parseInsightOptions as validateOptions} from './insight-options.js'
export {insightPlugin} from './insight-plugin.js'
export type {InsightOptions, InsightPluginOptions} from './insight-options.js'

declare module '@lectern/types' {
  interface PluginOptionsByName {
    insight: InsightPluginOptions
    '@lectern/plugin-insight': InsightPluginOptions
  }
}

export default insightPlugin
