/**
 * Shows the isolated previews of a page in frames. The code for this is loaded only on pages with isolated previews.
 *
 * @returns A function that stops updating the frames.
 */
export function installPreviews(root: Document): (() => void) | undefined {
  if (!root.querySelector('.theme-preview--isolated')) return undefined
  const events = new AbortController()
  import('./preview-frames.js').then(
    ({showFrames}) => showFrames(root, events.signal),
    // The page shows the previews with its own styles.
    () => {}
  )
  return () => events.abort()
}
