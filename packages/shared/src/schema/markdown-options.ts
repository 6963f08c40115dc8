import type {AdmonitionOptions, MarkdownExtension, MarkdownPlugin} from '@lectern/types'
import {z} from './schema.js'

/** Schema for the admonition names in `:::name`. */
export const admonitionsOption = z
  .custom<AdmonitionOptions | true>(
    isAdmonitions,
    'a list of names, a boolean, or an object with `keywords` and `extendDefaults`'
  )
  .transform((value): AdmonitionOptions => (value === true ? {} : value))

function isAdmonitions(value: unknown): boolean {
  if (typeof value === 'boolean' || isNames(value)) return true
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const {keywords = [], extendDefaults = true, ...unknown} = value as Record<string, unknown>
  return isNames(keywords) && typeof extendDefaults === 'boolean' && isEmpty(unknown)
}

function isNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((name) => typeof name === 'string')
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0
}

const plugins = z
  .array(
    z.custom<MarkdownPlugin | PluginPreset>(
      (value) => isPlugin(value) || isPreset(value),
      'a function, or a [function, options] pair'
    )
  )
  .transform((list): MarkdownPlugin[] =>
    list.flatMap((entry) => (isPreset(entry) ? (entry.plugins ?? []) : [entry as MarkdownPlugin]))
  )
  .optional()

/** A unified preset, which combines several plugins. */
export interface PluginPreset {
  /** The preset's plugins, with or without options. */
  plugins?: readonly MarkdownPlugin[]
  /** Settings for unified. They have no effect. */
  settings?: object
}

function isPlugin(value: unknown): boolean {
  return typeof value === 'function' || (Array.isArray(value) && typeof value[0] === 'function')
}

function isPreset(value: unknown): value is PluginPreset {
  if (typeof value !== 'object' || value === null) return false
  if (!('plugins' in value)) return 'settings' in value
  return Array.isArray(value.plugins) && value.plugins.every(isPlugin)
}

/** Markdown options that every plugin with Markdown pages has. */
export const markdownOptions = {
  /**
   * Names of admonitions in addition to the built-in ones, or `false` for none. Defaults to the site's
   * `markdown.admonitions`.
   */
  admonitions: admonitionsOption.optional(),
  /** remark plugins that run before the built-in steps. */
  beforeDefaultRemarkPlugins: plugins,
  /** remark plugins that run after the built-in steps. */
  remarkPlugins: plugins,
  /** rehype plugins that run before the built-in steps. */
  beforeDefaultRehypePlugins: plugins,
  /** rehype plugins that run after the built-in steps. */
  rehypePlugins: plugins,
  /** recma plugins for MDX pages. */
  recmaPlugins: plugins
}

/** Returns a plugin's Markdown options, for the `extendMarkdown` hook. */
export function readMarkdownExtension(options: MarkdownExtension): MarkdownExtension {
  const {admonitions, beforeDefaultRemarkPlugins, remarkPlugins} = options
  const {beforeDefaultRehypePlugins, rehypePlugins, recmaPlugins} = options
  return {
    admonitions,
    beforeDefaultRemarkPlugins,
    remarkPlugins,
    beforeDefaultRehypePlugins,
    rehypePlugins,
    recmaPlugins
  }
}
