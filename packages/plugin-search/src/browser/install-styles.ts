/**
 * Adds styles to the document as a constructed stylesheet, which a content security policy without
 * inline styles allows. The styles are part of a script, so pages only load them with the modal.
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
