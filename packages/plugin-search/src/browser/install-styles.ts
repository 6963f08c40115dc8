/**
 * Adds styles to the document as a constructed stylesheet, which works with a content security policy without inline
 * styles. They're part of a script, so pages without the modal don't load them.
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
