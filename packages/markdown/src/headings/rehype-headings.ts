import type {Element, Root, RootContent} from 'hast'
import GithubSlugger from 'github-slugger'
import {FOOTNOTE_LABEL} from '../gfm/rehype-footnotes.js'
import {HEAD_TAG} from '../html/take-head.js'
import type {CompileState} from '../state/compile-state.js'
import {isHeadingTag} from '../tree/component-tags.js'
import {plainText} from '../tree/plain-text.js'
import {renderHtml} from '../tree/render-html.js'
import {walkHtml} from '../tree/tree-nodes.js'

/** Gives headings their ids, and collects the table of contents without the h1 that opens the body. */
export function rehypeHeadings(state: CompileState) {
  return (tree: Root): void => {
    const title = openingTitle(tree)
    // Those that Markdown writes have their ids already.
    const headings = findHeadings(tree).filter(
      ({properties}) => !state.options.writtenHeadings || properties.id !== undefined
    )
    const slugger = createSlugger(headings)
    for (const heading of headings) {
      const id =
        heading.properties.id ??
        slugger.slug(plainText(heading.children), Boolean(state.options.anchors?.maintainCase))
      heading.properties.id = id
      if (heading === title || id === FOOTNOTE_LABEL) continue
      const html = renderHtml(heading.children, {dropLinks: true}).trim()
      state.toc.push({id: String(id), depth: Number(heading.tagName[1]), html})
    }
  }
}

/** Explicit ids are taken before any is made up, so that no two are the same. */
function createSlugger(headings: readonly Element[]): GithubSlugger {
  const slugger = new GithubSlugger()
  for (const {properties} of headings) {
    if (typeof properties.id === 'string') slugger.slug(properties.id, true)
  }
  return slugger
}

function findHeadings(tree: Root): Element[] {
  const headings: Element[] = []
  walkHtml(tree, (node) => {
    if (node.type === 'element' && isHeadingTag(node.tagName)) headings.push(node)
  })
  return headings
}

/** The h1 with which a body opens: only imports, exports and blanks may stand before it. */
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
