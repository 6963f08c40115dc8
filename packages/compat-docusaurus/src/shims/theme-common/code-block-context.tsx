import {createContext, useContext, useMemo, type ReactNode} from 'react'
import {parseCodeBlockTitle, parseLanguage, parseLines} from './code-meta.js'
import {ReactContextError} from './error-parts.js'
import type {CodeWordWrap} from './use-code-word-wrap.js'

/** A block of code, as its parts read it. */
export interface CodeBlockMetadata {
  /** Code as written, with magic comments. */
  codeInput: string
  /** Code to show. */
  code: string
  className: string
  language: string
  title: ReactNode
  lineNumbersStart: number | undefined
  lineClassNames: Readonly<Record<number, readonly string[]>>
}

/** Input of `createCodeBlockMetadata`. */
export interface CodeBlockInput {
  code: string
  className?: string
  language?: string
  defaultLanguage?: string
  metastring?: string
  title?: ReactNode
  showLineNumbers?: boolean | number
}

/** The number of the first line, or `undefined` for a block without numbers. */
export function getLineNumbersStart({
  showLineNumbers,
  metastring
}: Pick<CodeBlockInput, 'showLineNumbers' | 'metastring'>): number | undefined {
  if (typeof showLineNumbers === 'number') return showLineNumbers
  if (showLineNumbers !== undefined) return showLineNumbers ? 1 : undefined
  const found = /showLineNumbers(?:=(?<start>\d+))?/.exec(metastring ?? '')
  return found ? Number(found.groups?.start ?? 1) : undefined
}

/** Reads the words after the language of a fence. */
export function createCodeBlockMetadata(input: CodeBlockInput): CodeBlockMetadata {
  const {className = '', metastring = ''} = input
  const language =
    input.language ?? parseLanguage(className) ?? input.defaultLanguage?.toLowerCase() ?? 'text'
  const classes = className.includes('language-') ? className : `${className} language-${language}`
  return {
    codeInput: input.code,
    ...parseLines(input.code, {metastring}),
    className: classes.trim(),
    language,
    title: parseCodeBlockTitle(metastring) || input.title,
    lineNumbersStart: getLineNumbersStart(input)
  }
}

/** What the parts of a block of code share. */
export interface CodeBlockContextValue {
  metadata: CodeBlockMetadata
  wordWrap: CodeWordWrap
}

const CodeBlockContext = createContext<CodeBlockContextValue | undefined>(undefined)

/** Gives the parts of a block of code the block. */
export function CodeBlockContextProvider({
  metadata,
  wordWrap,
  children
}: CodeBlockContextValue & {children: ReactNode}) {
  const value = useMemo(() => ({metadata, wordWrap}), [metadata, wordWrap])
  return <CodeBlockContext value={value}>{children}</CodeBlockContext>
}

/** `useCodeBlockContext`: the block of code around a component. */
export function useCodeBlockContext(): CodeBlockContextValue {
  const value = useContext(CodeBlockContext)
  if (!value) throw new ReactContextError('CodeBlockContextProvider')
  return value
}
