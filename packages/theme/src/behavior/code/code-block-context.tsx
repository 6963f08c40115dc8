import {createContext, type ReactNode, useContext} from 'react'

/** Data that a code block shares with its components. */
export interface CodeBlockData {
  /** Language of the code. */
  language?: string
  /** Highlighted lines, one `<span class="token-line">` each. Set for code blocks in Markdown. */
  html?: string
  /** Whether to show line numbers, or the number of the first line. */
  showLineNumbers?: boolean | number
  /** Number of lines shown until readers expand the block. */
  collapse?: number
  /** Number of lines in `html`. */
  lineCount?: number
  /** Title above the code. */
  title?: string
  /** Class of the block. */
  className?: string
  /**
   * Text after the language in a fence's info string. Set only in Docusaurus projects that replace
   * components of code blocks.
   */
  metastring?: string
  /** The code including magic comments, if it has any. Set in the same projects as `metastring`. */
  source?: string
  /** Classes of lines of code that isn't highlighted at build time, by 0-based index. */
  lineClasses?: Readonly<Record<number, readonly string[]>>
  /** Code that isn't highlighted at build time. */
  children?: ReactNode
}

const CodeBlockContext = createContext<CodeBlockData | undefined>(undefined)

/** Provides a code block to its components. */
export function CodeBlockProvider({block, children}: {block: CodeBlockData; children: ReactNode}) {
  return <CodeBlockContext value={block}>{children}</CodeBlockContext>
}

/** Returns the code block that contains the calling component, if any. */
export function useCodeBlock(): CodeBlockData | undefined {
  return useContext(CodeBlockContext)
}
