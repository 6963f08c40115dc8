import {isExternalUrl} from '@lectern/shared/url/url-path'

/**
 * Returns whether an item links to a different site. In `to`, `pathname://` is a page that needs a
 * full page load, such as one in a different language.
 */
export function isExternalLink({href, to = ''}: {href?: string; to?: string}): boolean {
  return href === undefined ? /^(?:https?:)?\/\//.test(to) : isExternalUrl(href)
}
