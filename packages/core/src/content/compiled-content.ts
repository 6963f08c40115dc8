import type {ContentRecord} from '@lectern/types'

/**
 * Summary of a compiled source. Later stages use it instead of reading the record. It's small
 * enough to keep the summaries of all sources in memory.
 */
export interface CompiledContent
  extends Pick<
    ContentRecord,
    'kind' | 'links' | 'assets' | 'features' | 'styles' | 'problems' | 'partials'
  > {
  /** Key of the stored record. */
  key: string
  /** Hash of the text. It stays the same if an upgraded compiler generates the same text. */
  textHash: string
  hasExcerpt: boolean
  /**
   * Compile time in milliseconds. The thread may have compiled other files during this time. Absent
   * if unknown.
   */
  duration?: number
}

/**
 * Returns whether the next build must compile a page again, because the site's code failed or the
 * page is nested too deeply. A machine that shares the cache may have a parser that supports it.
 */
export function hasFailed({problems}: Pick<CompiledContent, 'problems'>): boolean {
  return problems.some(
    ({code}) => code === 'markdown-plugin-failed' || code === 'markdown-too-deep'
  )
}
