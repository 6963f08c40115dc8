import {collapseDuration} from './collapse-duration.js'

/** Distinguishes this animation from an element's other animations. */
const ANIMATION_ID = 'collapse'

/**
 * Expands an element to its height, or collapses it. An element that's still moving reverses from
 * its current height.
 *
 * @returns `undefined` if the reader prefers reduced motion.
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
