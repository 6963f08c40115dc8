import type {Root} from 'hast'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {unified} from 'unified'
import {VFile} from 'vfile'
import type {CompileState} from './compile-state.js'
import {htmlOptions, rehypeSteps, remarkSteps, stashTree} from './markdown-steps.js'
import {loadMathStep} from './rehype-math.js'

/** Parse a text and run every step; MDX nodes stay in the tree. Throws what the MDX parser throws. */
export async function parseMarkdown(state: CompileState, format: 'md' | 'mdx'): Promise<Root> {
  const math = state.text.includes('$') ? await loadMathStep() : undefined
  const file = new VFile(state.text)
  if (format === 'mdx') return parseMdx(file, state, math)
  const processor = unified()
    .use(remarkParse)
    .use(remarkSteps(state))
    .use(remarkRehype, htmlOptions(state))
    .use(rehypeSteps(state, math))
  // The last step is one on HTML trees, which the list of steps cannot tell the compiler.
  return processor.runSync(processor.parse(file), file) as unknown as Root
}

async function parseMdx(
  file: VFile,
  state: CompileState,
  math: Awaited<ReturnType<typeof loadMathStep>> | undefined
): Promise<Root> {
  const {createProcessor} = await import('@mdx-js/mdx')
  const stash: {tree?: Root} = {}
  const processor = createProcessor({
    format: 'mdx',
    remarkPlugins: remarkSteps(state),
    remarkRehypeOptions: htmlOptions(state),
    rehypePlugins: [...rehypeSteps(state, math), [stashTree, stash]]
  })
  processor.processSync(file)
  return stash.tree ?? {type: 'root', children: []}
}
