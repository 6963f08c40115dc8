import {useEffect} from 'react'
import {renderPalette, type Palette} from './shades.js'

/**
 * Shows the page in the colors of a palette while the component is mounted. Uses a constructed style sheet,
 * because a content security policy may block inline styles.
 */
export function usePagePalette(palette: Palette | undefined): void {
  useEffect(() => {
    if (!palette) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(renderPalette(palette))
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [palette])
}
