import type {ContentRecord} from '@lectern/types'

/**
 * Summary of a compiled source, so that later stages don't have to read its record. It's small
 * enough to keep all summaries in memory.
 */
export interface CompiledContent
  extends Pick<
    ContentRecord,
    'kind' | 'links' | 'assets' | 'features' | 'styles' | 'problems' | 'partials'
  > {
  /** Key of the record in the store. */
  key: string
  /** Hash of the text. It stays the same if a different compiler produces the same text. */
  textHash: string
  hasExcerpt: boolean
  /**
   * Compile time in milliseconds, shared with other files on the same thread; absent if unknown.
   */
  duration?: number
}

/**
 * Returns whether site code failed on a page, so that the next build must compile it again. Large pages are also
 * compiled again, because another machine may have a faster parser and share the cache.
 */
export function hasFailed({problems}: Pick<CompiledContent, 'problems'>): boolean {
  return problems.some(
    ({code}) => code === 'markdown-plugin-failed' || code === 'markdown-too-deep'
  )
}
