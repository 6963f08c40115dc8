/** Range in a source, as string indices. */
export interface Span {
  start: number
  end: number
}

/** A string declared for translation. */
export interface TranslationUse extends Span {
  kind: 'call' | 'element'
  /** Absent if the source has no ID or message, or if they can't be evaluated statically. */
  id?: string
  message?: string
  description?: string
  /** Reason why the use can't be evaluated statically. */
  issue?: string
  /**
   * Ranges of the function or component name. An element can have two: one in the opening tag, one
   * in the closing tag.
   */
  names: readonly Span[]
  /** Source of the string: the first argument, or the children. */
  text?: Span
  /** Attributes that are only for translators. */
  extras: readonly Span[]
  hasValues: boolean
  /** Whether the node is a child of an element. */
  isJsxChild: boolean
}
