import type {MarkdownOptions} from '@lectern/types'

/** Text of the comment that replaces a custom marker. It's unlikely to appear in a page. */
export const OWN_MARKER = 'truncate-by-option'

/**
 * Replaces the first match of a site's custom truncate marker with a comment. The number of lines
 * doesn't change.
 */
export function markExcerpt(body: string, marker: MarkdownOptions['truncateMarker']): string {
  if (!marker) return body
  const pattern = new RegExp(marker.source, marker.flags.replace(/[gy]/g, ''))
  return body.replace(
    pattern,
    (found) => `<!-- ${OWN_MARKER} -->${'\n'.repeat(found.split('\n').length - 1)}`
  )
}
