import {fileURLToPath} from 'node:url'
import type {Plugin, SiteContext} from '@lectern/types'
import {type InsightOptions, parseInsightOptions, readFeedbackOptions} from './insight-options.js'

/** Sends anonymous events to an endpoint, and tells the theme whether pages ask readers to vote. */
export function insightPlugin({mode}: SiteContext, options: InsightOptions): Plugin {
  const {endpoint} = options
  const feedback = readFeedbackOptions(options)
  const plugin: Plugin = {
    name: 'insight',
    ...(feedback && {createRoutes: () => ({routes: [], globalData: {...feedback}})})
  }
  // Visits of authors don't count.
  if (mode === 'development') return plugin
  return {
    ...plugin,
    getClientModules: () => [fileURLToPath(new URL('../src/browser/start.ts', import.meta.url))],
    injectHtmlTags: () => ({
      headTags: [{tag: 'meta', attributes: {name: 'site-insight', content: endpoint}}]
    }),
    getPolicySources: () =>
      endpoint.startsWith('/') ? {} : {'connect-src': [new URL(endpoint).origin]}
  }
}

insightPlugin.validateOptions = parseInsightOptions
