import {translate, trustHtml} from '@lectern/client'
import {untilStyled} from './until-styled.js'

/** A frame with the content of a preview. */
export interface PreviewFrame {
  /** Replaces the frame's content with the current content of the page. */
  fill(): void
  /** Applies the page's color mode. */
  followMode(): void
  /** Stops measuring the content. */
  stop(): void
}

/**
 * What the frame's document may do. It's accessible to the page, which measures it, but it can't run scripts, send forms
 * or replace the page. Links open in new tabs.
 */
const SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** Creates a frame after the content of a preview, and hides the content when the frame is complete. */
export function createFrame(content: HTMLElement): PreviewFrame {
  const frame = content.ownerDocument.createElement('iframe')
  frame.setAttribute('sandbox', SANDBOX)
  frame.title = translate({id: 'theme.Preview.frameTitle', message: 'Preview'})
  frame.srcdoc = trustHtml('<!doctype html><base target="_blank">')
  const sizes = new ResizeObserver(([entry]) => {
    const height = entry?.target.getBoundingClientRect().height ?? 0
    frame.style.height = `${Math.ceil(height)}px`
  })
  const fill = () => fillBox(frame, content)
  const followMode = () => copyMode(frame)
  const show = async () => {
    const page = frame.contentDocument
    if (!page) return
    const box = prepareDocument(page, content)
    followMode()
    await untilStyled(page, content.ownerDocument)
    fill()
    sizes.observe(box)
    content.hidden = true
  }
  frame.addEventListener('load', () => void show())
  content.after(frame)
  return {fill, followMode, stop: () => sizes.disconnect()}
}

/** Adds the stylesheets, and the element around the content. Its height is the height of the frame. */
function prepareDocument(page: Document, content: HTMLElement): HTMLElement {
  const {lang, dir} = content.ownerDocument.documentElement
  const root = page.documentElement
  root.lang = lang
  root.dir = dir
  root.style.overflowY = 'hidden'
  root.style.scrollbarGutter = 'auto'
  page.body.style.margin = '0'
  page.body.style.minHeight = '0'
  page.head.append(...listStylesheets(content).map((sheet) => page.importNode(sheet, true)))
  const box = page.createElement('div')
  box.className = 'markdown'
  box.style.display = 'flow-root'
  page.body.append(box)
  return box
}

/** Returns the preview's own stylesheet, or else the stylesheets of the page. */
function listStylesheets(content: HTMLElement): readonly Element[] {
  const root = content.ownerDocument
  const own = content.parentElement?.querySelector<HTMLAnchorElement>(':scope > a[hidden]')
  if (!own) return [...root.querySelectorAll('link[rel=stylesheet], head > style')]
  const link = root.createElement('link')
  link.rel = 'stylesheet'
  link.href = own.href
  return [link]
}

function fillBox(frame: HTMLIFrameElement, content: HTMLElement): void {
  const page = frame.contentDocument
  const copies = [...content.childNodes].map((node) => page?.importNode(node, true) ?? '')
  page?.body.firstElementChild?.replaceChildren(...copies)
}

function copyMode(frame: HTMLIFrameElement): void {
  const mode = frame.ownerDocument.documentElement.dataset.theme ?? 'light'
  const root = frame.contentDocument?.documentElement
  if (!root) return
  root.dataset.theme = mode
  // A frame is only transparent if it has the same color scheme as the page.
  root.style.colorScheme = mode
}
