import type {HeadTag} from '@lectern/types'
import type {PwaOptions} from './options/pwa-options.js'

/** The head tags of `pwaHead`; paths to files get the base URL, from `/` or not. */
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

/** `content` holds more than paths, so without a `/` at its start it has to look like a file. */
function isPath(attribute: string, value: string): boolean {
  if (/^\/(?!\/)/.test(value)) return PATH_ATTRIBUTES.includes(attribute)
  if (attribute === 'content') return /^(?:\.\/)?[\w-]+(?:\/[\w.-]+)*\.[a-z]\w+$/i.test(value)
  return attribute === 'href' && !/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\.\.|$)/i.test(value)
}

const PATH_ATTRIBUTES: readonly string[] = ['href', 'content', 'src']
