import {fileURLToPath} from 'node:url'
import type {Plugin, SiteContext} from '@lectern/types'
import {type InsightOptions, parseInsightOptions} from './insight-options.js'

/** Sends anonymous events to an endpoint. */
export function insightPlugin({mode}: SiteContext, {endpoint}: InsightOptions): Plugin {
  // Visits of authors don't count.
  if (mode === 'development') return {name: 'insight'}
  return {
    name: 'insight',
    getClientModules: () => [fileURLToPath(new URL('../src/browser/start.ts', import.meta.url))],
    injectHtmlTags: () => ({
      headTags: [{tag: 'meta', attributes: {name: 'site-insight', content: endpoint}}]
    }),
    getPolicySources: () =>
      endpoint.startsWith('/') ? {} : {'connect-src': [new URL(endpoint).origin]}
  }
}

insightPlugin.validateOptions = parseInsightOptions
