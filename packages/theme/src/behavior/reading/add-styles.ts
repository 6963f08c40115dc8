/** Stylesheets of a document, by their text. */
interface StyledDocument extends Document {
  /** Texts of the added stylesheets. */
  addedStyles?: Set<string>
}

/**
 * Adds a stylesheet once. It's part of a script that's loaded on demand. A content security policy
 * without inline styles allows constructed stylesheets.
 */
export function addStyles(root: StyledDocument, css: string): void {
  root.addedStyles ??= new Set()
  if (root.addedStyles.has(css)) return
  root.addedStyles.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
