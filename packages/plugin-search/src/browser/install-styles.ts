/**
 * Adds styles to the document as a constructed stylesheet. Unlike a style element, it works with a
 * content security policy that forbids inline styles. The styles are bundled with the modal's
 * script, so other pages don't load them.
 *
 * @returns A function that removes the styles.
 */
export function installStyles(css: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
