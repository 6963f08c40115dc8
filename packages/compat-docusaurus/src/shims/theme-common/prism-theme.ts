import {ownValue} from '@lectern/shared/objects/own-value'
import {useThemeConfig} from '@lectern/client'
import type {PrismThemeConfig} from '@lectern/types'
import {useColorMode} from './browser/use-color-mode.js'

interface Themes {
  theme?: PrismThemeConfig
  darkTheme?: PrismThemeConfig
}

/**
 * `usePrismTheme`: the configured theme of the color mode if the site's code reads its colors. Other
 * sites receive a theme for `prism-react-renderer` without colors. The configured colors are in the
 * stylesheet for both color modes, so they're right before scripts run.
 */
export function usePrismTheme(): PrismThemeConfig {
  const {prism: {theme, darkTheme = theme} = {}} = useThemeConfig<{prism?: Themes}>()
  const {colorMode} = useColorMode()
  return (colorMode === 'dark' ? darkTheme : theme) ?? STYLESHEET_THEME
}

const STYLESHEET_THEME: PrismThemeConfig = Object.freeze<PrismThemeConfig>({
  plain: {color: 'var(--ifm-pre-color)', backgroundColor: 'var(--ifm-pre-background)'},
  styles: []
})

const VARIABLES: Readonly<Record<string, string>> = {
  color: '--prism-color',
  backgroundColor: '--prism-background-color'
}

/** `getPrismCssVariables`: colors of plain code as custom properties, for use in `style`. */
export function getPrismCssVariables({plain}: PrismThemeConfig): Record<string, string> {
  const entries = Object.entries(plain).flatMap(([name, value]) => {
    const variable = ownValue(VARIABLES, name)
    return variable && typeof value === 'string' ? [[variable, value] as const] : []
  })
  return Object.fromEntries(entries)
}
