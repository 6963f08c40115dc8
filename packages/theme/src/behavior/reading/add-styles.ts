/** A document that keeps track of the stylesheets added to it. */
interface StyledDocument extends Document {
  /** CSS of the added stylesheets. */
  addedStyles?: Set<string>
}

/**
 * Adds the styles of a script that's loaded on demand, unless the document already has them. The
 * stylesheet is constructed, so a content security policy can forbid inline styles.
 */
export function addStyles(root: StyledDocument, css: string): void {
  root.addedStyles ??= new Set()
  if (root.addedStyles.has(css)) return
  root.addedStyles.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
