import type {MarkdownFunctions, MarkdownOptions} from '@lectern/types'
import type {Element, Root} from 'hast'
import {expect, test} from 'vitest'
import {compileContent} from '../compile/compile-content.js'
import {walkHtml} from '../tree/tree-nodes.js'

const TEXT =
  'Text.\n\n```js title="a.js" {2}\n// highlight-next-line\nlet a = 1\nlet b\n```\n\n    plain\n'

async function compile(
  functions: MarkdownFunctions,
  code: MarkdownOptions['code'] = {isDocusaurus: true}
) {
  const record = await compileContent(
    {text: TEXT, format: 'md'},
    {format: 'detect', admonitions: [], fold: true, plain: true, code},
    {functions}
  )
  return {...record, plain: ''}
}

/** A plugin that runs on every `<pre>`. */
function onPre(change: (pre: Element) => void) {
  return () => (tree: Root) =>
    walkHtml(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'pre') change(node)
    })
}

test('plugins see code blocks as elements, as in Docusaurus', async () => {
  const seen: {before: unknown[]; after: unknown[]} = {before: [], after: []}
  const list = (to: unknown[]) => [onPre(({children: [code]}) => to.push(code))]
  const functions = {
    beforeDefaultRehypePlugins: list(seen.before),
    rehypePlugins: list(seen.after)
  }
  const meta = 'title="a.js" {2}'
  const code = {type: 'element', tagName: 'code'}
  const blocks = [
    {
      ...code,
      properties: {className: ['language-js'], metastring: meta},
      children: [{type: 'text', value: '// highlight-next-line\nlet a = 1\nlet b\n'}],
      data: {meta}
    },
    {...code, properties: {metastring: null}, children: [{type: 'text', value: 'plain\n'}]}
  ]
  expect(await compile(functions)).toEqual(await compile({}))
  expect(seen).toEqual({before: blocks, after: blocks})
})

test.each(['beforeDefaultRehypePlugins', 'rehypePlugins'] as const)(
  'code that %s change is highlighted, with its options',
  async (list) => {
    const plugin = onPre(({children: [code]}) => {
      if (code?.type === 'element') code.children = [{type: 'text', value: 'const c = 2\nnew\n'}]
    })
    const {body} = await compile({[list]: [plugin]})
    const record = JSON.stringify(body)
    expect(record).toContain('const</span> c')
    expect(record).toContain('a.js')
    expect(record).not.toContain('let')
  }
)

test('a plugin’s own highlighting is kept', async () => {
  const plugin = onPre(({properties, children: [code]}) => {
    properties.dataTheme = 'sea'
    const token: Element = {
      type: 'element',
      tagName: 'span',
      properties: {style: 'color:red'},
      children: [{type: 'text', value: 'x'}]
    }
    if (code?.type === 'element') code.children = [token]
  })
  const {body} = await compile({rehypePlugins: [plugin]})
  const html = '<span style="color:red">x</span>'
  expect(body[1]).toEqual({
    ...{tag: 'pre', props: {'data-theme': 'sea'}},
    children: [{tag: 'code', props: {className: 'language-js'}, html}]
  })
})

test('plugins of other sites see code blocks as nodes', async () => {
  const seen: unknown[] = []
  await compile({rehypePlugins: [onPre((pre) => seen.push(pre))]}, {})
  expect(seen).toEqual([])
})
