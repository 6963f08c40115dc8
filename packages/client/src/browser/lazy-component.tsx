import {useEffect, useState, type ComponentType} from 'react'

/** Delay before a slow load shows its loading component, in milliseconds. */
const LOADING_DELAY = 200

/** The state of a load. */
export interface LoadingProps {
  /** Error of a failed load. */
  error?: Error
  /** Whether the load has taken longer than 200 ms. */
  pastDelay: boolean
  /** Retries the load. */
  retry(): void
}

interface LazyState<Loaded> {
  loaded?: Loaded
  error?: Error
  pastDelay: boolean
}

/**
 * Loads a module or data when a component is first shown in the browser.
 *
 * @param load - Called once, and again for the first `retry`. A second retry reloads the page.
 * @returns `loaded` is `undefined` until the load has finished. The other fields describe its
 *   state.
 */
export function useLazy<Loaded>(
  load: () => Promise<Loaded>
): {loaded: Loaded | undefined} & LoadingProps {
  const [start] = useState(() => load)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<LazyState<Loaded>>({pastDelay: false})
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isGone = false
    const show = (next: LazyState<Loaded>) => {
      clearTimeout(timer)
      if (!isGone) setState(next)
    }
    const timer = setTimeout(() => show({pastDelay: true}), LOADING_DELAY)
    start().then(
      (loaded) => show({loaded, pastDelay: false}),
      (thrown: unknown) => {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown))
        show({error, pastDelay: false})
      }
    )
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [start, attempt])
  const retry = () => {
    // Some browsers cache a failed import for the lifetime of the document.
    if (attempt > 0) return location.reload()
    setState({pastDelay: false})
    setAttempt(attempt + 1)
  }
  return {loaded: state.loaded, error: state.error, pastDelay: state.pastDelay, retry}
}

/**
 * Creates a component whose code is loaded when it's first shown. The prerendered page doesn't
 * contain it.
 *
 * @param load - Imports the module that exports the component by default.
 * @param Loading - Component to show while loading, such as `@theme/Loading`.
 * @example
 * ```tsx
 * const Chart = lazyComponent(() => import('./Chart'), Loading)
 * ```
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
  Loading: ComponentType<LoadingProps>
): ComponentType<Props> {
  return function LazyComponent(props: Props) {
    const {loaded, ...loading} = useLazy(load)
    if (!loaded) return <Loading {...loading} />
    const Component = loaded.default
    return <Component {...props} />
  }
}
