/** Position in a source, as indices of its text. */
export interface Span {
  start: number
  end: number
}

/** A text that a source declares to be translated. */
export interface TranslationUse extends Span {
  kind: 'call' | 'element'
  /** Absent when the source names neither ID nor message, or not in a way that can be read. */
  id?: string
  message?: string
  description?: string
  /** Why it cannot be read without running the code. */
  issue?: string
  /** The name that is called, in the opening tag and in the closing tag. */
  names: readonly Span[]
  /** Source of the text: the first argument, or the children. */
  text?: Span
  /** Attributes for translators, next to `values`. */
  extras: readonly Span[]
  hasValues: boolean
  /** Whether the node is among the children of an element. */
  isJsxChild: boolean
}
