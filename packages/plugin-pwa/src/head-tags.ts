import type {HeadTag} from '@lectern/types'
import type {PwaOptions} from './options/pwa-options.js'

/**
 * Creates the head tags for `pwaHead`. Adds the base URL to paths, whether or not they start with a
 * slash.
 */
export function createHeadTags(pwaHead: PwaOptions['pwaHead'], baseUrl: string): HeadTag[] {
  return pwaHead.map(({tagName, ...attributes}) => ({
    tag: tagName,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [name, withBaseUrl(name, value, baseUrl)])
    )
  }))
}

function withBaseUrl(
  name: string,
  value: string | boolean | undefined,
  baseUrl: string
): string | boolean | undefined {
  if (typeof value !== 'string' || !isPath(name, value)) return value
  return value.startsWith(baseUrl) ? value : baseUrl + value.replace(/^(?:\.?\/)+/, '')
}

/**
 * Returns whether an attribute's value is a path. `content` can also be other text, so a value
 * without a leading slash must look like a filename.
 */
function isPath(attribute: string, value: string): boolean {
  if (/^\/(?!\/)/.test(value)) return PATH_ATTRIBUTES.includes(attribute)
  if (attribute === 'content') return /^(?:\.\/)?[\w-]+(?:\/[\w.-]+)*\.[a-z]\w+$/i.test(value)
  return attribute === 'href' && !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\.\.|$)/i.test(value)
}

const PATH_ATTRIBUTES: readonly string[] = ['href', 'content', 'src']
