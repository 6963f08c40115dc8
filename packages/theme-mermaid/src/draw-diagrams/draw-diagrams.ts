import {type LoadingProps, trustHtml} from '@lectern/client'
import type {Mermaid} from 'mermaid'
import type {MermaidConfig} from '../config/mermaid-config.js'

/** Delay before the loading state is shown, in milliseconds (specification §9). */
const LOADING_DELAY = 200

/** Functions that drawing depends on. */
export interface DrawingTools {
  /** Loads Mermaid. */
  load(): Promise<{default: Mermaid}>
  /**
   * Shows a message below the diagrams while Mermaid is loading, or if it's unavailable. Returns a
   * function that removes the message.
   */
  showLoading(diagrams: readonly HTMLElement[], props: LoadingProps): () => void
}

/** Draws all new and changed diagrams. Loads Mermaid for the first one. */
export async function drawDiagrams(root: Document, tools: DrawingTools): Promise<void> {
  const mode = root.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
  const open = [...root.querySelectorAll<HTMLElement>('[data-mermaid]')].filter(
    (diagram) => diagram.dataset.drawn !== stateOf(diagram, mode)
  )
  if (open.length === 0) return
  const mermaid = await loadMermaid(open, tools)
  for (const diagram of open) {
    diagram.dataset.drawn = stateOf(diagram, mode)
    if (mermaid) await drawDiagram(diagram, mermaid, mode)
  }
}

/** Returns a key for the inputs of a drawing. */
function stateOf(diagram: HTMLElement, mode: string): string {
  return `${mode} ${sourceOf(diagram)}`
}

function sourceOf(diagram: HTMLElement): string {
  return diagram.querySelector('.theme-mermaid-source')?.textContent ?? ''
}

/** Returns Mermaid, or `undefined` if it fails to load. In that case, readers see an error. */
async function loadMermaid(
  diagrams: readonly HTMLElement[],
  {load, showLoading}: DrawingTools
): Promise<Mermaid | undefined> {
  let endLoading = () => {}
  const retry = () => {
    // Some browsers cache a failed import for the lifetime of the document.
    if (diagrams.some(({dataset}) => dataset.retried !== undefined)) return location.reload()
    endLoading()
    for (const {dataset} of diagrams) {
      dataset.retried = 'true'
      // The document's observer then redraws the diagram.
      delete dataset.drawn
    }
  }
  const timer = setTimeout(() => {
    endLoading = showLoading(diagrams, {pastDelay: true, retry})
  }, LOADING_DELAY)
  try {
    const {default: mermaid} = await load()
    endLoading()
    return mermaid
  } catch (thrown) {
    endLoading()
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    endLoading = showLoading(diagrams, {error, pastDelay: true, retry})
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

async function drawDiagram(
  diagram: HTMLElement,
  mermaid: Mermaid,
  mode: 'light' | 'dark'
): Promise<void> {
  const {theme, options} = JSON.parse(diagram.dataset.mermaid ?? '{}') as MermaidConfig
  mermaid.initialize({
    fontFamily: 'inherit',
    ...options,
    startOnLoad: false,
    suppressErrorRendering: true,
    theme: theme[mode] as 'default'
  })
  try {
    // The prefix of style IDs in the drawing, which must be unique in the document.
    const {svg, bindFunctions} = await mermaid.render(createId(), sourceOf(diagram))
    const drawing = appendContainer(diagram, 'theme-mermaid-drawing')
    // Mermaid sanitizes its output.
    drawing.innerHTML = trustHtml(svg)
    bindFunctions?.(drawing)
    diagram.querySelector('.theme-mermaid-error')?.remove()
    diagram.dataset.mermaidState = 'drawn'
  } catch (error) {
    showError(diagram, error)
  }
}

function createId(): string {
  return `mermaid-${crypto.getRandomValues(new Uint32Array(1))[0]}`
}

function showError(diagram: HTMLElement, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error)
  const shown = appendContainer(diagram, 'theme-mermaid-error')
  shown.setAttribute('role', 'alert')
  shown.textContent = `This diagram cannot be drawn: ${message}`
  diagram.querySelector('.theme-mermaid-drawing')?.remove()
  diagram.dataset.mermaidState = 'failed'
}

/** Returns the child of a diagram with a class. Creates it if it doesn't exist. */
function appendContainer(diagram: HTMLElement, className: string): HTMLElement {
  const known = diagram.querySelector<HTMLElement>(`.${className}`)
  if (known) return known
  const created = diagram.ownerDocument.createElement('div')
  created.className = className
  diagram.append(created)
  return created
}
