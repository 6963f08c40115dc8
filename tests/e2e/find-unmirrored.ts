import type {Page} from 'playwright/test'

/** Left-to-right content, and controls with the browser's own margins. */
const EXCEPTIONS = '.theme-code-block, .theme-file-tree, .theme-keys, .katex, svg *, input'

/**
 * Shows a page right-to-left for a moment, and finds boxes that aren't mirrored: at the wrong place, or with the
 * padding, border or margin of the other side. The position of text depends on line breaks, so it isn't checked.
 */
export async function findUnmirrored(page: Page): Promise<string[]> {
  return page.evaluate((exceptions) => {
    type Sides = readonly [left: number, right: number]
    interface Box {
      name: string
      edges: Sides
      sides: Map<string, Sides>
    }
    const PSEUDO = [undefined, '::before', '::after']
    const before = measure()
    document.documentElement.dir = 'rtl'
    const after = measure()
    document.documentElement.dir = 'ltr'
    const found = new Set<string>()
    const moved = new Set<Element | null>()
    for (const [element, box] of before) {
      const mirrored = after.get(element)
      if (!mirrored) continue
      if (!areMirrored(box.edges, mirrored.edges, 2)) {
        moved.add(element)
        // Children move with their parent.
        if (!moved.has(element.parentElement)) found.add(box.name)
      }
      for (const [property, sides] of box.sides)
        if (!areMirrored(sides, mirrored.sides.get(property) ?? sides, 1))
          found.add(`${box.name} ${property}: ${sides.join(' ')}`)
    }
    return [...found]

    function areMirrored([left, right]: Sides, other: Sides, tolerance: number): boolean {
      return Math.abs(left - other[1]) <= tolerance && Math.abs(right - other[0]) <= tolerance
    }

    function measure(): Map<Element, Box> {
      const boxes = new Map<Element, Box>()
      for (const element of document.body.querySelectorAll('*')) {
        const {display, position} = getComputedStyle(element)
        if (!element.checkVisibility() || display.startsWith('inline')) continue
        if (element.closest(exceptions)) continue
        const {left, right} = element.getBoundingClientRect()
        const width = document.documentElement.clientWidth
        // Text can be wider or narrower, if its line breaks differ.
        const edges: Sides = position === 'absolute' ? [0, 0] : [left, width - right]
        boxes.set(element, {name: nameOf(element), edges, sides: measureSides(element)})
      }
      return boxes
    }

    function measureSides(element: Element): Map<string, Sides> {
      const sides = new Map<string, Sides>()
      for (const pseudo of PSEUDO) {
        const style = getComputedStyle(element, pseudo)
        if (pseudo && /^(?:none|normal)$/.test(style.content)) continue
        const read = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0
        for (const name of ['padding-*', 'margin-*', 'border-*-width', 'border-top-*-radius'])
          sides.set(`${pseudo ?? ''} ${name}`, [
            read(name.replace('*', 'left')),
            read(name.replace('*', 'right'))
          ])
        if (style.position === 'absolute')
          sides.set(`${pseudo ?? ''} inset`, [read('left'), read('right')])
      }
      return sides
    }

    function nameOf(element: Element): string {
      return [element.localName, ...element.classList].join('.')
    }
  }, EXCEPTIONS)
}
