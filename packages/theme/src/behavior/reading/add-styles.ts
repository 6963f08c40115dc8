/** A document that keeps track of the stylesheets added to it. */
interface StyledDocument extends Document {
  /** CSS of the added stylesheets. */
  addedStyles?: Set<string>
}

/**
 * Adds the styles of a lazy-loaded script to the document, unless they're already there. A
 * constructed stylesheet also works under a content security policy that forbids inline styles.
 */
export function addStyles(root: StyledDocument, css: string): void {
  root.addedStyles ??= new Set()
  if (root.addedStyles.has(css)) return
  root.addedStyles.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
