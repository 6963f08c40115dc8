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
 * An element in the page's head, or attributes of `html` or `body`. If the site, a plugin and a page
 * set the same element, the innermost one wins.
 */
export interface HeadTag {
  /** Name of the element. */
  tag: HeadTagName
  /** Attributes. `true` adds an attribute without a value. `false` and `undefined` omit it. */
  attributes?: Readonly<Record<string, string | boolean | undefined>>
  /** Text of a title, or the content of a script, style or noscript element. */
  content?: string
}
