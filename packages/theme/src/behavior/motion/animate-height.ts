import {collapseDuration} from './collapse-duration.js'

/** Marks our animations among others of an element. */
const ANIMATION_ID = 'collapse'

/**
 * Lets an element unfold to its height, or fold; one that is still moving turns round where it is.
 *
 * @returns `undefined` when nothing moves because the reader wants less motion.
 */
export function animateHeight(element: HTMLElement, isOpening: boolean): Animation | undefined {
  const running = element.getAnimations().filter(({id}) => id === ANIMATION_ID)
  const current = element.offsetHeight
  for (const animation of running) animation.cancel()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
  const full = element.offsetHeight
  const from = isOpening && running.length === 0 ? 0 : current
  const heights = [from, isOpening ? full : 0]
  return element.animate(
    heights.map((height) => ({height: `${height}px`, overflow: 'clip'})),
    {
      id: ANIMATION_ID,
      duration: collapseDuration(full),
      easing: 'ease-out',
      fill: isOpening ? 'none' : 'forwards'
    }
  )
}
