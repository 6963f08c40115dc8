/** Compile short texts in tests; not part of the package's promise. */
import type {ContentRecord, MarkdownOptions} from '@lectern/types'
import {compileContent} from '../compile/compile-content.js'

const OPTIONS: MarkdownOptions = {format: 'detect', admonitions: [], fold: true, live: []}

/** Compile a Markdown text with the default options, or some others. */
export function compileMd(text: string, options?: Partial<MarkdownOptions>) {
  return compileContent({text, format: 'md'}, {...OPTIONS, ...options})
}

/** Compile an MDX text with the default options, or some others. */
export function compileMdx(text: string, options?: Partial<MarkdownOptions>) {
  return compileContent({text, format: 'mdx'}, {...OPTIONS, ...options})
}

/** Text of a body without its structure, to see what a reader sees. */
export function visibleText(body: ContentRecord['body']): string {
  const texts = body.map((node) => {
    if (typeof node === 'string') return node
    const html = node.html ?? node.props?.html
    return typeof html === 'string'
      ? html.replace(/<[^>]*>/g, '')
      : visibleText(node.children ?? [])
  })
  return texts.join(' ').replace(/\s+/g, ' ').trim()
}
