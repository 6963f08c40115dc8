/** Element names that the head manager accepts (specification §5). */
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
 * One head element as data. `html` and `body` set attributes of those elements.
 * Tags of several levels are merged before they are rendered: the inner level wins.
 */
export interface HeadTag {
  tag: HeadTagName
  /** `true` writes the bare attribute; `false` and `undefined` leave it out. */
  attributes?: Readonly<Record<string, string | boolean | undefined>>
  /** Text of a title, or source of a script, style or noscript. */
  content?: string
}
