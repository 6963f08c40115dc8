import {describeLink} from './describe-link.js'
import {placeCard} from './place-card.js'
import css from './reading.css' with {type: 'text'}
import {addStyles} from './add-styles.js'

/** How long the pointer must stay on a link before its card opens, in milliseconds. */
const OPEN_DELAY = 350

/** How long the card stays open for the pointer to reach it, in milliseconds. */
const CLOSE_DELAY = 200

/** ID of the card's element. */
const CARD_ID = 'link-card'

/**
 * Opens a card that previews a link's target: the footnote, or the title and description of the
 * page. It closes when the pointer or focus leaves it, on Escape, and when the page scrolls.
 *
 * @param isInstant - Whether it opens without a delay.
 */
export function openCard(link: HTMLAnchorElement, isInstant: boolean): void {
  if (link.dataset.card !== undefined || !('popover' in link)) return
  const events = new AbortController()
  const {signal} = events
  link.dataset.card = ''
  let card: HTMLElement | undefined
  let closing: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(opening)
    clearTimeout(closing)
    events.abort()
    delete link.dataset.card
    card?.remove()
  }
  const closeLater = () => {
    closing = setTimeout(close, CLOSE_DELAY)
  }
  const stay = () => clearTimeout(closing)
  const open = async () => {
    const content = await describeLink(link)
    if (signal.aborted) return
    if (content.length === 0) return close()
    card = createCard(link.ownerDocument, content)
    card.addEventListener('pointerenter', stay, {signal})
    card.addEventListener('pointerleave', closeLater, {signal})
    placeCard(card, link)
  }
  const opening = setTimeout(() => void open().catch(close), isInstant ? 0 : OPEN_DELAY)
  link.addEventListener('pointerleave', closeLater, {signal})
  link.addEventListener('pointerenter', stay, {signal})
  link.addEventListener('blur', close, {signal})
  addEventListener('scroll', close, {signal, passive: true})
  document.addEventListener('keydown', ({key}) => key === 'Escape' && close(), {signal})
  document.addEventListener(
    'pointerdown',
    ({target}) => !(target instanceof Node && card?.contains(target)) && close(),
    {signal}
  )
}

/**
 * Creates the card in the top layer. It isn't announced to screen readers, because their users can
 * follow the link or read the footnotes at the end of the page.
 */
function createCard(root: Document, content: readonly Node[]): HTMLElement {
  addStyles(root, css)
  root.getElementById(CARD_ID)?.remove()
  const card = root.createElement('div')
  card.id = CARD_ID
  card.popover = 'manual'
  card.className = 'link-card'
  card.append(...content)
  root.body.append(card)
  return card
}
