import {
  useColorMode,
  useIsBrowser,
  useThemeConfig as useOwnThemeConfig,
  useTitleFormatter as useFormatter
} from '@lectern/client'
import {type ComponentType, createElement, useEffect, useMemo, useRef} from 'react'
import {completeThemeConfig} from '../../site-config/complete-theme-config.js'
import {useLocation} from '../routing/router.js'

/** Where readers are, and where they were. */
export interface LocationChange {
  location: ReturnType<typeof useLocation>
  previousLocation: ReturnType<typeof useLocation> | undefined
}

/** `useThemeConfig`: the configuration of the theme, with the names of Docusaurus. */
export function useThemeConfig<Config extends object>(): Config {
  const themeConfig = useOwnThemeConfig<Config>()
  return useMemo(() => completeThemeConfig(themeConfig), [themeConfig])
}

/** Calls a function after each change of the URL. */
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

/** Calls a function when readers go back or forward. */
export function useHistoryPopHandler(onPop: (event: PopStateEvent) => void): void {
  useEffect(() => {
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [onPop])
}

/** Class of elements that links lead to; the stylesheet keeps them clear of the navbar. */
export function useAnchorTargetClassName(id: string | undefined): string | undefined {
  return id === undefined ? undefined : 'anchor'
}

/** Formats the title of a page. */
export function useTitleFormatter(): {format(title?: string): string} {
  return {format: useFormatter()}
}

/** Props of `<ThemedComponent>`. */
export interface ThemedComponentProps {
  children(props: {theme: string; className: string}): ReturnType<typeof createElement>
  className?: string
}

/** Renders a part for each color mode on the server, and for the current mode in the browser. */
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

/** Splits the emoji off the start of a text. */
export function extractLeadingEmoji(text: string): {emoji: string | null; rest: string} {
  const [emoji] =
    /^\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*/u.exec(text) ?? []
  return {emoji: emoji ?? null, rest: emoji ? text.slice(emoji.length) : text}
}
