/** Remaining part of the distance after one frame of a 60 Hz screen (specification §9). */
const FACTOR = 0.85
const FRAME = 1000 / 60

/**
 * Scrolls the page, quickly at first and slower towards the end. For readers who prefer reduced
 * motion, it jumps immediately.
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

/** Returns the position after one step: whole pixels, never past the target, and at least one pixel further. */
export function nextScrollTop({from, target, elapsed}: ScrollStep): number {
  const left = (from - target) * FACTOR ** (elapsed / FRAME)
  return target + Math.trunc(Math.abs(left) < 1 ? 0 : left)
}
