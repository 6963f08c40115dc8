import {isExternalUrl} from '@lectern/shared/url/url-path'

/**
 * `@docusaurus/isInternalUrl`: tests whether a URL is on the site. Returns `false` for `undefined`.
 */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternalUrl(url)
}

/** Tests whether a URL has a protocol or starts with `//`. */
export function hasProtocol(url: string): boolean {
  return isExternalUrl(url)
}
