import {useCallback, useEffect, useLayoutEffect, useRef} from 'react'
import {useHydratedLocation} from '../routing/location.js'

/**
 * `useIsomorphicLayoutEffect`: an alias, because React no longer warns about layout effects on the
 * server.
 */
export const useIsomorphicLayoutEffect = useLayoutEffect

/** `usePrevious`: the value of the previous render. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const ref = useRef<Value>(undefined)
  useLayoutEffect(() => {
    ref.current = value
  })
  return ref.current
}

/** `useEvent`: a stable function that calls the latest callback. */
export function useEvent<Arguments extends unknown[], Result>(
  callback: (...values: Arguments) => Result
): (...values: Arguments) => Result {
  const ref = useRef(callback)
  useLayoutEffect(() => {
    ref.current = callback
  }, [callback])
  return useCallback((...values: Arguments) => ref.current(...values), [])
}

/** `useShallowMemoObject`: returns the same object as long as its values don't change. */
export function useShallowMemoObject<Value extends object>(value: Value): Value {
  const ref = useRef(value)
  const kept = isShallowEqual(ref.current, value) ? ref.current : value
  useLayoutEffect(() => {
    ref.current = kept
  })
  return kept
}

function isShallowEqual(left: object, right: object): boolean {
  const values = new Map(Object.entries(right))
  const entries = Object.entries(left)
  return (
    entries.length === values.size &&
    entries.every(([name, value]) => values.has(name) && Object.is(values.get(name), value))
  )
}

/** `useHistorySelector`: a value derived from the location. */
export function useHistorySelector<Value>(
  select: (history: {location: ReturnType<typeof useHydratedLocation>}) => Value
): Value {
  return select({location: useHydratedLocation()})
}

/** `useScrollPosition`: calls a function when the page scrolls. */
export function useScrollPosition(
  listen: (
    now: {scrollX: number; scrollY: number},
    last: {scrollX: number; scrollY: number} | null
  ) => void
): void {
  const onScrollEvent = useEvent(listen)
  useEffect(() => {
    let last: {scrollX: number; scrollY: number} | null = null
    const onScroll = () => {
      const now = {scrollX: window.scrollX, scrollY: window.scrollY}
      onScrollEvent(now, last)
      last = now
    }
    onScroll()
    addEventListener('scroll', onScroll, {passive: true})
    return () => removeEventListener('scroll', onScroll)
  }, [onScrollEvent])
}

/** `useScrollPositionBlocker`: keeps an element at the same position in the viewport when the page changes. */
export function useScrollPositionBlocker() {
  const kept = useRef<{element: HTMLElement; top: number}>(null)
  useLayoutEffect(() => {
    if (!kept.current) return
    const {element, top} = kept.current
    scrollBy({top: element.getBoundingClientRect().top - top})
    kept.current = null
  })
  return {
    blockElementScrollPositionUntilNextRender(element: HTMLElement) {
      kept.current = {element, top: element.getBoundingClientRect().top}
    }
  }
}

/** `prefersReducedMotion`: whether the user prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
