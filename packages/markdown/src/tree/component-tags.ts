/** Tags that a theme component renders. All other Markdown elements become plain HTML. */
export const COMPONENT_TAGS: readonly string[] = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['a', 'pre', 'img', 'table', 'details', 'admonition']
]

const COMPONENTS: ReadonlySet<string> = new Set(COMPONENT_TAGS)
const HEADINGS: ReadonlySet<string> = new Set(COMPONENT_TAGS.slice(0, 6))
const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' ')
)

/** Returns whether a theme's component renders the tag. */
export function isComponentTag(tagName: string): boolean {
  return COMPONENTS.has(tagName)
}

/** Returns whether the tag is one of h1 to h6. */
export function isHeadingTag(tagName: string): boolean {
  return HEADINGS.has(tagName)
}

/**
 * Returns whether an element can't have content or an end tag (“void elements” in the HTML
 * standard).
 */
export function isVoidTag(tagName: string): boolean {
  return VOID.has(tagName)
}
