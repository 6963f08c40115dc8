import {fileURLToPath} from 'node:url'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {z} from '@lectern/shared/schema/schema'
import type {HeadTag, PluginFactory} from '@lectern/types'
import {googleId, quote} from './google-id.js'

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /** One or more IDs of Google Analytics data streams. */
  trackingID: z.union([googleId, z.array(googleId).min(1, 'a list of at least one ID')]),
  /** Whether IP addresses are anonymized. @default false */
  anonymizeIP: z.boolean().default(false)
})

/** The options for Google Analytics 4. */
export interface GtagPluginOptions extends z.input<typeof optionsSchema> {}

type GtagOptions = z.output<typeof optionsSchema>

const ADDRESS = 'https://www.googletagmanager.com'

/**
 * Adds Google Analytics 4, which loads its script and reports page views. It's only added to
 * production builds, so that the authors' own visits aren't counted.
 */
const createPlugin: PluginFactory<GtagOptions> = ({mode}, options) => {
  const name = 'google-gtag'
  if (mode === 'development') return {name}
  const ids = [options.trackingID].flat()
  const script = createScript(ids, options.anonymizeIP)
  const headTags: HeadTag[] = [
    {tag: 'link', attributes: {rel: 'preconnect', href: 'https://www.google-analytics.com'}},
    {tag: 'link', attributes: {rel: 'preconnect', href: ADDRESS}},
    {
      tag: 'script',
      attributes: {async: true, src: `${ADDRESS}/gtag/js?id=${encodeURIComponent(ids[0] ?? '')}`}
    },
    {tag: 'script', content: script}
  ]
  return {
    name,
    injectHtmlTags: () => ({headTags}),
    getInlineScripts: () => [script],
    getClientModules: () => [fileURLToPath(new URL('./page-view.js', import.meta.url))]
  }
}

/** Creates the setup script from Google's documentation, for one or more IDs. */
function createScript(ids: readonly string[], anonymizeIP: boolean): string {
  const settings = anonymizeIP ? `,{'anonymize_ip':true}` : ''
  return [
    'window.dataLayer=window.dataLayer||[]',
    'function gtag(){dataLayer.push(arguments)}',
    `gtag('js',new Date())`,
    ...ids.map((id) => `gtag('config',${quote(id)}${settings})`)
  ].join(';')
}

/** Plugin for the preset's `gtag` option and for `@docusaurus/plugin-google-gtag`. */
export const googleGtagPlugin: PluginFactory<GtagOptions> = Object.assign(createPlugin, {
  validateOptions: (options: unknown) => parsePluginOptions(optionsSchema, 'google-gtag', options)
})

export default googleGtagPlugin
