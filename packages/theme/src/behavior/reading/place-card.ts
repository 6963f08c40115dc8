/** Space between the card, its link and the edges of the window, in pixels. */
const GAP = 8

/** Shows a card below the first line of its link, or above it if there's more space. */
export function placeCard(card: HTMLElement, link: HTMLElement): void {
  card.showPopover()
  const [line] = link.getClientRects()
  if (!line) return
  const {width, height} = card.getBoundingClientRect()
  const {clientWidth, clientHeight} = document.documentElement
  const {left, top} = choosePlace(line, {
    card: {width, height},
    screen: {width: clientWidth, height: clientHeight},
    isRightToLeft: getComputedStyle(link).direction === 'rtl'
  })
  card.style.left = `${left}px`
  card.style.top = `${top}px`
}

interface Size {
  width: number
  height: number
}

interface Space {
  card: Size
  screen: Size
  isRightToLeft: boolean
}

/** Returns the position of a card in the window, in pixels. */
export function choosePlace(
  line: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  {card, screen, isRightToLeft}: Space
): {left: number; top: number} {
  const start = isRightToLeft ? line.right - card.width : line.left
  const left = Math.max(GAP, Math.min(start, screen.width - card.width - GAP))
  const below = line.bottom + GAP
  const fitsBelow = below + card.height + GAP <= screen.height
  const isAbove = !fitsBelow && line.top > screen.height - line.bottom
  return {left, top: isAbove ? Math.max(GAP, line.top - GAP - card.height) : below}
}
