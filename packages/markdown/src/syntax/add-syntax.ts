import type {Extension as TreeExtension} from 'mdast-util-from-markdown'
import type {Extension} from 'micromark-util-types'
import type {Processor} from 'unified'

/** Syntax beyond CommonMark that a page is read with. */
export interface SyntaxPart {
  name: SyntaxName
  /** How the text is split into tokens. */
  syntax: Extension
  /** How the tokens become nodes. */
  tree: TreeExtension
  /** For comments: text of comments that become HTML. */
  markers?: readonly string[]
}

/** `containers`: only `:::name`; `directives`: also `::name` and `:name`. */
export type SyntaxName = 'gfm' | 'containers' | 'directives' | 'formulas' | 'comments'

declare module 'unified' {
  interface Data {
    /** Syntax that the generator added, in this order. */
    syntaxParts?: readonly SyntaxPart[]
  }
}

/** Lets `remark-parse` read more than CommonMark. */
export function addSyntax(processor: Processor, part: SyntaxPart): void {
  const data = processor.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), part.syntax]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), part.tree]
  data.syntaxParts = [...(data.syntaxParts ?? []), part]
}
