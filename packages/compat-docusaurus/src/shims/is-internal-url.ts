import {isExternalUrl} from '@lectern/shared/url/url-path'

/** `@docusaurus/isInternalUrl`: whether a link stays on the site; nothing is no link. */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternalUrl(url)
}

/** Whether a link names a protocol, such as `https:`, or leaves it open: `//`. */
export function hasProtocol(url: string): boolean {
  return isExternalUrl(url)
}
