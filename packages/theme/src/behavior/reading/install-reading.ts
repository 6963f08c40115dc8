import {isSlowConnection} from '@lectern/client'

/**
 * Links that have a preview card: footnotes, and text links whose target isn't already described
 * beside them.
 */
const NOTES = 'a[data-footnote-ref]'
const LINKS = `${NOTES},.markdown a[href]:not(.hash-link,[class*=button],:is(.theme-card,.cards,.buttons,.theme-file-tree) a)`

/**
 * Keys that may start a shortcut: previous page, next page, go to a part of the site, and list all
 * shortcuts.
 */
const KEYS = '[]g?'

/**
 * Adds keyboard shortcuts, and preview cards for links and footnotes. Their code is loaded on first
 * use. On slow connections, links have no cards, because a card loads the linked page.
 *
 * @returns A function that removes the listeners.
 */
export function installReading(root: Document): () => void {
  const onPoint = (event: PointerEvent) => {
    const link = findLink(event, event.pointerType === 'mouse' ? LINKS : '')
    if (link && (link.matches(NOTES) || !isSlowConnection())) showCard(link)
  }
  const onFocus = (event: Event) => {
    const note = findLink(event, `${NOTES}:focus-visible`)
    if (note) showCard(note)
  }
  // On touchscreens, a tap shows the footnote in place instead of jumping to the end of the page.
  const onClick = (event: MouseEvent) => {
    const isTap = (event as PointerEvent).pointerType === 'touch'
    const note = isTap ? findLink(event, NOTES) : undefined
    if (!note) return
    event.preventDefault()
    showCard(note, true)
  }
  const onKey = (event: KeyboardEvent) => {
    // On many keyboards, brackets need Option or AltGr, which can count as Ctrl and Alt.
    const isTyped = event.altKey ? '[]'.includes(event.key) : !event.ctrlKey
    if (!isTyped || event.metaKey || event.defaultPrevented) return
    if (!KEYS.includes(event.key) || takesText(event.target)) return
    // The second key may be pressed before the code has loaded.
    const second = event.key === 'g' ? nextKey(root) : undefined
    import('./shortcuts.js').then(
      ({runShortcut}) => runShortcut(root, event, second),
      () => {}
    )
  }
  const events = new AbortController()
  const {signal} = events
  root.addEventListener('pointerover', onPoint, {signal})
  root.addEventListener('focusin', onFocus, {signal})
  root.addEventListener('click', onClick, {signal})
  root.addEventListener('keydown', onKey, {signal})
  return () => events.abort()
}

function nextKey(root: Document): Promise<KeyboardEvent> {
  return new Promise((resolve) => {
    root.addEventListener('keydown', resolve, {capture: true, once: true})
  })
}

function findLink({target}: Event, selector: string): HTMLAnchorElement | undefined {
  if (selector === '' || !(target instanceof Element)) return undefined
  return target.closest<HTMLAnchorElement>(selector) ?? undefined
}

function showCard(link: HTMLAnchorElement, isInstant = false): void {
  import('./link-card.js').then(
    ({openCard}) => openCard(link, isInstant),
    // The link works without its card.
    () => {}
  )
}

function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input,select,textarea,[role=textbox]'))
  )
}
