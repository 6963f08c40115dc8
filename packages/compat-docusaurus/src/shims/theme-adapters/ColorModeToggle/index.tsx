import {useColorMode, useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import {createAdapter} from '../../props/create-adapter.js'

/**
 * `ColorModeToggle`: in Docusaurus, the value is the reader's choice, which is `null` for the
 * system's mode.
 */
export default createAdapter((_props: object, isOwn) => {
  const {colorMode, colorModeChoice} = useColorMode()
  const {respectPrefersColorScheme} = useThemeConfig<ThemeConfig>().colorMode
  return isOwn ? {value: colorMode} : {value: colorModeChoice, respectPrefersColorScheme}
})
