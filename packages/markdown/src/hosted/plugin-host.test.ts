import type {MarkdownFunctions, MarkdownOptions} from '@lectern/types'
import type {Root as HtmlRoot} from 'hast'
import type {Nodes, Root} from 'mdast'
import type {Processor} from 'unified'
import type {VFile} from 'vfile'
import {expect, test} from 'vitest'
import {compileContent} from '../compile/compile-content.js'
import {HostFailure} from '../state/guard-plugins.js'
import {createHostedFunctions, createPluginHost} from './plugin-host.js'

const OPTIONS: MarkdownOptions = {format: 'detect', admonitions: [], fold: true, live: []}

const PAGE = `---
owl: [barn, tawny]
---

# Title

Text with $a$, <b>HTML</b>, [a link](./other.md) and ![an image](./a.png).

:::note[Read]
A note with \`code\`.
:::

\`\`\`js title="a.js"
const a = 1
\`\`\`

| a | b |
| --- | :-: |
| 1 | 2 |

- [x] done
`

const MDX = `${PAGE}
import {A} from './a.js'

export const pattern = /a/g, large = 10n

<A value={{b: [1, pattern]}}>text {1 + 1}</A>
`

/** Compiles in this thread and through a host. Trees are copied as between threads. */
async function compileBoth(
  text: string,
  functions: MarkdownFunctions,
  {path = '/site/docs/a.md', ...options}: Partial<MarkdownOptions> & {path?: string} = {}
) {
  const used = {...OPTIONS, ...options}
  const host = await createPluginHost(functions, used)
  if (!host) throw new Error('The plugins have no host.')
  const hosted = createHostedFunctions(host.lists, async (call) =>
    structuredClone(await host.run(structuredClone(call)))
  )
  const source = {text, format: path.endsWith('.mdx') ? 'mdx' : 'md'} as const
  const compile = (own: MarkdownFunctions) =>
    compileContent(source, used, {functions: own, filePath: path, splitParts: true})
  return {own: await compile(functions), hosted: await compile(hosted)}
}

function addPath() {
  return (tree: Root, file: VFile) => {
    const text = `${file.path} ${String(file).length} ${JSON.stringify(file.data)}`
    tree.children.push({type: 'paragraph', children: [{type: 'text', value: text}]})
    Object.assign(file.data, {seen: true})
  }
}

function replaceTree() {
  return async (tree: Root): Promise<Root> => ({type: 'root', children: tree.children.slice(1)})
}

function markElements({name}: {name: string}) {
  return (tree: HtmlRoot) => {
    for (const node of tree.children)
      if (node.type === 'element') node.properties = {...node.properties, title: name}
  }
}

const ALL: MarkdownFunctions = {
  beforeDefaultRemarkPlugins: [addPath],
  remarkPlugins: [addPath, replaceTree],
  beforeDefaultRehypePlugins: [[markElements, {name: 'first'}]],
  rehypePlugins: [[markElements, {name: 'second'}]]
}

test.each([
  ['Markdown', PAGE, '/site/docs/a.md'],
  ['MDX', MDX, '/site/docs/a.mdx']
])('compiles %s to the same content as without a host', async (_, text, path) => {
  const {own, hosted} = await compileBoth(text, ALL, {path})
  expect(hosted).toEqual(own)
  expect(JSON.stringify(hosted)).toContain('second')
})

test('compiles code blocks of Docusaurus projects to the same content', async () => {
  const functions = {beforeDefaultRehypePlugins: [[markElements, {name: 'first'}] as const]}
  const {own, hosted} = await compileBoth(PAGE, functions, {code: {isDocusaurus: true}})
  expect(hosted).toEqual(own)
})

test('keeps the options of built-in plugins', async () => {
  function remarkMath() {}
  const remarkPlugins = [[remarkMath, {singleDollarTextMath: false}] as const, addPath]
  const {own, hosted} = await compileBoth('$a$ and $$b$$', {remarkPlugins})
  expect(hosted).toEqual(own)
  expect(JSON.stringify(hosted)).toContain('$a$')
})

test('reports errors and messages of plugins at the same place', async () => {
  const find = (tree: Nodes): Nodes => ('children' in tree && tree.children.at(-1)) || tree
  function complain() {
    return (tree: Root, file: VFile) => {
      file.message('Look at this', find(tree), 'check:words')
    }
  }
  function refuse() {
    return (tree: Root, file: VFile) => file.fail('Not this', find(tree))
  }
  const text = '---\ntitle: A\n---\n\na\n\nb'
  const messages = await compileBoth(text, {remarkPlugins: [complain]})
  expect(messages.hosted.problems).toEqual(messages.own.problems)
  expect(messages.hosted.problems).toMatchObject([{position: {line: 7}}])
  const failed = await compileBoth(text, {remarkPlugins: [refuse]})
  expect(failed.hosted.problems).toEqual(failed.own.problems)
  expect(failed.hosted.problems).toMatchObject([
    {message: 'The Markdown plugin refuse failed: Not this.', position: {line: 7}}
  ])
})

test('runs each plugin once for all pages', async () => {
  let starts = 0
  function number() {
    starts++
    let count = 0
    return (tree: Root) => {
      const text = {type: 'text' as const, value: `page ${++count}`}
      tree.children.push({type: 'paragraph', children: [text]})
    }
  }
  const functions = {remarkPlugins: [number]}
  const host = await createPluginHost(functions, OPTIONS)
  // One pipeline for each format.
  expect(starts).toBe(2)
  const run = (path: string) =>
    host?.run({
      ...{list: 'remarkPlugins', path, text: '', data: {}},
      tree: {type: 'root', children: []} as Root
    })
  await run('/a.md')
  expect(await run('/b.md')).toMatchObject({
    tree: {children: [{children: [{value: 'page 2'}]}]}
  })
})

test('plugins get a new file when a page is compiled again, and the same one in between', async () => {
  const seen: [text: string, data: object][] = []
  const look = () => (_: Root | HtmlRoot, file: VFile) => {
    seen.push([String(file), {...file.data}])
    Object.assign(file.data, {isSeen: true})
  }
  const host = await createPluginHost({remarkPlugins: [look], rehypePlugins: [look]}, OPTIONS)
  const compile = async (text: string) => {
    for (const list of ['remarkPlugins', 'rehypePlugins'] as const) {
      const tree: Root = {type: 'root', children: []}
      await host?.run({list, path: '/a.md', text, tree, data: {frontMatter: {text}}})
    }
  }
  await compile('old')
  await compile('new')
  expect(seen).toEqual([
    ['old', {frontMatter: {text: 'old'}}],
    ['old', {frontMatter: {text: 'old'}, isSeen: true}],
    ['new', {frontMatter: {text: 'new'}}],
    ['new', {frontMatter: {text: 'new'}, isSeen: true}]
  ])
})

test('has no host for plugins that add syntax or fail to start', async () => {
  function addSyntax(this: Processor) {
    const data = this.data()
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), {}]
  }
  function fail() {
    throw new Error('broken')
  }
  expect(await createPluginHost({remarkPlugins: [addSyntax]}, OPTIONS)).toBeUndefined()
  expect(await createPluginHost({rehypePlugins: [fail]}, OPTIONS)).toBeUndefined()
})

test('throws if a call fails', async () => {
  const host = await createPluginHost({remarkPlugins: [addPath]}, OPTIONS)
  const functions = createHostedFunctions(host?.lists ?? [], async () => {
    throw new HostFailure('not sent')
  })
  const compile = () => compileContent({text: 'a', format: 'md'}, OPTIONS, {functions})
  await expect(compile()).rejects.toThrow(HostFailure)
})
