import type {HeadTag} from '@lectern/types'
import type {PwaOptions} from './options/pwa-options.js'

/** Creates the head tags of `pwaHead`. The base URL is added to paths, with or without a leading slash. */
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
 * Tests whether an attribute is a path. `content` can also be other text, so without a leading slash it must look like
 * a filename.
 */
function isPath(attribute: string, value: string): boolean {
  if (/^\/(?!\/)/.test(value)) return PATH_ATTRIBUTES.includes(attribute)
  if (attribute === 'content') return /^(?:\.\/)?[\w-]+(?:\/[\w.-]+)*\.[a-z]\w+$/i.test(value)
  return attribute === 'href' && !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\.\.|$)/i.test(value)
}

const PATH_ATTRIBUTES: readonly string[] = ['href', 'content', 'src']
