import type {AdmonitionOptions, MarkdownExtension, MarkdownPlugin} from '@lectern/types'
import {z} from './schema.js'

/** Which names `:::name` knows. */
export const admonitionsOption = z.custom<AdmonitionOptions>(
  isAdmonitions,
  'a list of names, `false`, or an object with `keywords` and `extendDefaults`'
)

function isAdmonitions(value: unknown): boolean {
  if (value === false || isNames(value)) return true
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
    z.custom<MarkdownPlugin>(
      (value) =>
        typeof value === 'function' || (Array.isArray(value) && typeof value[0] === 'function'),
      'a function, or a list of a function and its options'
    )
  )
  .optional()

/** Options of a plugin with Markdown pages for what happens to their Markdown. */
export const markdownOptions = {
  /**
   * Names of admonitions in addition to the built-in ones, or `false` for none. If it's not set,
   * the site's `markdown.admonitions`.
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

/** Of a plugin's options those that are for its Markdown, for the hook `extendMarkdown`. */
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
