import type {ContentRecord} from '@lectern/types'

/**
 * Summary of a content for later stages, so that they don't have to open its record. It's small,
 * so the summaries of all contents fit in memory.
 */
export interface CompiledContent
  extends Pick<
    ContentRecord,
    'kind' | 'links' | 'assets' | 'features' | 'styles' | 'problems' | 'partials'
  > {
  /** Key of the record in the store. */
  key: string
  /** Hash of the text. A different compiler that produces the same text gets the same hash. */
  textHash: string
  hasExcerpt: boolean
  /** Milliseconds of compiling, shared with other files on the same thread; absent if unknown. */
  duration?: number
}

/** Returns whether site code failed on a page. The next build compiles the page again. */
export function hasFailed({problems}: Pick<CompiledContent, 'problems'>): boolean {
  return problems.some(({code}) => code === 'markdown-plugin-failed')
}
