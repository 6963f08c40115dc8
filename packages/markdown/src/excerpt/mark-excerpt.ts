import type {MarkdownOptions} from '@lectern/types'

/** What the comment says that stands in the place of a site's own marker; no author writes it. */
export const OWN_MARKER = 'truncate-by-option'

/**
 * Puts a comment in the place of the first text that a site's own truncate marker matches. Lines stay
 * lines. Without such a marker the text is left as it is.
 */
export function markExcerpt(body: string, marker: MarkdownOptions['truncateMarker']): string {
  if (!marker) return body
  const pattern = new RegExp(marker.source, marker.flags.replace(/[gy]/g, ''))
  return body.replace(
    pattern,
    (found) => `<!-- ${OWN_MARKER} -->${'\n'.repeat(found.split('\n').length - 1)}`
  )
}
