import {createContext, useContext, useEffect, useMemo, useState, type ReactNode} from 'react'
import {MissingProviderError} from './missing-provider-error.js'
import {useThemeConfig} from './site-context.js'
import {createStorageSlot} from './storage-slot.js'

export type ColorMode = 'light' | 'dark'

interface ColorModeSettings {
  colorMode?: {
    defaultMode?: ColorMode
    disableSwitch?: boolean
    respectPrefersColorScheme?: boolean
  }
}

interface ColorModeValue {
  /** What the page shows; the default mode until the browser has taken over. */
  colorMode: ColorMode
  /** Choose and remember a mode; `null` forgets the choice. */
  setColorMode(mode: ColorMode | null): void
}

const ColorModeContext = createContext<ColorModeValue | undefined>(undefined)
const DARK_QUERY = '(prefers-color-scheme: dark)'

/**
 * Keeps `html[data-theme]`, the stored choice (key `theme`) and the system's preference in step
 * (specification §4, colour mode). The first value is set by a script in the head, before paint.
 */
export function ColorModeProvider({children}: {children: ReactNode}) {
  const settings = useThemeConfig<ColorModeSettings>().colorMode
  const defaultMode = settings?.defaultMode ?? 'light'
  const followsSystem = settings?.respectPrefersColorScheme ?? false
  const [colorMode, setMode] = useState<ColorMode>(defaultMode)

  const value = useMemo(() => {
    const slot = createStorageSlot('theme')
    const show = (mode: ColorMode | null) => {
      const shown = mode ?? (followsSystem ? systemMode() : defaultMode)
      document.documentElement.dataset.theme = shown
      setMode(shown)
    }
    return {
      show,
      slot,
      setColorMode(mode: ColorMode | null) {
        if (mode) slot.set(mode)
        else slot.remove()
        show(mode)
      }
    }
  }, [defaultMode, followsSystem])

  useEffect(() => {
    setMode(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')
    if (settings?.disableSwitch) return
    const stopListening = value.slot.listen((stored) => value.show(parseMode(stored)))
    if (!followsSystem) return stopListening
    const system = matchMedia(DARK_QUERY)
    const onSystemChange = () => {
      if (!parseMode(value.slot.get())) value.show(null)
    }
    system.addEventListener('change', onSystemChange)
    return () => {
      stopListening()
      system.removeEventListener('change', onSystemChange)
    }
  }, [value, followsSystem, settings?.disableSwitch])

  const shared = useMemo(
    () => ({colorMode, setColorMode: value.setColorMode}),
    [colorMode, value.setColorMode]
  )
  return <ColorModeContext value={shared}>{children}</ColorModeContext>
}

function systemMode(): ColorMode {
  return matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
}

function parseMode(stored: string | null): ColorMode | null {
  return stored === 'dark' || stored === 'light' ? stored : null
}

/** The colour mode that is shown, and how to change it. */
export function useColorMode(): ColorModeValue {
  const value = useContext(ColorModeContext)
  if (!value) throw new MissingProviderError('useColorMode', 'ColorModeProvider')
  return value
}
