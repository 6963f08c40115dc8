import type {ContentRecord} from '@lectern/types'

/**
 * What the stages after compiling need to know of a content without opening its record: small, so
 * that those of all contents fit in memory.
 */
export interface CompiledContent
  extends Pick<
    ContentRecord,
    'kind' | 'links' | 'assets' | 'features' | 'styles' | 'problems' | 'partials'
  > {
  /** Key of the record in the store. */
  key: string
  /** Hash of what it says: another compiler that finds the same words gives the same. */
  textHash: string
  hasExcerpt: boolean
  /** Milliseconds that compiling took, among others on the same thread; absent when it is not known. */
  duration?: number
}

/** Returns whether site code failed on a page. The next build compiles the page again. */
export function hasFailed({problems}: Pick<CompiledContent, 'problems'>): boolean {
  return problems.some(({code}) => code === 'markdown-plugin-failed')
}
