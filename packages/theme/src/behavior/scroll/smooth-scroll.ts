/** Fraction of the distance that remains after one frame at 60 Hz (specification §9). */
const FACTOR = 0.85
const FRAME = 1000 / 60

/**
 * Scrolls the page, quickly at first and slowing down toward the target. Jumps to the target if the
 * reader prefers reduced motion.
 *
 * @param target - CSS pixels from the top.
 * @returns A function that stops the scrolling.
 */
export function smoothScrollTo(target: number): () => void {
  const jump = (top: number) => scrollTo({top, behavior: 'instant'})
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jump(target)
    return () => {}
  }
  let last: number | undefined
  const step = (time: number) => {
    const next = nextScrollTop({
      from: scrollY,
      target,
      elapsed: last === undefined ? FRAME : time - last
    })
    last = time
    jump(next)
    if (next !== target) frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

interface ScrollStep {
  from: number
  target: number
  /** Milliseconds since the last step. */
  elapsed: number
}

/**
 * Returns the position after one step, in whole pixels. A step moves at least one pixel and never
 * past the target.
 */
export function nextScrollTop({from, target, elapsed}: ScrollStep): number {
  const left = (from - target) * FACTOR ** (elapsed / FRAME)
  return target + Math.trunc(Math.abs(left) < 1 ? 0 : left)
}
