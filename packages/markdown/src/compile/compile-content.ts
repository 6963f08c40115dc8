import {countWords} from '@lectern/shared/text/count-words'
import {createStaticRecord} from '@lectern/shared/pages/static-record'
import {isDiskFailure} from '@lectern/shared/problems/path-problem'
import {messageOf} from '@lectern/shared/problems/site-problem'
import type {
  ContentRecord,
  HeadTag,
  MarkdownOptions,
  SiteProblem,
  StaticProps
} from '@lectern/types'
import type {Root} from 'hast'
import {VFileMessage} from 'vfile-message'
import {rehypeWrittenPre} from '../code-blocks/rehype-written-pre.js'
import {openingTitle} from '../headings/rehype-headings.js'
import {findWrittenTitle, wrapTitle} from '../headings/wrap-title.js'
import {createDescription, createSections} from '../headings/text-sections.js'
import {hoistStyles} from '../html/hoist-styles.js'
import {takeHead} from '../html/take-head.js'
import {checkTabs} from '../jsx/check-tabs.js'
import {replaceCodeBlockJsx} from '../jsx/code-block-jsx.js'
import {createModuleCode} from '../jsx/module-code.js'
import {
  createPageValues,
  exportValues,
  listHeadings,
  listPartialHeadings,
  type PageValues
} from '../jsx/page-values.js'
import {isStaticTree, replaceStaticJsx, type StaticScope} from '../jsx/rehype-static-jsx.js'
import {createStaticBody} from '../jsx/static-body.js'
import {findStaticNames} from '../jsx/static-components.js'
import {exportsLayout, prepareStaticParts, takeStaticParts} from '../jsx/static-parts.js'
import {parseMarkdown} from '../parse/parse-markdown.js'
import {createPlainMarkdown} from '../plain/plain-markdown.js'
import {mdxProblem} from './mdx-problem.js'
import {CostlyScript} from '../source/limited-acorn.js'
import type {CompileState} from '../state/compile-state.js'
import {HostFailure, PluginFailure, pluginProblem} from '../state/guard-plugins.js'
import {plainText} from '../tree/plain-text.js'
import {type CompileSettings, type ContentSource, createState, preprocess} from './create-state.js'
import {findCostlyText, tooDeep, tooLarge} from './costly-text.js'

/**
 * Compiles Markdown or MDX. The result depends only on the arguments. Errors in the content aren't
 * thrown, but listed in `record.problems`, sorted by position (`mdx-syntax`, `admonition-unknown`,
 * `link-refused`, `math-invalid`, `markdown-too-deep`).
 */
export async function compileContent(
  source: ContentSource,
  options: MarkdownOptions,
  settings: CompileSettings = {}
): Promise<ContentRecord> {
  let body: ParsedText = {text: '', lineOffset: 0}
  try {
    const prepared = {...source, text: preprocess(source.text, settings)}
    const state = createState(prepared, options, settings)
    body = state
    const costly = findCostlyText(state, source.format)
    if (costly) return createStaticRecord({problems: [costly]})
    const tree = await parseMarkdown(state, source.format, settings.tools?.loadParser)
    return await createRecord(tree, prepared, state, settings)
  } catch (error) {
    // The error isn't in the content. For example, a language couldn't be loaded. It's thrown,
    // because the result must not be cached.
    if (isDiskFailure(error) || error instanceof HostFailure) throw error
    return createStaticRecord({problems: [authorProblem(error, source.format, body)]})
  }
}

async function createRecord(
  tree: Root,
  source: ContentSource,
  state: CompileState,
  settings: CompileSettings
): Promise<ContentRecord> {
  const {fold, live = []} = state.options
  const {names, isComplete} = findStaticNames(tree, state.options)
  checkTabs(tree, names, state)
  replaceCodeBlockJsx(tree, names, state)
  const page = {toc: state.toc, title: findTitle(tree)}
  const values = createPageValues(source, page, settings.live)
  const scope = {names, live, values, isWritten: state.options.writtenElements}
  const {recmaPlugins = []} = state.functions
  const isPlain = isComplete && recmaPlugins.length === 0 && isStaticTree(tree, scope)
  if (settings.live || !isPlain) {
    // React doesn't accept strings as `style`, but Markdown with plain HTML may contain them.
    if (isPlain) replaceStaticJsx(tree, {...scope, names: new Map()})
    return createLiveRecord(tree, state, settings, scope)
  }
  if (source.format === 'mdx') {
    replaceStaticJsx(tree, scope)
    rehypeWrittenPre(state)(tree)
  }
  const head = takeHead(tree, state)
  const styles = hoistStyles(tree, state)
  const facts = {...describeTree(tree, head, state), ...styles}
  placeTitle(tree, state)
  return {kind: 'static', code: '', excerptCode: '', ...createStaticBody(tree, fold), ...facts}
}

