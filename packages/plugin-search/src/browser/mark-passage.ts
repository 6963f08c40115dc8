import {findHashTarget} from '@lectern/client'
import {findWords} from './find-words.js'

/** Name of the highlight. The stylesheet refers to it. */
const HIGHLIGHT = 'search-passage'

/** How long to wait for the page of a hit, in milliseconds. */
const PATIENCE = 10_000

/** Highlights aren't part of the main stylesheet, because few pages show one. */
const STYLES = `::highlight(${HIGHLIGHT}) {
  background: color-mix(in oklab, var(--ifm-color-warning) 38%, transparent);
}`

/**
 * Marks the words of a hit on its page, after a click on the hit. Call it before navigating. It
 * does nothing in browsers without CSS highlights, and if the page is loaded as a new document.
 *
 * @param hit - Element of the hit, with the words in `<mark>` elements.
 */
export function markPassage(link: HTMLAnchorElement, hit: Element): void {
  const words = [...hit.querySelectorAll('mark')].map(({textContent}) => textContent ?? '')
  if (
    typeof Highlight === 'undefined' ||
    words.length === 0 ||
    link.dataset.noNavigation !== undefined
  )
    return
  const {pathname, hash} = link
  const isShown = createPageTest(pathname)
  const onChange = () => {
    if (!isShown()) return
    stop()
    // The page has scrolled to its target.
    requestAnimationFrame(() => showMarks(words, hash))
  }
  const observer = new MutationObserver(onChange)
  const timer = setTimeout(() => stop(), PATIENCE)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(document.documentElement, {childList: true, subtree: true})
  setTimeout(onChange)
}

/** Tests whether the page of a hit is shown: both the URL and the content have changed. */
function createPageTest(pathname: string): () => boolean {
  const shown = document.querySelector('main')
  const content = document.querySelector('[data-static-content],[data-live-content]')
  const isSamePage = location.pathname === pathname
  return () => {
    if (location.pathname !== pathname) return false
    const isReplaced =
      document.querySelector('main') !== shown ||
      document.querySelector('[data-static-content],[data-live-content]') !== content
    return isSamePage || isReplaced
  }
}

function showMarks(words: readonly string[], hash: string): void {
  const main = document.querySelector('main article') ?? document.querySelector('main')
  if (!main) return
  const target = findHashTarget(hash)
  const ranges = findWords(main, words, target && main.contains(target) ? target : undefined)
  const [first] = ranges
  if (!first) return
  installStyles()
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
  const {top, bottom} = first.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight)
    first.startContainer.parentElement?.scrollIntoView({block: 'center', behavior: 'instant'})
  addEventListener('keydown', clearOnEscape)
}

function clearOnEscape({key}: KeyboardEvent): void {
  if (key !== 'Escape') return
  CSS.highlights.delete(HIGHLIGHT)
  removeEventListener('keydown', clearOnEscape)
}

function installStyles(): void {
  if (CSS.highlights.has(HIGHLIGHT)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
