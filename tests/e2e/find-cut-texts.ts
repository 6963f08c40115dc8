import type {Page} from 'playwright/test'

/** Finds text that's cut off by the window or by a box with hidden overflow. Scrollable boxes are allowed. */
export async function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const cut: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement
      if (!text.textContent?.trim() || !parent?.checkVisibility({visibilityProperty: true}))
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if (isCut(parent, range.getBoundingClientRect())) cut.push(text.textContent.trim())
    }
    return cut

    function isCut(element: Element, {left, right, width}: DOMRect): boolean {
      for (
        let box: Element | null = element;
        box !== document.body && box;
        box = box.parentElement
      ) {
        const {overflowX, clipPath, display} = getComputedStyle(box)
        // Visually hidden on purpose, or reachable by scrolling.
        if (clipPath !== 'none' || width === 0) return false
        if (overflowX === 'auto' || overflowX === 'scroll') return false
        if (overflowX === 'visible' || display === 'inline') continue
        const edge = box.getBoundingClientRect()
        if (left < edge.left - 1 || right > edge.right + 1) return true
      }
      return left < -1 || right > innerWidth + 1
    }
  })
}
