import type {Root} from 'hast'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {type PluggableList, unified} from 'unified'
import {VFile} from 'vfile'
import {remarkFastParse} from '../fast/remark-fast-parse.js'
import {loadFastParse} from '../fast/satteri.js'
import type {CompileState} from '../state/compile-state.js'
import {messageProblems} from '../state/guard-plugins.js'
import {htmlOptions, rehypeSteps, remarkSteps, stashTree} from './markdown-steps.js'

interface Stash {
  tree?: Root
}

/** Parses a text and runs every step. MDX nodes stay in the tree. Throws the MDX parser's errors. */
export async function parseMarkdown(state: CompileState, format: 'md' | 'mdx'): Promise<Root> {
  const stash: Stash = {}
  const file = new VFile({value: state.text, path: state.filePath})
  if (format === 'mdx') await runMdx(file, state, stash)
  else await runMarkdown(file, state, stash)
  state.problems.push(...messageProblems(file.messages, state.lineOffset))
  return stash.tree ?? {type: 'root', children: []}
}

/** Replaces `remark-parse` if the site and the machine support it. */
async function parserSteps({options}: CompileState, format: 'md' | 'mdx'): Promise<PluggableList> {
  const parse = options.fastParser ? await loadFastParse() : undefined
  return parse ? [[remarkFastParse, {parse, format}]] : []
}

async function runMarkdown(file: VFile, state: CompileState, stash: Stash): Promise<void> {
  const processor = unified()
    .use(remarkParse)
    .use(await parserSteps(state, 'md'))
    .use(remarkSteps(state, 'md'))
    .use(remarkRehype, htmlOptions(state))
    .use([...rehypeSteps(state), [stashTree, stash]])
  await processor.run(processor.parse(file), file)
}

/** The remaining steps write an empty module. */
async function runMdx(file: VFile, state: CompileState, stash: Stash): Promise<void> {
  const {createProcessor} = await import('@mdx-js/mdx')
  const processor = createProcessor({
    format: 'mdx',
    remarkPlugins: [...(await parserSteps(state, 'mdx')), ...remarkSteps(state, 'mdx')],
    remarkRehypeOptions: htmlOptions(state),
    rehypePlugins: [...rehypeSteps(state), [stashTree, stash]]
  })
  await processor.process(file)
}
