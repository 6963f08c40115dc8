import css from '../styles/search-modal.css' with {type: 'text'}

/**
 * Gives the document the modal's styles. They come with its script and as an object, which a security
 * policy without inline styles allows.
 *
 * @returns Takes them away.
 */
export function installModalStyles(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
