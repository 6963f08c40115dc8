import {useColorMode} from '@lectern/client'
import {useEffect} from 'react'

/**
 * Keeps the toolbar color of mobile browsers in sync with the page background, unless the site sets
 * `theme-color`. Reads the computed style, because sites can change colors in CSS.
 */
export function useThemeColor(): void {
  const {colorMode} = useColorMode()
  useEffect(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
    if (metas.some((meta) => meta.dataset.mode === undefined)) return
    const meta = metas[0] ?? document.createElement('meta')
    meta.name = 'theme-color'
    meta.content = getComputedStyle(document.documentElement).backgroundColor
    meta.dataset.mode = colorMode
    document.head.append(meta)
  }, [colorMode])
}
