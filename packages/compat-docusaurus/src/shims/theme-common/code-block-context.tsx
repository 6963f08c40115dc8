import {type CodeBlockData, useCodeBlock} from '@lectern/theme/behavior/code/code-block-context'
import {createContext, useContext, useMemo, type ReactNode} from 'react'
import {
  type LineMarkOptions,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines
} from './code/code-meta.js'
import {decodeCode} from './code/code-text.js'
import {ReactContextError} from './error-parts.js'
import type {CodeWordWrap} from './code/use-code-word-wrap.js'

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
  magicComments?: LineMarkOptions['magicComments']
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
    ...parseLines(input.code, {metastring, language, magicComments: input.magicComments}),
    className: classes.trim(),
    language,
    title: parseCodeBlockTitle(metastring) || input.title,
    lineNumbersStart: getLineNumbersStart(input)
  }
}

/** Data that the parts of a code block share. */
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

/** `useCodeBlockContext`: the block of code around a component, which may be in a component of Lectern. */
export function useCodeBlockContext(): CodeBlockContextValue {
  const value = useContext(CodeBlockContext)
  const block = useCodeBlock()
  if (value) return value
  if (!block) throw new ReactContextError('CodeBlockContextProvider')
  return {metadata: describeBlock(block), wordWrap: NO_WRAP}
}

/** Returns the code block that a component of Lectern gets inside a component written for Docusaurus. */
export function useBlockData(): CodeBlockData {
  const value = useContext(CodeBlockContext)
  const block = useCodeBlock()
  if (!value) return block ?? {}
  const {code, language, lineNumbersStart, lineClassNames, title, className} = value.metadata
  const html = findHighlightedBlock(code, [block])?.html
  return {
    className: className.replace(`language-${language}`, '').trim() || undefined,
    language,
    html: html === undefined ? undefined : markLines(html, lineClassNames),
    showLineNumbers: lineNumbersStart,
    title: typeof title === 'string' ? title : undefined,
    children: html === undefined ? code : undefined
  }
}

/** Finds the block whose lines the build has highlighted as they are in a text. */
export function findHighlightedBlock(
  text: string,
  blocks: readonly (CodeBlockData | undefined)[]
): CodeBlockData | undefined {
  const code = text.replace(/\n$/, '')
  return blocks.find(
    (block) => block?.html !== undefined && (block.source === code || readCode(block) === code)
  )
}

/** Adds the classes of lines that a component has marked. */
function markLines(html: string, marked: CodeBlockMetadata['lineClassNames']): string {
  let line = 0
  return html.replace(/<span class="token-line[^"]*/g, (start) => {
    const added = marked[line++]?.filter((name) => !start.includes(name)) ?? []
    return [start, ...added.map(escapeName)].join(' ')
  })
}

function escapeName(name: string): string {
  return name.replace(/[&"<]/g, '')
}

/** Lectern's own button finds the block that it belongs to. */
const NO_WRAP: CodeWordWrap = Object.freeze({
  codeBlockRef: {current: null},
  isEnabled: false,
  isCodeScrollable: false,
  toggle() {}
})

function describeBlock(block: CodeBlockData): CodeBlockMetadata {
  const {language = 'text', title, showLineNumbers, className = ''} = block
  const code = readCode(block)
  return {
    codeInput: code,
    code,
    className: `${className} language-${language}`.trim(),
    language,
    title,
    lineNumbersStart: getLineNumbersStart({showLineNumbers}),
    lineClassNames: listLineClasses(block.html)
  }
}

/** Returns the text of a code block. */
export function readCode({html, children}: CodeBlockData): string {
  if (html !== undefined) return decodeCode(html)
  return typeof children === 'string' ? children.trimEnd() : ''
}

/** Classes of the lines that are marked, by number from 0. */
function listLineClasses(html = ''): CodeBlockMetadata['lineClassNames'] {
  const lines = [...html.matchAll(/<span class="token-line([^"]*)"/g)]
  return Object.fromEntries(
    lines.flatMap(([, classes = ''], index) =>
      classes.trim() ? [[index, classes.trim().split(' ')]] : []
    )
  )
}
