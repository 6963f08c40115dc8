import type {DevProblem, SourcePosition} from '@lectern/types'
import {OVERLAY_STYLE} from './overlay-style.js'

/** Shows the site's problems over the page. */
export interface ErrorOverlay {
  /** Covers the page with errors. An empty list removes the overlay. */
  showErrors(problems: readonly DevProblem[]): void
  /** Shows warnings in a corner of the page. */
  showNotices(problems: readonly DevProblem[]): void
}

/** Creates the overlay in a shadow root, which isolates its styles from the site. */
export function createErrorOverlay(): ErrorOverlay {
  const host = document.createElement('lectern-problems')
  const root = host.attachShadow({mode: 'open'})
  const errors = element('div')
  const notices = element('div')
  root.append(element('style', '', OVERLAY_STYLE), errors, notices)
  const show = (holder: Element, problems: readonly DevProblem[], create: CreatePanel) => {
    if (!host.isConnected) document.documentElement.append(host)
    host.dataset.mode = findColorMode()
    holder.replaceChildren(...(problems.length > 0 ? [create(problems, holder)] : []))
  }
  followColorMode(host)
  addEventListener('keydown', ({key}) => {
    if (key === 'Escape') errors.replaceChildren()
  })
  return {
    showErrors: (problems) => show(errors, problems, createCover),
    showNotices: (problems) => show(notices, problems, createNotice)
  }
}

type CreatePanel = (problems: readonly DevProblem[], holder: Element) => Element

/** Returns the color mode of the page, or of the system if no page is shown. */
function findColorMode(): string {
  const chosen = document.documentElement.dataset.theme
  if (chosen) return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function followColorMode(host: HTMLElement): void {
  const follow = () => {
    host.dataset.mode = findColorMode()
  }
  new MutationObserver(follow).observe(document.documentElement, {attributeFilter: ['data-theme']})
}

function createCover(problems: readonly DevProblem[], holder: Element): Element {
  const foot = element('p', 'foot', 'Fix the error to dismiss this overlay. ')
  foot.append(element('kbd', '', 'Esc'), ' hides it until the next update.')
  const card = element('div', 'card')
  card.append(...problems.map(describe), foot, createCloseButton(holder))
  const cover = element('div', 'cover')
  cover.setAttribute('role', 'alertdialog')
  cover.setAttribute('aria-label', 'Errors in the site')
  cover.append(card)
  return cover
}

function createNotice(problems: readonly DevProblem[], holder: Element): Element {
  const notice = element('div', 'notice')
  notice.setAttribute('role', 'status')
  const count = problems.length === 1 ? '1 warning' : `${problems.length} warnings`
  notice.append(element('strong', '', `${count} on this page`))
  for (const {message, hint, position} of problems) {
    notice.append(prose('p', '', message))
    if (position?.line !== undefined)
      notice.append(element('code', 'place', formatPosition(position)))
    if (hint) notice.append(prose('p', 'hint', hint))
  }
  notice.append(createCloseButton(holder))
  return notice
}

function createCloseButton(holder: Element): Element {
  const close = element('button', '', '×')
  close.setAttribute('aria-label', 'Close')
  close.addEventListener('click', () => holder.replaceChildren())
  return close
}

function describe({code, message, position, hint, excerpt}: DevProblem): Element {
  const section = element('section')
  section.append(element('span', 'code', code), prose('h2', '', message))
  if (position) section.append(element('code', 'place', formatPosition(position)))
  if (excerpt) section.append(createExcerpt(excerpt))
  if (hint) section.append(prose('p', 'hint', hint))
  return section
}

function formatPosition({file, line, column}: SourcePosition): string {
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

/** Creates the code excerpt. The server marks the line with the error with `>`. */
function createExcerpt(excerpt: string): Element {
  const lines = excerpt.split('\n')
  const pre = element('pre')
  pre.append(
    ...lines.map((line) => element('span', line.startsWith('>') ? 'marked' : '', `${line}\n`))
  )
  return pre
}

/** Creates an element with text, and renders text in backticks as code. */
function prose(name: string, className: string, text: string): HTMLElement {
  const created = element(name, className)
  const parts = text.split(/`([^`]+)`/)
  created.append(
    ...parts.map((part, index) => (index % 2 === 1 ? element('code', '', part) : part))
  )
  return created
}

function element(name: string, className = '', text = ''): HTMLElement {
  const created = document.createElement(name)
  if (className) created.className = className
  // Sets text instead of HTML, because problems quote arbitrary source code.
  created.textContent = text
  return created
}
