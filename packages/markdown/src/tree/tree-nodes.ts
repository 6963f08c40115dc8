/** Types of the nodes that this package adds to Markdown and HTML trees. */
import type {StaticProps} from '@lectern/types'
import type {ElementContent, Nodes, Parents} from 'hast'
import type {Code} from 'mdast'
import type {} from 'mdast-util-mdx'
import type {} from 'mdast-util-directive'
import type {} from 'mdast-util-to-hast'
import type {Data, Literal, Node, Parent} from 'unist'

/** Props of the theme component for highlighted code blocks. */
export interface CodeBlockProps {
  language?: string
  title?: string
  /** One `<span class="token-line">` per line. */
  html: string
  lineCount: number
  /** `true`, or the number of the first line. */
  showLineNumbers?: boolean | number
  /** Number of lines that a folded block shows. Absent if the block doesn't have more lines. */
  collapse?: number
  /**
   * Whether readers can edit the code. `code` then contains the source, and `noInline` means that
   * the code calls `render` itself.
   */
  live?: boolean
  noInline?: boolean
  code?: string
  /** Class with the language, for components that read it. */
  className?: string
  /** Info string after the language, for components that read it. */
  metastring?: string
  /** Original code, for components that read magic comments. Missing if no component reads them. */
  source?: string
}

/**
 * A code block, rendered by a component. It isn't an element, so that HTML steps ignore its
 * content.
 */
export interface CodeBlock extends Literal {
  type: 'codeBlock'
  /** The code without magic comments, for search. */
  value: string
  props: CodeBlockProps
  /** The block as written. Only in Docusaurus projects, whose plugins see it. */
  fence?: Code
  data?: Data
}

/** A theme component that doesn't need JavaScript from the page. */
export interface StaticComponent extends Parent {
  type: 'component'
  /** Key in `MDXComponents`. */
  name: string
  props: StaticProps
  children: ElementContent[]
  data?: Data
}

/** A JSX element, as parsed by MDX. */
export type JsxElement = Extract<ElementContent, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>

/** End of a post's excerpt. */
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
  interface Element {
    /** Whether the content is final HTML, in which no theme component is used. */
    isHtml?: true
    /** Whether the element is rendered without the theme's component. */
    isPlain?: true
  }
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

/** Calls `visit` for every node below a root, parents first. */
export function walkHtml(parent: Parents, visit: (node: Nodes, parent: Parents) => void): void {
  for (const child of parent.children) {
    visit(child, parent)
    if ('children' in child) walkHtml(child, visit)
  }
}
