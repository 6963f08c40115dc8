/** Types of the nodes that this package's steps put into Markdown and HTML trees. */
import type {Nodes, Parents} from 'hast'
import type {} from 'mdast-util-mdx'
import type {} from 'mdast-util-directive'
import type {} from 'mdast-util-to-hast'
import type {Data, Literal, Node} from 'unist'

/** Properties of a highlighted code block, as its theme component takes them. */
export interface CodeBlockProps {
  language?: string
  title?: string
  /** One `<span class="token-line">` per line. */
  html: string
  lineCount: number
  /** A number is the number of the first line. */
  showLineNumbers?: boolean | number
}

/** A code block, ready for its component. Not an element, so that no HTML step looks inside. */
export interface CodeBlock extends Literal {
  type: 'codeBlock'
  /** The code without magic comments, for search. */
  value: string
  props: CodeBlockProps
  data?: Data
}

/** Where the excerpt of a post ends. */
export interface TruncateMarker extends Node {
  type: 'truncate'
  data?: Data
}

declare module 'mdast' {
  interface RootContentMap {
    truncate: TruncateMarker
  }
}

declare module 'hast' {
  interface RootContentMap {
    codeBlock: CodeBlock
    truncate: TruncateMarker
  }
  interface ElementContentMap {
    codeBlock: CodeBlock
    truncate: TruncateMarker
  }
}

/** Call `visit` on every node below a tree's root, parents before their children. */
export function walkHtml(parent: Parents, visit: (node: Nodes, parent: Parents) => void): void {
  for (const child of parent.children) {
    visit(child, parent)
    if ('children' in child) walkHtml(child, visit)
  }
}
