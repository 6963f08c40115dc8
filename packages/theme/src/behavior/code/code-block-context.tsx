import {createContext, type ReactNode, useContext} from 'react'

/** A code block with the data for its components. */
export interface CodeBlockData {
  /** Language of the code. */
  language?: string
  /** Highlighted lines, one `<span class="token-line">` each. Set for code blocks in Markdown. */
  html?: string
  /** Whether to show line numbers, or the number of the first line. */
  showLineNumbers?: boolean | number
  /** Number of lines that the block shows until readers unfold it. */
  collapse?: number
  /** Number of lines in `html`. */
  lineCount?: number
  /** Title above the code. */
  title?: string
  /** Class of the block. */
  className?: string
  /** Words after the language of a fence. Set in Docusaurus projects that replace components of code blocks. */
  metastring?: string
  /** Code with magic comments, if there are any. Set like `metastring`. */
  source?: string
  /** Code that isn't highlighted at build time. */
  children?: ReactNode
}

const CodeBlockContext = createContext<CodeBlockData | undefined>(undefined)

/** Provides a code block to its components. */
export function CodeBlockProvider({block, children}: {block: CodeBlockData; children: ReactNode}) {
  return <CodeBlockContext value={block}>{children}</CodeBlockContext>
}

/** Returns the code block around a component, if there is one. */
export function useCodeBlock(): CodeBlockData | undefined {
  return useContext(CodeBlockContext)
}
