import {createFrame, type PreviewFrame} from './create-frame.js'

/** The distance from the window at which a frame is created, so that it's complete when it becomes visible. */
const MARGIN = '600px'

/**
 * Shows the content of isolated previews in frames. The frames are created when they're almost visible. They follow
 * the color mode and later changes of the content.
 *
 * @param signal - Stops updating the frames.
 */
export function showFrames(root: Document, signal: AbortSignal): void {
  if (signal.aborted) return
  const frames = new Map<Element, PreviewFrame>()
  const changes = new MutationObserver((records) => {
    for (const target of new Set(records.map((record) => record.target))) {
      const content = contentAround(target)
      if (content) frames.get(content)?.fill()
    }
  })
  const modes = new MutationObserver(() => {
    for (const frame of frames.values()) frame.followMode()
  })
  const visible = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        const content = target.querySelector<HTMLElement>('.theme-preview-content')
        if (!isIntersecting || !content) continue
        visible.unobserve(target)
        frames.set(content, createFrame(content))
        changes.observe(content, {childList: true, subtree: true, characterData: true})
      }
    },
    {rootMargin: MARGIN}
  )
  modes.observe(root.documentElement, {attributeFilter: ['data-theme']})
  for (const preview of root.querySelectorAll('.theme-preview--isolated')) visible.observe(preview)
  signal.addEventListener('abort', () => {
    for (const observer of [changes, modes, visible]) observer.disconnect()
    for (const frame of frames.values()) frame.stop()
  })
}

function contentAround(node: Node): Element | null | undefined {
  const element = node instanceof Element ? node : node.parentElement
  return element?.closest('.theme-preview-content')
}