async function createLiveRecord(
  tree: Root,
  state: CompileState,
  settings: CompileSettings,
  {values, ...scope}: StaticScope & {values: PageValues}
): Promise<ContentRecord> {
  const {fold, replaced = []} = state.options
  const {recmaPlugins = []} = state.functions
  const {splitParts, live, providerImportSource, baseProviderImportSource} = settings
  const isClear = recmaPlugins.length === 0 && !replaced.includes('*') && !exportsLayout(tree)
  const isSplit = splitParts && !live && isClear
  const parts = {...scope, values, replaced}
  if (isSplit) {
    prepareStaticParts(tree, parts)
    rehypeWrittenPre(state)(tree)
  }
  const styles = hoistStyles(tree, state)
  const facts = {...describeTree(tree, [], state), ...styles}
  placeTitle(tree, state)
  const imported = live ? createImportedValues(facts, state) : {}
  const {tree: own, ...split} = isSplit ? takeStaticParts(tree, parts, fold) : {tree, parts: []}
  const exported = chooseExports(state, {...values, ...imported}, settings)
  const whole = exportValues(own, exported, state.toc)
  const modules = await createModuleCode(whole, {
    ...{fold, providerImportSource, baseProviderImportSource, recmaPlugins}
  })
  return {kind: 'live', body: [], ...modules, ...(split.parts.length > 0 && split), ...facts}
}

/** Creates the values that other modules can import from a page, in addition to its page values. */
function createImportedValues(
  {contentTitle}: Pick<ContentRecord, 'contentTitle'>,
  {options}: CompileState
): StaticProps {
  return {contentTitle, ...(options.code?.isDocusaurus && {assets: {}})}
}

/**
 * Returns the values that the compiled module exports: all of them for live pages and pages that
 * mention them, otherwise only a table of contents with headings from partials.
 */
function chooseExports(
  {text, toc}: CompileState,
  values: PageValues,
  {live}: CompileSettings
): StaticProps {
  if (live || mentionsValues(text)) return values
  return listPartialHeadings(toc).length > 0 ? {toc: values.toc} : {}
}

function mentionsValues(text: string): boolean {
  return /\b(?:toc|frontMatter|contentTitle)\b/.test(text)
}

/**
 * Removes the title of a page that shows it elsewhere. The metadata still contains it. Other titles
 * of Docusaurus projects get an element around them.
 */
function placeTitle(tree: Root, {options}: CompileState): void {
  if (!options.removeContentTitle) {
    if (options.writtenHeadings) wrapTitle(tree)
    return
  }
  const title = options.writtenHeadings ? findWrittenTitle(tree) : openingTitle(tree)
  if (title) tree.children.splice(tree.children.indexOf(title), 1)
}

type Facts = Omit<
  ContentRecord,
  'kind' | 'body' | 'code' | 'excerptCode' | 'excerptLength' | 'excerptEnd'
>

function describeTree(tree: Root, head: readonly HeadTag[], state: CompileState): Facts {
  const contentTitle = findTitle(tree)
  const sections = createSections(tree)
  const texts = sections.map(({heading, text}) => countWords(heading) + countWords(text))
  return {
    toc: listHeadings(state.toc),
    ...(contentTitle === undefined ? {} : {contentTitle}),
    ...createDescription(tree),
    words: texts.reduce((sum, count) => sum + count, countWords(contentTitle ?? '')),
    links: state.links,
    assets: state.assets,
    sections,
    ...(state.options.plain ? createPlainMarkdown(state) : NOT_PLAIN),
    features: [...state.features],
    head,
    problems: sortProblems(state.problems)
  }
}

function findTitle(tree: Root): string | undefined {
  const title = openingTitle(tree)
  return title && plainText(title.children)
}

/** Result for sites without a plugin that needs plain Markdown. */
const NOT_PLAIN = Object.freeze({plain: '', partials: []})

function sortProblems(problems: readonly SiteProblem[]): SiteProblem[] {
  return [...problems].sort(
    ({position: left}, {position: right}) =>
      (left?.line ?? 0) - (right?.line ?? 0) || (left?.column ?? 0) - (right?.column ?? 0)
  )
}

/** The text after the front matter, and the number of lines before it. */
type ParsedText = Pick<CompileState, 'text' | 'lineOffset'>

function authorProblem(
  error: unknown,
  format: 'md' | 'mdx',
  {text, lineOffset}: ParsedText
): SiteProblem {
  if (error instanceof RangeError) return tooDeep(lineOffset + 1)
  if (error instanceof PluginFailure) return pluginProblem(error, lineOffset)
  if (error instanceof CostlyScript) return tooLarge({line: 1, what: LARGE_SCRIPT}, lineOffset)
  if (format === 'mdx' && error instanceof VFileMessage) return mdxProblem(error, lineOffset, text)
  return {
    code: 'markdown-unreadable',
    message: `The page couldn't be compiled: ${messageOf(error).replace(/\.$/, '')}.`,
    position: {file: '', line: lineOffset + 1, column: 1},
    hint: 'This is a bug. Remove parts of the page to find the cause, and report it.'
  }
}

const LARGE_SCRIPT = 'too much JavaScript in expressions, imports and exports'
