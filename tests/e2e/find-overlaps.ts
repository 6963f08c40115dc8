import type {Page} from 'playwright/test'

/** Parts of a page that may cover others: code scrolls below its buttons, and the windows of the demo overlap. */
const EXCEPTIONS = 'pre, .katex, .home-demo, svg *'

/** Finds text and controls that cover each other, e.g. `Docs × Installation`. */
export async function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate((exceptions) => {
    interface Item {
      element: Element
      name: string
      left: number
      right: number
      top: number
      bottom: number
    }
    const items = [...listTexts(), ...listControls()].sort((one, other) => one.top - other.top)
    const overlaps = new Set<string>()
    items.forEach((one, index) => {
      for (const other of items.slice(index + 1)) {
        if (other.top >= one.bottom) break
        if (areOverlapping(one, other)) overlaps.add(`${one.name} × ${other.name}`)
      }
    })
    return [...overlaps]

    function areOverlapping(one: Item, other: Item): boolean {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return false
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      // The boxes of adjacent lines overlap if the line height is less than the font's height.
      const lines = Math.min(one.bottom - one.top, other.bottom - other.top) * 0.36
      return width > 2 && height > Math.max(3, lines)
    }

    function listTexts(): Item[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Item[] = []
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const element = text.parentElement
        const name = text.textContent?.trim() ?? ''
        if (!name || !element || !isShown(element)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const box of range.getClientRects()) texts.push(...clip(element, name, box))
      }
      return texts
    }

    function listControls(): Item[] {
      const all = document.querySelectorAll('button, svg, img, input, select, textarea')
      return [...all]
        .filter(isShown)
        .flatMap((one) => clip(one, one.outerHTML.slice(0, 60), one.getBoundingClientRect()))
    }

    function isShown(element: Element): boolean {
      const options = {visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true}
      return !element.closest(exceptions) && element.checkVisibility(options)
    }

    /** The visible part of a box. */
    function clip(element: Element, name: string, box: DOMRect): Item[] {
      let {left, right, top, bottom} = box
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        const {overflow, clipPath, display, position} = getComputedStyle(outer)
        if (clipPath !== 'none') return []
        if (display !== 'inline' && overflow !== 'visible' && outer !== document.documentElement) {
          const edge = outer.getBoundingClientRect()
          left = Math.max(left, edge.left)
          right = Math.min(right, edge.right)
          top = Math.max(top, edge.top)
          bottom = Math.min(bottom, edge.bottom)
        }
        if (position === 'fixed') break
      }
      return right - left > 2 && bottom - top > 2 ? [{element, name, left, right, top, bottom}] : []
    }
  }, EXCEPTIONS)
}
