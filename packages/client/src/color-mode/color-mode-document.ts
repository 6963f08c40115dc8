/** Color mode of a page. */
export type ColorMode = 'light' | 'dark'

/** The color mode of a page and the reader's choice. */
export interface ShownMode {
  /** Mode of the page. The default mode until hydration. */
  colorMode: ColorMode
  /** Mode from the reader or the URL, or `null` while the page follows the system. */
  colorModeChoice: ColorMode | null
}

const DARK_QUERY = '(prefers-color-scheme: dark)'

/** Returns the mode of the document, which a script in the head sets before the first paint. */
export function readShownMode(): ShownMode {
  const {theme, themeChoice} = document.documentElement.dataset
  const colorMode = theme === 'dark' ? 'dark' : 'light'
  return {colorMode, colorModeChoice: themeChoice === 'system' ? null : colorMode}
}

/** Sets the mode for stylesheets and for browser UI, such as scrollbars. */
export function showColorMode(mode: ColorMode, choice: ColorMode | 'system'): void {
  const root = document.documentElement
  root.dataset.theme = mode
  root.dataset.themeChoice = choice
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', mode)
}

/** Returns the mode that the system prefers. */
export function systemMode(): ColorMode {
  return matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
}

/**
 * Calls `onChange` when the system's preference changes. Returns a function that stops watching.
 */
export function watchSystemMode(onChange: () => void): () => void {
  const query = matchMedia(DARK_QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
