import type {Extension as TreeExtension} from 'mdast-util-from-markdown'
import type {Extension} from 'micromark-util-types'
import type {Processor} from 'unified'

/** Enabled syntax beyond CommonMark. */
export interface SyntaxPart {
  name: SyntaxName
  /** Tokenizer extensions. */
  syntax: Extension
  /** Extensions that convert tokens to nodes. */
  tree: TreeExtension
  /** Texts of comments that become HTML. */
  markers?: readonly string[]
}

/** `containers` is only `:::name`. `directives` also includes `::name` and `:name`. */
export type SyntaxName = 'gfm' | 'containers' | 'directives' | 'formulas' | 'comments'

declare module 'unified' {
  interface Data {
    /** Built-in syntax extensions, in this order. */
    syntaxParts?: readonly SyntaxPart[]
  }
}

/** Adds syntax to `remark-parse`. */
export function addSyntax(processor: Processor, part: SyntaxPart): void {
  const data = processor.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), part.syntax]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), part.tree]
  data.syntaxParts = [...(data.syntaxParts ?? []), part]
}
