import {createContext, useContext, useEffect, useMemo, useState, type ReactNode} from 'react'
import {
  readShownMode,
  showColorMode,
  systemMode,
  watchSystemMode,
  type ColorMode,
  type ShownMode
} from './color-mode-document.js'
import {MissingProviderError} from '../context/missing-provider-error.js'
import {useThemeConfig} from '../context/site-context.js'
import {createStorageSlot} from '../browser/storage-slot.js'

interface ColorModeSettings {
  colorMode?: {
    defaultMode?: ColorMode
    disableSwitch?: boolean
    respectPrefersColorScheme?: boolean
  }
}

/** The color mode, and a function that changes it. */
export interface ColorModeValue extends ShownMode {
  /** Sets the mode and stores it, unless `persist` is `false`. `null` removes the stored choice. */
  setColorMode(mode: ColorMode | null, options?: {persist?: boolean}): void
}

const ColorModeContext = createContext<ColorModeValue | undefined>(undefined)

/**
 * Keeps `html[data-theme]`, the stored choice (key `theme`) and the system's preference in sync. A
 * script in the head sets the initial value before the first paint.
 */
export function ColorModeProvider({children}: {children: ReactNode}) {
  const {
    defaultMode = 'light',
    disableSwitch = false,
    respectPrefersColorScheme: followsSystem = false
  } = useThemeConfig<ColorModeSettings>().colorMode ?? {}
  const [shown, setShown] = useState<ShownMode>({colorMode: defaultMode, colorModeChoice: null})

  const {slot, show} = useMemo(() => {
    const fallback = () => (followsSystem ? systemMode() : defaultMode)
    return {
      slot: createStorageSlot('theme'),
      show(choice: ColorMode | null) {
        showColorMode(choice ?? fallback(), choice ?? (followsSystem ? 'system' : defaultMode))
        setShown(readShownMode())
      }
    }
  }, [defaultMode, followsSystem])

  useEffect(() => {
    setShown(readShownMode())
    const stopStorage = disableSwitch
      ? undefined
      : slot.listen((stored) => show(parseColorMode(stored)))
    const stopSystem = followsSystem
      ? watchSystemMode(() => readShownMode().colorModeChoice === null && show(null))
      : undefined
    return () => {
      stopStorage?.()
      stopSystem?.()
    }
  }, [slot, show, followsSystem, disableSwitch])

  const value = useMemo((): ColorModeValue => {
    const setColorMode: ColorModeValue['setColorMode'] = (mode, {persist = true} = {}) => {
      if (persist && mode) slot.set(mode)
      else if (persist) slot.remove()
      show(mode)
    }
    return {...shown, setColorMode}
  }, [shown, slot, show])
  return <ColorModeContext value={value}>{children}</ColorModeContext>
}

function parseColorMode(stored: string | null): ColorMode | null {
  return stored === 'dark' || stored === 'light' ? stored : null
}

/** Returns the color mode of the page and a function that changes it. */
export function useColorMode(): ColorModeValue {
  const value = useContext(ColorModeContext)
  if (!value) throw new MissingProviderError('useColorMode', 'ColorModeProvider')
  return value
}
