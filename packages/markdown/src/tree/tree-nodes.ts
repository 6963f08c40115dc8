/** Types of the nodes that this package's steps put into Markdown and HTML trees. */
import type {StaticProps} from '@lectern/types'
import type {ElementContent, Nodes, Parents} from 'hast'
import type {} from 'mdast-util-mdx'
import type {} from 'mdast-util-directive'
import type {} from 'mdast-util-to-hast'
import type {Data, Literal, Node, Parent} from 'unist'

/** Properties of a highlighted code block, as its theme component takes them. */
export interface CodeBlockProps {
  language?: string
  title?: string
  /** One `<span class="token-line">` per line. */
  html: string
  lineCount: number
  /** A number is the number of the first line. */
  showLineNumbers?: boolean | number
  /** Readers may edit it: `code` is then the code as it is, `noInline` says that it renders itself. */
  live?: boolean
  noInline?: boolean
  code?: string
  /** Words after the language, for components that read them. */
  metastring?: string
  /** Original code, for components that read magic comments. Absent if no component does. */
  source?: string
}

/** A code block, ready for its component. Not an element, so that no HTML step looks inside. */
export interface CodeBlock extends Literal {
  type: 'codeBlock'
  /** The code without magic comments, for search. */
  value: string
  props: CodeBlockProps
  data?: Data
}

/** A component of the theme that needs no code of the page. */
export interface StaticComponent extends Parent {
  type: 'component'
  /** Key in `MDXComponents`. */
  name: string
  props: StaticProps
  children: ElementContent[]
  data?: Data
}

/** An element of JSX as MDX parses it. */
export type JsxElement = Extract<ElementContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>

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
    component: StaticComponent
    truncate: TruncateMarker
  }
  interface ElementContentMap {
    codeBlock: CodeBlock
    component: StaticComponent
    truncate: TruncateMarker
  }
}

/** Calls `visit` on every node below a tree's root, parents before their children. */
export function walkHtml(parent: Parents, visit: (node: Nodes, parent: Parents) => void): void {
  for (const child of parent.children) {
    visit(child, parent)
    if ('children' in child) walkHtml(child, visit)
  }
}
