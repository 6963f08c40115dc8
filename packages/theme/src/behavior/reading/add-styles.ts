/** A document that keeps track of the stylesheets added to it. */
interface StyledDocument extends Document {
  /** CSS of the added stylesheets. */
  addedStyles?: Set<string>
}

/**
 * Adds the stylesheet of a script that's loaded on demand, once per document. Uses a constructed
 * stylesheet, which a content security policy without inline styles allows.
 */
export function addStyles(root: StyledDocument, css: string): void {
  root.addedStyles ??= new Set()
  if (root.addedStyles.has(css)) return
  root.addedStyles.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
