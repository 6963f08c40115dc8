import {fileURLToPath} from 'node:url'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {z} from '@lectern/shared/schema/schema'
import type {HeadTag, PluginFactory} from '@lectern/types'
import {googleId, quote} from './google-id.js'

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /** ID of the Universal Analytics property. */
  trackingID: googleId,
  /** Whether IP addresses are anonymized. @default false */
  anonymizeIP: z.boolean().default(false)
})

/** The options for Universal Analytics. */
export interface AnalyticsPluginOptions extends z.input<typeof optionsSchema> {}

type AnalyticsOptions = z.output<typeof optionsSchema>

const HOST = 'https://www.google-analytics.com'

/** Adds Universal Analytics, the predecessor of Google Analytics 4, to production builds. */
const createPlugin: PluginFactory<AnalyticsOptions> = ({mode}, {trackingID, anonymizeIP}) => {
  const name = 'google-analytics'
  if (mode === 'development') return {name}
  const script = [
    'window.ga=window.ga||function(){(ga.q=ga.q||[]).push(arguments)};ga.l=+new Date',
    `ga('create',${quote(trackingID)},'auto')`,
    ...(anonymizeIP ? [`ga('set','anonymizeIp',true)`] : []),
    `ga('send','pageview')`
  ].join(';')
  const headTags: HeadTag[] = [
    {tag: 'link', attributes: {rel: 'preconnect', href: HOST}},
    {tag: 'script', content: script},
    {tag: 'script', attributes: {async: true, src: `${HOST}/analytics.js`}}
  ]
  return {
    name,
    injectHtmlTags: () => ({headTags}),
    getInlineScripts: () => [script],
    getClientModules: () => [fileURLToPath(new URL('./analytics-page-view.js', import.meta.url))]
  }
}

/** Plugin for the preset's `googleAnalytics` option. */
export const googleAnalyticsPlugin: PluginFactory<AnalyticsOptions> = Object.assign(createPlugin, {
  validateOptions: (options: unknown) =>
    parsePluginOptions(optionsSchema, 'google-analytics', options)
})

export default googleAnalyticsPlugin
