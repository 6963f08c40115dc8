import {useEffect} from 'react'
import {renderPalette, type Palette} from './shades.js'

/**
 * Give the page the colors of a palette until the component goes, or until there is none. The sheet
 * is made in the page, so a policy that forbids inline styles does not stop it.
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
