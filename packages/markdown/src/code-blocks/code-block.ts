import {findNearest} from '@lectern/shared/text/nearest'
import type {Code} from 'mdast'
import {listLanguageNames} from '../code/code-languages.js'
import {type CodeMeta, parseCodeMeta} from '../code/code-meta.js'
import {HIGHLIGHTED, type LineMarks} from '@lectern/shared/code/magic-comments'
import {readSnippet} from '../code/read-snippet.js'
import {splitSnippetTarget} from '../code/snippet-targets.js'
import {checkCodeOptions} from './check-code-options.js'
import {type CompileState, reportProblem} from '../state/compile-state.js'
import type {CodeBlock, CodeBlockProps} from '../tree/tree-nodes.js'

/** A parsed code block before highlighting. */
interface CodeText {
  code: string
  language?: string
  title?: string
}

/** Parses the options of a code block. */
export function readMeta({value}: Code, metaText: string, {options}: CompileState): CodeMeta {
  const isDocusaurus = options.code?.isDocusaurus === true
  const {file, ...meta} = parseCodeMeta(metaText, isDocusaurus)
  // A Markdown plugin may have written the file's code to the fence.
  return isDocusaurus && value.trim() !== '' ? meta : {...meta, file}
}

/** Highlights a fenced or indented code block and applies its options. */
export function createCodeBlock(node: Code, state: CompileState): CodeBlock {
  const {lang, metaText} = splitInfo(node)
  const meta = readMeta(node, metaText, state)
  const {code, title, ...text} = readText(node, lang, meta, state)
  const language = text.language ?? state.options.code?.defaultLanguage
  const source = code.replace(/\r\n?/g, '\n')
  const hasRanges = state.options.code?.isDocusaurus && meta.highlighted.size > 0
  const magic = hasRanges
    ? {code: source, marks: new Map<number, string[]>()}
    : state.readMagicComments(source, language)
  const {showLineNumbers, collapse} = meta
  if (language !== undefined) checkLanguage(language, node, state)
  checkCodeOptions(node, meta, state)
  const highlighted = state.highlighter.highlight(
    magic.code,
    language,
    joinMarks(magic.marks, meta.highlighted)
  )
  const props: CodeBlockProps = {
    ...(language === undefined ? {} : {language}),
    ...(title ? {title} : {}),
    ...highlighted,
    ...(showLineNumbers === undefined ? {} : {showLineNumbers}),
    ...(collapse !== undefined && collapse < highlighted.lineCount ? {collapse} : {}),
    ...(state.options.code?.metastring && writtenProps(metaText, {language, code: source}, magic)),
    ...(state.options.code?.live ? liveProps(meta, magic.code) : {})
  }
  const {position} = node
  const fence = state.options.code?.isDocusaurus && node
  return {type: 'codeBlock', value: magic.code, props, position, ...(fence && {fence})}
}

/** Returns the properties of Docusaurus's code blocks that other components don't need. */
function writtenProps(
  metaText: string,
  {language, code}: CodeText,
  highlighted: {code: string}
): Partial<CodeBlockProps> {
  const metastring = metaText.trim()
  return {
    ...(language !== undefined && {className: `language-${language}`}),
    ...(metastring && {metastring}),
    ...(highlighted.code !== code && {source: code})
  }
}

function liveProps({words}: CodeMeta, code: string): Partial<CodeBlockProps> {
  if (!words.has('live')) return {}
  return {live: true, code, ...(words.has('noInline') && {noInline: true})}
}

/**
 * Returns the code of the file that the block shows. Without a file, returns the code in the fence.
 */
function readText(
  node: Code,
  language: string | undefined,
  {title, file}: CodeMeta,
  state: CompileState
): CodeText {
  if (file === undefined) return {code: node.value, language, title}
  if (node.value.trim() !== '' && !isClosed(node, state)) reportUnclosed(node, file, state)
  const {target} = splitSnippetTarget(file)
  const snippet = readSnippet(file, state.snippets[target])
  if ('problem' in snippet) reportProblem(state, node.position, snippet.problem)
  return {
    code: 'code' in snippet ? snippet.code : node.value,
    language: language ?? languageOf(target, state),
    title: title ?? target.replace(/^(?:@site\/|\.{0,2}\/)+/, '')
  }
}

/**
 * Returns whether a block ends with a closing fence. Without one, it extends to the end of the
 * page.
 */
function isClosed({position}: Code, {text}: CompileState): boolean {
  const {start, end} = position ?? {}
  const written = text.slice(start?.offset, end?.offset).trimEnd()
  return /\n[ \t>]*(?:`{3,}|~{3,})$/.test(written)
}

function reportUnclosed({position}: Code, file: string, state: CompileState): void {
  reportProblem(state, position, {
    code: 'snippet-unclosed',
    message: `The code block for ${file} isn't closed. The rest of the page would be replaced by the file.`,
    hint: 'Close the block with a line of three backticks.'
  })
}

/** Returns a file's extension, or its name if it has none, as in `Dockerfile`. */
function languageOf(target: string, {highlighter}: CompileState): string | undefined {
  const language = target.slice(target.search(/[^./]+$/)).toLowerCase()
  return highlighter.knows(language) ? language : undefined
}

/**
 * Splits a fence's info string into the language and the options. They don't need a space between
 * them, as in ```` ```js{1,3} ```` and ```` ```file=a.js ````.
 */
export function splitInfo(node: Code): {lang: string | undefined; metaText: string} {
  const info = node.lang ?? ''
  if (/^\w+=./.test(info)) return {lang: undefined, metaText: `${info} ${node.meta ?? ''}`}
  const [, lang = '', ranges = ''] = /^([^{]*)(\{.*)?$/s.exec(info) ?? []
  return {lang: lang === '' ? undefined : lang, metaText: `${ranges} ${node.meta ?? ''}`}
}

function joinMarks(marks: LineMarks, highlighted: ReadonlySet<number>): LineMarks {
  if (highlighted.size === 0) return marks
  const joined = new Map(marks)
  for (const line of highlighted) {
    joined.set(line, [...new Set([...(joined.get(line) ?? []), HIGHLIGHTED])])
  }
  return joined
}

/**
 * Reports an unknown language. The message doesn't name the page, so each language is only reported
 * once per site.
 */
function checkLanguage(language: string, {position}: Code, state: CompileState): void {
  if (state.highlighter.knows(language)) return
  const message = `The code block language \`${language}\` isn't supported, so the code isn't highlighted.`
  if (state.problems.some((problem) => problem.message === message)) return
  const nearest = findNearest(language, listLanguageNames())
  reportProblem(state, position, {
    code: 'code-language-unknown',
    policy: 'warn',
    message,
    hint: nearest ? `Did you mean \`${nearest}\`?` : 'Use a supported language, or `text`.'
  })
}
