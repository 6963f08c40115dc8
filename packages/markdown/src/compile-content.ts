import {splitFrontMatter} from '@lectern/shared/split-front-matter'
import {messageOf} from '@lectern/shared/site-problem'
import type {ContentRecord, MarkdownOptions, SiteProblem} from '@lectern/types'
import type {Root} from 'hast'
import type {CompileState} from './compile-state.js'
import {createHighlighter} from './highlighter.js'
import {mdxProblem} from './mdx-problem.js'
import {createModuleCode} from './module-code.js'
import {parseMarkdown} from './parse-markdown.js'
import {plainText} from './plain-text.js'
import {prepareText} from './prepare-text.js'
import {openingTitle} from './rehype-headings.js'
import {isStaticTree, replaceStaticJsx} from './rehype-static-jsx.js'
import {rehypeWrittenPre} from './rehype-written-pre.js'
import {createStaticBody} from './static-body.js'
import {countWords, createDescription, createSections} from './text-sections.js'

/** A text to compile, with its front matter. */
export interface ContentSource {
  text: string
  format: 'md' | 'mdx'
}

/** What the place of use decides about a compile. */
export interface CompileSettings {
  /** Make a module in any case: for a file that another one imports. */
  live?: boolean
  /** Module that exports `useMDXComponents`; modules take their components from it. */
  providerImportSource?: string
}

/**
 * Compile a Markdown or MDX text. Depends on its arguments alone and never throws for what an author
 * wrote: `record.problems` tells (`mdx-syntax`, `admonition-unknown`, `link-refused`,
 * `math-invalid`, `markdown-too-deep`), sorted by place.
 */
export async function compileContent(
  source: ContentSource,
  options: MarkdownOptions,
  settings: CompileSettings = {}
): Promise<ContentRecord> {
  const state = createState(source, options)
  try {
    const tree = await parseMarkdown(state, source.format)
    return await createRecord(tree, state, {...settings, format: source.format})
  } catch (error) {
    return emptyRecord(authorProblem(error, source.format, state.lineOffset))
  }
}

function createState({text, format}: ContentSource, options: MarkdownOptions): CompileState {
  const {body, lineOffset} = splitFrontMatter(text)
  return {
    text: prepareText(body, format),
    authorLines: body.split('\n'),
    lineOffset,
    options,
    highlighter: createHighlighter(),
    links: [],
    assets: [],
    toc: [],
    problems: [],
    features: new Set()
  }
}

async function createRecord(
  tree: Root,
  state: CompileState,
  settings: CompileSettings & {format: 'md' | 'mdx'}
): Promise<ContentRecord> {
  const isPlain = isStaticTree(tree)
  const {fold} = state.options
  const facts = describeTree(tree, state)
  if (isPlain && settings.format === 'mdx') {
    replaceStaticJsx(tree)
    rehypeWrittenPre(state)(tree)
  }
  if (settings.live || !isPlain) {
    const {providerImportSource} = settings
    const modules = await createModuleCode(tree, {fold, providerImportSource})
    return {kind: 'live', body: [], ...modules, ...facts}
  }
  return {kind: 'static', code: '', excerptCode: '', ...createStaticBody(tree, fold), ...facts}
}

type Facts = Omit<ContentRecord, 'kind' | 'body' | 'code' | 'excerptCode' | 'excerptLength'>

function describeTree(tree: Root, state: CompileState): Facts {
  const title = openingTitle(tree)
  const contentTitle = title ? plainText(title.children) : undefined
  const sections = createSections(tree)
  const texts = sections.map(({heading, text}) => countWords(heading) + countWords(text))
  return {
    toc: state.toc,
    ...(contentTitle === undefined ? {} : {contentTitle}),
    description: createDescription(tree),
    words: texts.reduce((sum, count) => sum + count, countWords(contentTitle ?? '')),
    links: state.links,
    assets: state.assets,
    sections,
    features: [...state.features],
    problems: sortProblems(state.problems)
  }
}

function sortProblems(problems: readonly SiteProblem[]): SiteProblem[] {
  return [...problems].sort(
    ({position: left}, {position: right}) =>
      (left?.line ?? 0) - (right?.line ?? 0) || (left?.column ?? 0) - (right?.column ?? 0)
  )
}

function authorProblem(error: unknown, format: 'md' | 'mdx', lineOffset: number): SiteProblem {
  if (error instanceof RangeError) {
    return {
      code: 'markdown-too-deep',
      message: 'Lists, quotes or tags of the page stand too deep inside each other.',
      position: {file: '', line: lineOffset + 1, column: 1},
      hint: 'Take some of the levels out.'
    }
  }
  if (format === 'mdx') return mdxProblem(error, lineOffset)
  return {
    code: 'markdown-unreadable',
    message: `The page cannot be compiled: ${messageOf(error).replace(/\.$/, '')}.`,
    position: {file: '', line: lineOffset + 1, column: 1},
    hint: 'Take parts of the page out to find the one that is at fault, and report it.'
  }
}

function emptyRecord(problem: SiteProblem): ContentRecord {
  return {
    kind: 'static',
    body: [],
    code: '',
    excerptCode: '',
    toc: [],
    description: '',
    words: 0,
    links: [],
    assets: [],
    sections: [],
    features: [],
    problems: [problem]
  }
}
