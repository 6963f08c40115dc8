import type {Element, Root, RootContent} from 'hast'
import GithubSlugger from 'github-slugger'
import {FOOTNOTE_LABEL} from '../gfm/rehype-footnotes.js'
import {HEAD_TAG} from '../html/take-head.js'
import type {CompileState, PartialHeadings} from '../state/compile-state.js'
import {isHeadingTag} from '../tree/component-tags.js'
import {findMarkdownImports} from '../tree/markdown-imports.js'
import {plainText} from '../tree/plain-text.js'
import {renderHtml} from '../tree/render-html.js'
import {walkHtml} from '../tree/tree-nodes.js'
import {breakCode} from './break-code.js'
import {renderWrittenHeading} from './written-heading.js'

/**
 * Assigns IDs to headings and collects the table of contents. The opening h1 isn't part of it. Each
 * partial is a single entry, because its headings are in a different file.
 */
export function rehypeHeadings(state: CompileState) {
  return (tree: Root): void => {
    const title = openingTitle(tree)
    // Headings from Markdown already have their IDs.
    const entries = findEntries(tree).filter(
      (entry) =>
        !state.options.writtenHeadings || !isHeading(entry) || entry.properties.id !== undefined
    )
    const slugger = createSlugger(entries.filter(isHeading))
    for (const heading of entries) {
      if (!isHeading(heading)) {
        state.toc.push(heading)
        continue
      }
      const id =
        heading.properties.id ??
        slugger.slug(plainText(heading.children), Boolean(state.options.anchors?.maintainCase))
      heading.properties.id = id
      if (heading === title || id === FOOTNOTE_LABEL) continue
      const html = renderHeading(heading.children, state)
      if (html === '' && state.options.writtenHeadings) continue
      state.toc.push({id: String(id), depth: Number(heading.tagName[1]), html})
    }
  }
}

/**
 * Renders a heading for the table of contents, where long code can wrap between its parts. In
 * Docusaurus projects, code doesn't wrap there, and headings without text are left out.
 */
function renderHeading(nodes: Element['children'], {options}: CompileState): string {
  if (!options.writtenHeadings) return renderHtml(nodes.map(breakCode), {dropLinks: true}).trim()
  const html = renderWrittenHeading(nodes).trim()
  return html.replace(/<[^<>]*>/g, '') === '' ? '' : html
}

/** Creates a slugger that never generates an explicit ID. */
function createSlugger(headings: readonly Element[]): GithubSlugger {
  const slugger = new GithubSlugger()
  for (const {properties} of headings) {
    if (typeof properties.id === 'string') slugger.slug(properties.id, true)
  }
  return slugger
}

/** Finds the headings and partials of a page, in document order. */
function findEntries(tree: Root): (Element | PartialHeadings)[] {
  const partials = findMarkdownImports(tree)
  const entries: (Element | PartialHeadings)[] = []
  walkHtml(tree, (node) => {
    if (node.type === 'element' && isHeadingTag(node.tagName)) entries.push(node)
    if (node.type !== 'mdxJsxFlowElement' || node.name === null) return
    const target = partials.get(node.name)
    if (target !== undefined) entries.push({component: node.name, target})
  })
  return entries
}

function isHeading(entry: Element | PartialHeadings): entry is Element {
  return 'tagName' in entry
}

/** Returns the h1 at the start of a page. Only imports, exports and whitespace can precede it. */
export function openingTitle(tree: Root): Element | undefined {
  const first = tree.children.find((node) => !isInvisible(node))
  return first?.type === 'element' && first.tagName === 'h1' ? first : undefined
}

function isInvisible(node: RootContent): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  if (node.type === 'element') return node.tagName === HEAD_TAG
  if (node.type === 'mdxJsxFlowElement') return /^head$/i.test(node.name ?? '')
  return node.type === 'mdxjsEsm' || node.type === 'comment' || node.type === 'truncate'
}
