import type {Program} from 'estree'
import type {Root} from 'hast'
import type {Root as MarkdownRoot} from 'mdast'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {type PluggableList, unified} from 'unified'
import {VFile, type Data as VFileData} from 'vfile'
import type {Fallback} from '../fast/fallback.js'
import {remarkFastParse} from '../fast/remark-fast-parse.js'
import {loadFastParse} from '../fast/satteri.js'
import {createLimitedAcorn} from '../source/limited-acorn.js'
import type {CompileState} from '../state/compile-state.js'
import {messageProblems} from '../state/guard-plugins.js'
import {hasOwnPlugins} from '../state/own-plugins.js'
import {htmlOptions, rehypeSteps, remarkSteps, stashTree} from './markdown-steps.js'

interface Stash {
  tree?: Root
}

/** Loads the native parser. */
type LoadParser = typeof loadFastParse

interface Run {
  stash: Stash
  loadParser?: LoadParser | undefined
}

/** Parses a text and runs every step. MDX nodes are kept. Throws the MDX parser's errors. */
export async function parseMarkdown(
  state: CompileState,
  format: 'md' | 'mdx',
  loadParser?: LoadParser
): Promise<Root> {
  const stash: Stash = {}
  const data = createFileData(state)
  const file = new VFile({value: state.text, path: state.filePath, data})
  if (format === 'mdx') await runMdx(file, state, {stash, loadParser})
  else await runMarkdown(file, state, {stash, loadParser})
  state.problems.push(...messageProblems(file.messages, state.lineOffset))
  return stash.tree ?? {type: 'root', children: []}
}

/** Creates the data about a page that the site's plugins see. */
function createFileData({functions, options, readFrontMatter}: CompileState): VFileData {
  if (!hasOwnPlugins(functions)) return {}
  // Docusaurus compiles pages twice, for the browser and for prerendering.
  return {
    frontMatter: readFrontMatter(),
    ...(options.code?.isDocusaurus && {compilerName: 'client'})
  }
}

/** A text's tree before the first step. */
export interface ParsedText {
  tree: MarkdownRoot
  /** Reason for using `remark-parse`. Missing if the site turned off the native parser. */
  fallback?: Fallback
}

/**
 * Parses a text like `parseMarkdown`, but without the steps after the parser. In MDX, paragraphs
 * that only contain tags have already been replaced with the tags. Throws the MDX parser's errors.
 */
export async function parseText(state: CompileState, format: 'md' | 'mdx'): Promise<ParsedText> {
  const found: {fallback?: Fallback} = {}
  const report = (fallback: Fallback) => {
    found.fallback = fallback
  }
  const file = new VFile({value: state.text, path: state.filePath})
  const plugins = [...(await parserSteps(state, format, {report})), ...remarkSteps(state, format)]
  if (format === 'md') return {tree: unified().use(remarkParse).use(plugins).parse(file), ...found}
  const {createProcessor} = await import('@mdx-js/mdx')
  const tree = createProcessor({format, remarkPlugins: plugins}).parse(file)
  const stash: {tree?: MarkdownRoot} = {}
  const keep =
    () =>
    (root: MarkdownRoot): MarkdownRoot => {
      stash.tree = root
      return {type: 'root', children: []}
    }
  await createProcessor({format, remarkPlugins: [keep]}).run(tree as unknown as Program, file)
  return {tree: stash.tree ?? {type: 'root', children: []}, ...found}
}

interface ParserOptions {
  report?: (fallback: Fallback) => void
  loadParser?: LoadParser | undefined
}

/** Replaces `remark-parse` with the fast parser if both the site and the machine support it. */
async function parserSteps(
  {options}: CompileState,
  format: 'md' | 'mdx',
  {report, loadParser = loadFastParse}: ParserOptions = {}
): Promise<PluggableList> {
  if (!options.fastParser) return []
  const parse = await loadParser()
  if (parse) return [[remarkFastParse, {parse, format, report}]]
  report?.({rule: 'missing'})
  return []
}

async function runMarkdown(
  file: VFile,
  state: CompileState,
  {stash, loadParser}: Run
): Promise<void> {
  const processor = unified()
    .use(remarkParse)
    .use(await parserSteps(state, 'md', {loadParser}))
    .use(remarkSteps(state, 'md'))
    .use(remarkRehype, htmlOptions(state))
    .use([...rehypeSteps(state), [stashTree, stash]])
  await processor.run(processor.parse(file), file)
}

/** Runs MDX on a text. Its later steps create an empty module that isn't used. */
async function runMdx(file: VFile, state: CompileState, {stash, loadParser}: Run): Promise<void> {
  const [{createProcessor}, {default: remarkMdx}] = await Promise.all([
    import('@mdx-js/mdx'),
    import('remark-mdx')
  ])
  const limits = {acorn: createLimitedAcorn()}
  const processor = createProcessor({
    format: 'mdx',
    remarkPlugins: [
      // The processor already has this plugin, so this only replaces its options.
      [remarkMdx, limits],
      ...(await parserSteps(state, 'mdx', {loadParser})),
      ...remarkSteps(state, 'mdx')
    ],
    remarkRehypeOptions: htmlOptions(state),
    rehypePlugins: [...rehypeSteps(state), [stashTree, stash]]
  })
  await processor.process(file)
}
