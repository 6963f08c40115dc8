import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {z} from '@lectern/shared/schema/schema'
import type {PluginFactory} from '@lectern/types'
import {googleId} from './google-id.js'

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /** ID of the container. */
  containerId: googleId
})

/** The options for Google Tag Manager. */
export interface TagManagerPluginOptions extends z.input<typeof optionsSchema> {}

type TagManagerOptions = z.output<typeof optionsSchema>

/** Adds a Google Tag Manager container to production builds. */
const createPlugin: PluginFactory<TagManagerOptions> = ({mode}, {containerId}) => {
  const name = 'google-tag-manager'
  if (mode === 'development') return {name}
  const start = `(window.dataLayer=window.dataLayer||[]).push({'gtm.start':new Date().getTime(),event:'gtm.js'})`
  const container = encodeURIComponent(containerId)
  const src = `https://www.googletagmanager.com/gtm.js?id=${container}`
  const frame = `https://www.googletagmanager.com/ns.html?id=${container}`
  return {
    name,
    injectHtmlTags: () => ({
      headTags: [
        {tag: 'link', attributes: {rel: 'preconnect', href: 'https://www.googletagmanager.com'}},
        {tag: 'script', content: start},
        {tag: 'script', attributes: {async: true, src}}
      ],
      bodyStart: `<noscript><iframe src="${frame}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>`
    }),
    getInlineScripts: () => [start]
  }
}

/** Plugin for the preset's `googleTagManager` option. */
export const googleTagManagerPlugin: PluginFactory<TagManagerOptions> = Object.assign(
  createPlugin,
  {
    validateOptions: (options: unknown) =>
      parsePluginOptions(optionsSchema, 'google-tag-manager', options)
  }
)

export default googleTagManagerPlugin
