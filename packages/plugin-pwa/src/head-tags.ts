import type {HeadTag} from '@lectern/types'
import type {PwaOptions} from './options/pwa-options.js'

/** The head tags of `pwaHead`; addresses that start with `/` get the base URL. */
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
  const isAddress = name === 'href' || name === 'content'
  if (!isAddress || typeof value !== 'string' || !/^\/(?!\/)/.test(value)) return value
  return value.startsWith(baseUrl) ? value : baseUrl + value.slice(1)
}
