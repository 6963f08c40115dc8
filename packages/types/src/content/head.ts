/** Names of elements that are allowed in a page's head. */
export type HeadTagName =
  | 'title'
  | 'meta'
  | 'link'
  | 'script'
  | 'style'
  | 'base'
  | 'noscript'
  | 'html'
  | 'body'

/**
 * An element in the head. `html` and `body` set attributes of these elements. Before rendering,
 * tags from several levels are merged, and inner levels win.
 */
export interface HeadTag {
  /** Name of the element. */
  tag: HeadTagName
  /** Attributes. `true` adds an attribute without a value. `false` and `undefined` omit it. */
  attributes?: Readonly<Record<string, string | boolean | undefined>>
  /** Text of a title, or the content of a script, style or noscript element. */
  content?: string
}
