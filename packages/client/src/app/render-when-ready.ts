import {Writable} from 'node:stream'
import type {ReactNode} from 'react'
import {renderToPipeableStream, type RenderToPipeableStreamOptions} from 'react-dom/server'

/** Milliseconds to wait for code and data. Later, the browser renders the parts that need them. */
const LONGEST_WAIT = 10_000

/**
 * Renders a tree as HTML, after waiting for lazy components and promises that components read with
 * `use`. If a component inside of a `<Suspense>` throws, the HTML has its fallback.
 */
export async function renderWhenReady(tree: ReactNode, longestWait?: number): Promise<string> {
  try {
    return await new Promise((resolve, reject) => {
      // React is still cleaning up when it calls `onAllReady` after an abort.
      const start = () => setImmediate(() => pipe(collectText(resolve)))
      const {pipe} = startRendering(
        tree,
        // React logs all errors by default, including the ones with a fallback.
        {onShellError: reject, onError() {}, onAllReady: start},
        longestWait
      )
    })
  } finally {
    await resetContexts()
  }
}

/** Components that throw or wait on behalf of the component that uses them. */
const WRAPPERS = new Set([
  ...['Head', 'Link', 'NavLink', 'Anchor', 'PlainAnchor', 'RelativeAnchor'],
  ...['Lazy', 'Suspense']
])

/** Renders a tree again that failed, and returns the name of the component that throws. */
export async function findThrower(
  tree: ReactNode,
  longestWait?: number
): Promise<string | undefined> {
  try {
    return await new Promise((resolve) => {
      startRendering(
        tree,
        {
          onError: (_, {componentStack = ''}) => resolve(findComponent(componentStack)),
          onAllReady: () => resolve(undefined)
        },
        longestWait
      )
    })
  } finally {
    await resetContexts()
  }
}

/** Returns the innermost component of a stack that isn't a wrapper. */
function findComponent(stack: string): string | undefined {
  const names = [...stack.matchAll(/^[ \t]+at ([A-Z]\w*)/gm)].map(([, name]) => name)
  return names.find((name) => name !== undefined && !WRAPPERS.has(name))
}

/**
 * Resets React's contexts. After a component has waited, they keep their values until the same
 * renderer starts again, and `renderToString` is a different one.
 */
function resetContexts(): Promise<void> {
  return new Promise((resolve) => {
    renderToPipeableStream(null, {onAllReady: () => setImmediate(resolve)})
  })
}

type Callbacks = Pick<RenderToPipeableStreamOptions, 'onShellError' | 'onError' | 'onAllReady'>

/** Starts rendering, and stops waiting after `longestWait` milliseconds. */
function startRendering(
  tree: ReactNode,
  {onShellError, onError, onAllReady}: Callbacks,
  longestWait = LONGEST_WAIT
) {
  const stop = () => abort(new Error(`A component is still loading after ${longestWait / 1000} s.`))
  const timer = setTimeout(stop, longestWait)
  const {pipe, abort} = renderToPipeableStream(tree, {
    // By default, React moves large parts to the end and inserts them with scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(onError && {onError}),
    onShellError(error) {
      clearTimeout(timer)
      onShellError?.(error)
    },
    onAllReady() {
      clearTimeout(timer)
      onAllReady?.()
    }
  })
  return {pipe}
}

/** Returns a stream that passes its whole text on when it ends. */
function collectText(onEnd: (text: string) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk: Uint8Array, _, done) {
      chunks.push(chunk)
      done()
    },
    final(done) {
      onEnd(Buffer.concat(chunks).toString())
      done()
    }
  })
}
