import type {ContentRecord} from '@lectern/types'

/**
 * Summary of a compiled source, which later stages use instead of the record. It's small enough to
 * keep the summaries of all sources in memory.
 */
export interface CompiledContent
  extends Pick<
    ContentRecord,
    'kind' | 'links' | 'assets' | 'features' | 'styles' | 'problems' | 'partials'
  > {
  /** Key of the stored record. */
  key: string
  /** Hash of the text. It stays the same if an upgraded compiler produces the same text. */
  textHash: string
  /** Hash of the modules of live content. Missing for static content. */
  codeHash?: string
  hasExcerpt: boolean
  /**
   * Compile time in milliseconds. The thread may have compiled other files at the same time.
   * Missing if unknown.
   */
  duration?: number
}

/**
 * Returns whether the next build has to compile a page again, because the site's code failed or the
 * page was nested too deeply. With a shared cache, another machine's parser may support it.
 */
export function hasFailed({problems}: Pick<CompiledContent, 'problems'>): boolean {
  return problems.some(
    ({code}) => code === 'markdown-plugin-failed' || code === 'markdown-too-deep'
  )
}
