/** Names of elements that a page can set in its head. */
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
 * A head element as data. `html` and `body` set attributes of those elements. Tags of several levels
 * are merged before rendering, and the inner level wins.
 */
export interface HeadTag {
  /** Name of the element. */
  tag: HeadTagName
  /** `true` writes an attribute without a value. `false` and `undefined` leave it out. */
  attributes?: Readonly<Record<string, string | boolean | undefined>>
  /** Text of a title, or content of a script, style or noscript element. */
  content?: string
}
