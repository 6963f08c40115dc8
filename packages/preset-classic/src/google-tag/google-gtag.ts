import {fileURLToPath} from 'node:url'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {z} from '@lectern/shared/schema/schema'
import type {HeadTag, PluginFactory} from '@lectern/types'
import {googleId} from './google-id.js'

const optionsSchema = z.strictObject({
  id: z.string().default('default'),
  trackingID: z.union([googleId, z.array(googleId).min(1, 'a list with at least one id')]),
  anonymizeIP: z.boolean().default(false)
})

type GtagOptions = z.output<typeof optionsSchema>

const ADDRESS = 'https://www.googletagmanager.com'

/**
 * Counts visits by Google Analytics 4: loads its script and tells it of every page that is shown. Does so
 * on built sites only, so that authors are not counted.
 */
const createPlugin: PluginFactory<GtagOptions> = ({mode}, options) => {
  const name = 'google-gtag'
  if (mode === 'development') return {name}
  const ids = [options.trackingID].flat()
  const script = createScript(ids, options.anonymizeIP)
  const headTags: HeadTag[] = [
    {tag: 'link', attributes: {rel: 'preconnect', href: 'https://www.google-analytics.com'}},
    {tag: 'link', attributes: {rel: 'preconnect', href: ADDRESS}},
    {tag: 'script', attributes: {async: true, src: `${ADDRESS}/gtag/js?id=${ids[0] ?? ''}`}},
    {tag: 'script', content: script}
  ]
  return {
    name,
    injectHtmlTags: () => ({headTags}),
    getInlineScripts: () => [script],
    getClientModules: () => [fileURLToPath(new URL('./page-view.js', import.meta.url))]
  }
}

/** What Google's documentation asks for, for one id or several. */
function createScript(ids: readonly string[], anonymizeIP: boolean): string {
  const settings = anonymizeIP ? `,{'anonymize_ip':true}` : ''
  return [
    'window.dataLayer=window.dataLayer||[]',
    'function gtag(){dataLayer.push(arguments)}',
    `gtag('js',new Date())`,
    ...ids.map((id) => `gtag('config','${id}'${settings})`)
  ].join(';')
}

/** The plugin behind the option `gtag` of the preset, and `@docusaurus/plugin-google-gtag`. */
export const googleGtagPlugin: PluginFactory<GtagOptions> = Object.assign(createPlugin, {
  validateOptions: (options: unknown) => parsePluginOptions(optionsSchema, 'google-gtag', options)
})

export default googleGtagPlugin
