import {missingLanguageClass} from '@lectern/theme/behavior/code/code-block-classes'
import {type CodeBlockData, useCodeBlock} from '@lectern/theme/behavior/code/code-block-context'
import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
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

/** The code block data that components read from the context. */
export interface CodeBlockMetadata {
  /** Original code, including magic comments. */
  codeInput: string
  /** Displayed code. */
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

/** Returns the number of the first line, or `undefined` for a block without line numbers. */
export function getLineNumbersStart({
  showLineNumbers,
  metastring
}: Pick<CodeBlockInput, 'showLineNumbers' | 'metastring'>): number | undefined {
  if (typeof showLineNumbers === 'number') return showLineNumbers
  if (showLineNumbers !== undefined) return showLineNumbers ? 1 : undefined
  const found = /showLineNumbers(?:=(?<start>\d+))?/.exec(metastring ?? '')
  return found ? Number(found.groups?.start ?? 1) : undefined
}

/** Creates the data of a code block from its props and the metastring. */
export function createCodeBlockMetadata(input: CodeBlockInput): CodeBlockMetadata {
  const {className = '', metastring = ''} = input
  const written = input.language ?? parseLanguage(className) ?? input.defaultLanguage ?? 'text'
  const language = written.toLowerCase()
  const added = `language-${language}`
  const classes = className.includes(added) ? className : `${className} ${added}`
  return {
    codeInput: input.code,
    ...parseLines(input.code, {metastring, language, magicComments: input.magicComments}),
    className: classes.trim(),
    language,
    title: parseCodeBlockTitle(metastring) || input.title,
    lineNumbersStart: getLineNumbersStart(input)
  }
}

/** Data shared by the components of a code block. */
export interface CodeBlockContextValue {
  metadata: CodeBlockMetadata
  wordWrap: CodeWordWrap
}

const CodeBlockContext = createContext<CodeBlockContextValue | undefined>(undefined)

/** Provides a code block to its components. */
export function CodeBlockContextProvider({
  metadata,
  wordWrap,
  children
}: CodeBlockContextValue & {children: ReactNode}) {
  const value = useMemo(() => ({metadata, wordWrap}), [metadata, wordWrap])
  return <CodeBlockContext value={value}>{children}</CodeBlockContext>
}

/** `useCodeBlockContext`: the enclosing code block. Also works inside Lectern's components. */
export function useCodeBlockContext(): CodeBlockContextValue {
  const value = useContext(CodeBlockContext)
  const block = useCodeBlock()
  if (value) return value
  if (!block) throw new ReactContextError('CodeBlockContextProvider')
  return {metadata: describeBlock(block), wordWrap: NO_WRAP}
}

/**
 * Returns the enclosing code block for a Lectern component inside a component written for
 * Docusaurus.
 */
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

/** Finds the block whose highlighted lines match a code string. */
export function findHighlightedBlock(
  text: string,
  blocks: readonly (CodeBlockData | undefined)[]
): CodeBlockData | undefined {
  const code = text.replace(/\n$/, '')
  return blocks.find(
    (block) => block?.html !== undefined && (block.source === code || readCode(block) === code)
  )
}

/** Adds classes to highlighted lines. */
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

/** Placeholder for Lectern's own word wrap button, which finds its block in the DOM. */
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
    className: joinClasses(className, missingLanguageClass(className, language)) ?? '',
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

/** Lists the classes of highlighted lines, by 0-based index. */
function listLineClasses(html = ''): CodeBlockMetadata['lineClassNames'] {
  const lines = [...html.matchAll(/<span class="token-line([^"]*)"/g)]
  return Object.fromEntries(
    lines.flatMap(([, classes = ''], index) =>
      classes.trim() ? [[index, classes.trim().split(' ')]] : []
    )
  )
}
