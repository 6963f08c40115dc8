import type {Root} from 'hast'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {VFile} from 'vfile'
import type {CompileState} from './compile-state.js'
import {htmlOptions, rehypeSteps, remarkSteps, stashTree} from './markdown-steps.js'

/** Parse a text and run every step; MDX nodes stay in the tree. Throws what the MDX parser throws. */
export async function parseMarkdown(state: CompileState, format: 'md' | 'mdx'): Promise<Root> {
  const stash: {tree?: Root} = {}
  if (format === 'mdx') await runMdx(state, stash)
  else await runMarkdown(state, stash)
  return stash.tree ?? {type: 'root', children: []}
}

async function runMarkdown(state: CompileState, stash: {tree?: Root}): Promise<void> {
  const file = new VFile(state.text)
  const processor = unified()
    .use(remarkParse)
    .use(remarkSteps(state))
    .use(remarkRehype, htmlOptions(state))
    .use([...rehypeSteps(state), [stashTree, stash]])
  await processor.run(processor.parse(file), file)
}

/** The steps after the stash write a module, here of nothing. */
async function runMdx(state: CompileState, stash: {tree?: Root}): Promise<void> {
  const {createProcessor} = await import('@mdx-js/mdx')
  const processor = createProcessor({
    format: 'mdx',
    remarkPlugins: remarkSteps(state),
    remarkRehypeOptions: htmlOptions(state),
    rehypePlugins: [...rehypeSteps(state), [stashTree, stash]]
  })
  await processor.process(new VFile(state.text))
}
