import {isSlowConnection} from '@lectern/client'

/** Links with a card: footnotes, and links in the text whose target isn't shown beside them. */
const NOTES = 'a[data-footnote-ref]'
const LINKS = `${NOTES},.markdown a[href]:not(.hash-link,[class*=button],:is(.theme-card,.cards,.buttons,.theme-file-tree) a)`

/** Keys that may be a shortcut: to the previous or next page, to a part of the site, and to the list of all. */
const KEYS = '[]g?'

/**
 * Adds shortcuts, and cards for links and footnotes. Their code is loaded when the reader first needs it. Links have no
 * cards on slow connections, because their cards load pages.
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
  // Without a mouse, a tap shows the footnote instead of the end of the page.
  const onClick = (event: MouseEvent) => {
    const isTap = (event as PointerEvent).pointerType === 'touch'
    const note = isTap ? findLink(event, NOTES) : undefined
    if (!note) return
    event.preventDefault()
    showCard(note, true)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (!KEYS.includes(event.key) || takesText(event.target)) return
    // The second key can come before the code is loaded.
    const second = event.key === 'g' ? nextKey(root) : undefined
    import('./shortcuts.js').then(
      ({runShortcut}) => runShortcut(root, event, second),
      () => {}
    )
  }
  root.addEventListener('pointerover', onPoint)
  root.addEventListener('focusin', onFocus)
  root.addEventListener('click', onClick)
  root.addEventListener('keydown', onKey)
  return () => {
    root.removeEventListener('pointerover', onPoint)
    root.removeEventListener('focusin', onFocus)
    root.removeEventListener('click', onClick)
    root.removeEventListener('keydown', onKey)
  }
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
