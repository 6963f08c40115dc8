import {drawDiagrams, type DrawingTools} from './draw-diagrams.js'

/**
 * Draws the diagrams of a document and of later pages, and redraws them when the color mode
 * changes.
 */
export function watchDiagrams(root: Document, tools: DrawingTools): void {
  let running: Promise<void> = Promise.resolve()
  let isAsked = false
  const schedule = () => {
    if (isAsked || !root.querySelector('[data-mermaid]')) return
    isAsked = true
    // Runs are sequential, because Mermaid has one configuration for all drawings.
    running = running.then(() => {
      isAsked = false
      return drawDiagrams(root, tools)
    })
  }
  new MutationObserver(schedule).observe(root.body, {childList: true, subtree: true})
  new MutationObserver(schedule).observe(root.documentElement, {attributeFilter: ['data-theme']})
  schedule()
}
