import css from '../styles/search-modal.css' with {type: 'text'}

/**
 * Adds the modal's styles to the document. They're part of its script and added as a constructed stylesheet, which
 * works with a content security policy without inline styles.
 *
 * @returns A function that removes the styles.
 */
export function installModalStyles(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
