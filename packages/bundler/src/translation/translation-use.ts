/** Range in a source, as string indices. */
export interface Span {
  start: number
  end: number
}

/** A string declared for translation. */
export interface TranslationUse extends Span {
  kind: 'call' | 'element'
  /** Absent if the source has neither ID nor message, or they can't be evaluated statically. */
  id?: string
  message?: string
  description?: string
  /** Reason why it can't be evaluated statically. */
  issue?: string
  /** The function or component name, in the opening tag and in the closing tag. */
  names: readonly Span[]
  /** Source of the string: the first argument, or the children. */
  text?: Span
  /** Attributes for translators, next to `values`. */
  extras: readonly Span[]
  hasValues: boolean
  /** Whether the node is a child of an element. */
  isJsxChild: boolean
}
