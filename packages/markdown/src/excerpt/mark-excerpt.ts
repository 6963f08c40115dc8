import type {MarkdownOptions} from '@lectern/types'

/** Text of the comment that replaces a site's custom marker; authors don't write it. */
export const OWN_MARKER = 'truncate-by-option'

/**
 * Replaces the first text that a site's custom truncate marker matches by a comment. Lines stay
 * lines. Without a marker, the text is unchanged.
 */
export function markExcerpt(body: string, marker: MarkdownOptions['truncateMarker']): string {
  if (!marker) return body
  const pattern = new RegExp(marker.source, marker.flags.replace(/[gy]/g, ''))
  return body.replace(
    pattern,
    (found) => `<!-- ${OWN_MARKER} -->${'\n'.repeat(found.split('\n').length - 1)}`
  )
}
