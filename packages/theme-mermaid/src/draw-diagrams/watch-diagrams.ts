import {drawDiagrams, type DrawingTools} from './draw-diagrams.js'

/**
 * Draws the diagrams of the document, including pages that are navigated to, and redraws them when
 * the color mode changes.
 */
export function watchDiagrams(root: Document, tools: DrawingTools): void {
  let running: Promise<void> = Promise.resolve()
  let isAsked = false
  const schedule = () => {
    if (isAsked || !root.querySelector('[data-mermaid]')) return
    isAsked = true
    // Runs one at a time, because Mermaid has a single configuration for all drawings.
    running = running.then(() => {
      isAsked = false
      return drawDiagrams(root, tools)
    })
  }
  new MutationObserver(schedule).observe(root.body, {childList: true, subtree: true})
  new MutationObserver(schedule).observe(root.documentElement, {attributeFilter: ['data-theme']})
  schedule()
}
