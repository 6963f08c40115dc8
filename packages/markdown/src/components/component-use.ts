import type {StaticProps} from '@lectern/types'
import type {ElementContent} from 'hast'
import type {Position} from 'unist'
import type {CompileState} from '../state/compile-state.js'

/** Rules for an attribute of a component. */
export interface AttributeRule {
  /** `flag` attributes have no value, as in `open`. `count` is an integer from 1 to 4. */
  type: 'text' | 'flag' | 'count'
  /** The only allowed values. */
  values?: readonly string[]
  isRequired?: boolean
}

/** A component in a page, with its valid attributes. */
export interface ComponentUse {
  attributes: StaticProps
  /** Content of the directive's `[label]`. */
  label: readonly ElementContent[]
  children: readonly ElementContent[]
  position: Position | undefined
  /** ID that is unique in the page and starts with a letter. */
  id: string
  state: CompileState
}

/** A component for writers. */
export interface ComponentRule {
  /** Name of the directive: `:::card`, `:badge`. */
  directive: string
  /** Whether the directive is inline. */
  isInline?: boolean
  /**
   * Attribute that the directive's label sets. In inline directives, the label is the content
   * instead.
   */
  label?: string
  /**
   * Whether only the compiler can create the component, so that its attributes can't be computed.
   */
  isStatic?: boolean
  attributes: Readonly<Record<string, AttributeRule>>
  create(use: ComponentUse): ElementContent
}

/** Returns an attribute's text, or `undefined`. */
export function textOf({attributes}: ComponentUse, name: string): string | undefined {
  const value = attributes[name]
  return typeof value === 'string' ? value : undefined
}

/** Returns an attribute's number, or `undefined`. */
export function countOf({attributes}: ComponentUse, name: string): number | undefined {
  const value = attributes[name]
  return typeof value === 'number' ? value : undefined
}

/** Returns a directive's label, or an attribute's text if there's no label. */
export function titleOf(use: ComponentUse, name: string): readonly (ElementContent | string)[] {
  if (use.label.length > 0) return use.label
  const text = textOf(use, name)
  return text === undefined ? [] : [text]
}
