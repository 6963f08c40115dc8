import {useSyncExternalStore} from 'react'

/** Result of `useWindowSize`. It's `ssr` until hydration. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr'

/** `useWindowSize` of `@docusaurus/theme-common`: compares the window width with the desktop breakpoint. */
export function useWindowSize({
  desktopBreakpoint = 996
}: {
  desktopBreakpoint?: number
} = {}): WindowSize {
  return useSyncExternalStore(
    listen,
    () => (innerWidth > desktopBreakpoint ? 'desktop' : 'mobile'),
    () => 'ssr' as const
  )
}

function listen(onChange: () => void): () => void {
  addEventListener('resize', onChange)
  return () => removeEventListener('resize', onChange)
}
