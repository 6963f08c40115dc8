/** What a page can be shown in. */
export type ColorMode = 'light' | 'dark'

/** The colour mode of a page and why it is shown. */
export interface ShownMode {
  /** What the page shows; the default mode until the browser has taken over. */
  colorMode: ColorMode
  /** What a reader, or the address, chose; `null` while the page follows the system. */
  colorModeChoice: ColorMode | null
}

const DARK_QUERY = '(prefers-color-scheme: dark)'

/** The mode that the document shows: a script in its head has set it before anything was painted. */
export function readShownMode(): ShownMode {
  const {theme, themeChoice} = document.documentElement.dataset
  const colorMode = theme === 'dark' ? 'dark' : 'light'
  return {colorMode, colorModeChoice: themeChoice === 'system' ? null : colorMode}
}

/** Show a mode: for stylesheets, and for what the browser itself draws, such as scrollbars. */
export function showColorMode(mode: ColorMode, choice: ColorMode | 'system'): void {
  const root = document.documentElement
  root.dataset.theme = mode
  root.dataset.themeChoice = choice
  document.querySelector('meta[name=color-scheme]')?.setAttribute('content', mode)
}

/** The mode that the system prefers. */
export function systemMode(): ColorMode {
  return matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
}

/** Hear of a change of the system's preference; gives back how to stop. */
export function watchSystemMode(onChange: () => void): () => void {
  const query = matchMedia(DARK_QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
