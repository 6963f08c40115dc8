import {useEffect, useState, type ComponentType} from 'react'

/** Milliseconds before a slow load shows that it is under way (specification §9). */
const LOADING_DELAY = 200

/** What is known of something that is not there yet. */
export interface LoadingProps {
  /** Why it cannot be loaded. */
  error?: Error
  /** Whether it has taken so long that readers should be told. */
  pastDelay: boolean
  /** Try it once more. */
  retry(): void
}

interface LazyState<Loaded> {
  loaded?: Loaded
  error?: Error
  pastDelay: boolean
}

/**
 * Loads something when a component is first shown in the browser (specification §4, lazy load).
 *
 * @param load - Called once, and once more for a `retry`; a second retry loads the page anew.
 */
export function useLazy<Loaded>(
  load: () => Promise<Loaded>
): {loaded: Loaded | undefined} & LoadingProps {
  const [start] = useState(() => load)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<LazyState<Loaded>>({pastDelay: false})
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads anew
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
    // Some browsers remember a failed import for as long as the document is there.
    if (attempt > 0) return location.reload()
    setState({pastDelay: false})
    setAttempt(attempt + 1)
  }
  return {loaded: state.loaded, error: state.error, pastDelay: state.pastDelay, retry}
}

/**
 * A component whose code is loaded when it is first shown; the prerendered page has nothing in its
 * place.
 *
 * @param Loading - Stands in for it, such as `@theme/Loading`.
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
