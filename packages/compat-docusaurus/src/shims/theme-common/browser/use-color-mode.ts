import {type ColorModeValue, useColorMode as useMode} from '@lectern/client'
import {useMemo} from 'react'

/** The color mode, with the deprecated names that Docusaurus still has. */
export interface DocusaurusColorMode extends ColorModeValue {
  isDarkTheme: boolean
  setLightTheme(): void
  setDarkTheme(): void
}

/** `useColorMode`: the color mode, and functions that change it. */
export function useColorMode(): DocusaurusColorMode {
  const mode = useMode()
  return useMemo(
    () => ({
      ...mode,
      isDarkTheme: mode.colorMode === 'dark',
      setLightTheme: () => mode.setColorMode('light'),
      setDarkTheme: () => mode.setColorMode('dark')
    }),
    [mode]
  )
}
