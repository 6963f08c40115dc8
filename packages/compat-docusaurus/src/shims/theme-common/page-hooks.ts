import {useColorMode, useIsBrowser, useThemeConfig as useOwnThemeConfig} from '@lectern/client'
import {type ComponentType, createElement, useEffect, useMemo, useRef} from 'react'
import {completeThemeConfig} from '../../site-config/complete-theme-config.js'
import {useLocation} from '../routing/location.js'

/** Current and previous location. */
export interface LocationChange {
  location: ReturnType<typeof useLocation>
  previousLocation: ReturnType<typeof useLocation> | undefined
}

/** `useThemeConfig`: the theme configuration, including fields under Docusaurus's names. */
export function useThemeConfig<Config extends object>(): Config {
  const themeConfig = useOwnThemeConfig<Config>()
  return useMemo(() => completeThemeConfig(themeConfig), [themeConfig])
}

/** Calls a function whenever the URL changes. */
export function useLocationChange(onChange: (event: LocationChange) => void): void {
  const location = useLocation()
  const previous = useRef<typeof location>(undefined)
  const callback = useRef(onChange)
  useEffect(() => {
    callback.current = onChange
  })
  useEffect(() => {
    if (previous.current === location) return
    callback.current({location, previousLocation: previous.current})
    previous.current = location
  }, [location])
}

/** Calls a function on back and forward navigation. */
export function useHistoryPopHandler(onPop: (event: PopStateEvent) => void): void {
  useEffect(() => {
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [onPop])
}

/** Returns no class, because the page's scroll padding keeps link targets clear of the navbar. */
export function useAnchorTargetClassName(_id: string | undefined): string | undefined {
  return undefined
}

/** Props of `<ThemedComponent>`. */
export interface ThemedComponentProps {
  children(props: {theme: string; className: string}): ReturnType<typeof createElement>
  className?: string
}

/**
 * Renders the children once per color mode on the server, and only for the current mode in the
 * browser.
 */
export const ThemedComponent: ComponentType<ThemedComponentProps> = ({children, className}) => {
  const {colorMode} = useColorMode()
  const shown = useIsBrowser() ? [colorMode] : ['light', 'dark']
  return shown.map((theme) =>
    createElement(
      'span',
      {key: theme, style: {display: 'contents'}},
      children({theme, className: [className, `themed--${theme}`].filter(Boolean).join(' ')})
    )
  )
}

/** Flag for properties of strings. TypeScript doesn't know it for older targets. */
const UNICODE_SETS: string = 'v'

/** Splits a leading emoji from text. Flags and emojis with a skin tone count as one emoji. */
export function extractLeadingEmoji(text: string): {emoji: string | null; rest: string} {
  const [first] = new Intl.Segmenter().segment(text)
  const isEmoji = first && new RegExp('^\\p{RGI_Emoji}$', UNICODE_SETS).test(first.segment)
  const emoji = isEmoji ? first.segment : null
  return {emoji, rest: text.slice(emoji?.length ?? 0)}
}
