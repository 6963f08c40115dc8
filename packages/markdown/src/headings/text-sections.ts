import {cutAtWord} from '@lectern/shared/text/cut-at-word'
import type {ContentRecord, TextSection} from '@lectern/types'
import type {Nodes, Root} from 'hast'
import {FOOTNOTE_LABEL} from '../gfm/rehype-footnotes.js'
import {isHeadingTag} from '../tree/component-tags.js'
import {collapse, isInlineTag, plainText, rawText} from '../tree/plain-text.js'
import {decodeText} from '../tree/render-html.js'
import {openingTitle} from './rehype-headings.js'

/** Splits a page's text into sections at its headings, except for the opening h1. */
export function createSections(tree: Root): TextSection[] {
  const title = openingTitle(tree)
  const sections: TextSection[] = []
  let open: TextSection = {id: '', heading: '', text: ''}
  const close = () => {
    const text = collapse(open.text)
    if (text !== '' || open.id !== '') sections.push({...open, text})
  }
  const visit = (node: Nodes): void => {
    if (node === title || isFootnoteLabel(node)) return
    if (node.type === 'element' && isHeadingTag(node.tagName)) {
      close()
      open = {id: String(node.properties.id ?? ''), heading: plainText(node.children), text: ''}
    } else if (mayHoldHeadings(node)) {
      open.text += ` ${titleOf(node)} `
      for (const child of node.children) visit(child)
      open.text += ' '
    } else open.text += rawText(node)
  }
  visit(tree)
  close()
  return sections
}

/** Tests for the visually hidden heading that remark-rehype adds before the footnotes. */
function isFootnoteLabel(node: Nodes): boolean {
  return (
    node.type === 'element' && String(node.properties.id ?? '').startsWith(`${FOOTNOTE_LABEL}-`)
  )
}

/** Returns the visible title of a box, which is a property. Built-in titles say nothing about the page. */
function titleOf(node: Container): string {
  if (node.type === 'component') {
    const {summary, title} = node.props
    return [summary, title].filter((text) => typeof text === 'string').join(' ')
  }
  if (node.type !== 'element' || typeof node.properties.titleHtml !== 'string') return ''
  return decodeText(node.properties.titleHtml.replace(/<[^<>]*>/g, ''))
}

type Container = Extract<Nodes, {children: unknown}>

/**
 * Returns whether a block may contain headings. The text of other blocks is extracted as a whole.
 */
function mayHoldHeadings(node: Nodes): node is Container {
  if (!('children' in node)) return false
  if (node.type !== 'element')
    return node.type === 'root' || node.type === 'component' || node.type === 'mdxJsxFlowElement'
  return !LEAVES.has(node.tagName) && !isInlineTag(node.tagName)
}

const LEAVES: ReadonlySet<string> = new Set(['p', 'table', 'script', 'style', 'pre'])

/** A page's description, and whether rendering has to complete it. */
type Description = Pick<ContentRecord, 'description' | 'isDescriptionPartial'>

/** Returns the page's first paragraph as plain text, truncated at a word to at most 300 characters. */
export function createDescription(tree: Root): Description {
  const paragraph = tree.children.find(isTextParagraph) ?? findParagraph(tree)
  const description = paragraph ? cutAtWord(plainText([paragraph])) : ''
  return {description, ...(hasCode(paragraph ?? tree) && {isDescriptionPartial: true})}
}

/**
 * Returns whether a node contains an expression or component, whose text is known only after
 * rendering.
 */
function hasCode(node: Nodes): boolean {
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return !isCommentOnly(node.value.trim())
  }
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
  if (isElement && /^[A-Z]|\./.test(node.name ?? '')) return true
  return 'children' in node && node.children.some(hasCode)
}

function isCommentOnly(code: string): boolean {
  return code === '' || (code.startsWith('/*') && code.endsWith('*/'))
}

function isTextParagraph(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'p' && plainText([node]) !== ''
}

function findParagraph(node: Nodes): Nodes | undefined {
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found = isTextParagraph(child) ? child : findParagraph(child)
    if (found) return found
  }
  return undefined
}
