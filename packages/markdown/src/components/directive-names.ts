import {COMPONENT_RULES} from './component-rules.js'

const RULES = Object.values(COMPONENT_RULES)
const namesOf = (isInline: boolean) =>
  RULES.filter((rule) => Boolean(rule.isInline) === isInline).map(({directive}) => directive)

/** Names of inline directives: `:badge[New]`. */
export const INLINE_NAMES: readonly string[] = namesOf(true)

/** Names of block directives: `:::card` and `::card`. */
export const BLOCK_NAMES: readonly string[] = namesOf(false)

const WRITTEN = new RegExp(`:(?:${[...INLINE_NAMES, ...BLOCK_NAMES].join('|')})[[{]`)

/**
 * Returns whether a text may contain a component as `:name` or `::name`. Containers always have
 * three colons.
 */
export function hasComponentDirective(text: string): boolean {
  return text.includes(':') && WRITTEN.test(text)
}

/** Matches a name with a label or attributes, and a name at the start of a block. */
const ANY_WRITTEN = /:[a-z][\w-]*[[{]|(?<![^\s>])::[a-z]/i

/** Returns whether a text may contain `:name` with a label or attributes, or `::name`, for any name. */
export function hasAsciiDirective(text: string): boolean {
  return text.includes(':') && ANY_WRITTEN.test(text)
}
