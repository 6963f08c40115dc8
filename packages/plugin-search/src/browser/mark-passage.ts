import {findHashTarget} from '@lectern/client'
import {findWords} from './find-words.js'

/** Name of the CSS highlight, which the styles below use. */
const HIGHLIGHT = 'search-passage'

/** How long to wait for the page of a hit to load, in milliseconds. */
const PATIENCE = 10_000

/** Styles of the highlight. They aren't in the main stylesheet, because few pages need them. */
const STYLES = `::highlight(${HIGHLIGHT}) {
  background: color-mix(in oklab, var(--ifm-color-warning) 38%, transparent);
}`

/**
 * Highlights the matched words on a hit's page after the hit was clicked. Call it before
 * navigating. Does nothing if the browser doesn't support CSS highlights or the link loads a new
 * document.
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
    // Wait a frame, so that the page has scrolled to its target.
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

/**
 * Creates a function that tests whether the hit's page is shown, which means that both the URL and
 * the content have changed.
 */
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
