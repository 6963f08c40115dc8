import {decodeUrlPart} from '@lectern/shared/url/decode-url'
/**
 * Returns the element that the hash of a URL refers to (HTML §7.4.6.4), or `null`.
 *
 * @param hash - Hash with or without `#`.
 */
export function findHashTarget(hash: string): HTMLElement | null {
  const fragment = hash.replace(/^#/, '')
  if (fragment === '') return null
  return find(fragment) ?? find(decodeUrlPart(fragment))
}

function find(id: string): HTMLElement | null {
  return document.getElementById(id) ?? document.querySelector(`a[name="${CSS.escape(id)}"]`)
}
