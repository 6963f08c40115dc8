/** Events that indicate that the reader wants to move elsewhere. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls before the next paint, and again whenever the page's height changes, because images above
 * the target may load late. Stops when the reader scrolls or does anything that could scroll.
 *
 * @param scroll - Scrolls to the target.
 * @returns A function that stops it.
 */
export function holdScroll(scroll: () => void): () => void {
  let held = {top: -1, height: -1}
  const hold = () => {
    scroll()
    held = {top: scrollY, height: document.body.offsetHeight}
  }
  const frame = requestAnimationFrame(hold)
  const observer = new ResizeObserver(() => {
    if (held.height !== -1 && document.body.offsetHeight !== held.height) hold()
  })
  observer.observe(document.body)
  const onScroll = () => {
    const isReaders = held.height === document.body.offsetHeight && Math.abs(scrollY - held.top) > 1
    if (isReaders) stop()
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    removeEventListener('scroll', onScroll)
    for (const type of USER_EVENTS) removeEventListener(type, stop)
  }
  addEventListener('scroll', onScroll, {passive: true})
  for (const type of USER_EVENTS) addEventListener(type, stop, {passive: true})
  return stop
}
