import type {MarkdownFunctions, MarkdownOptions} from '@lectern/types'
import type {Root as HtmlRoot} from 'hast'
import type {Root} from 'mdast'
import type {VFile} from 'vfile'
import {expect, test} from 'vitest'
import {compileContent} from '../compile/compile-content.js'

const OPTIONS = {format: 'detect', admonitions: [], fold: true} as const

function compile(text: string, functions: MarkdownFunctions, format: 'md' | 'mdx' = 'md') {
  return compileContent({text, format}, OPTIONS, {functions})
}

function addParagraph({word}: {word: string}) {
  return (tree: Root) => {
    tree.children.push({type: 'paragraph', children: [{type: 'text', value: word}]})
  }
}

function markParagraphs() {
  return async (tree: HtmlRoot) => {
    for (const node of tree.children) if (node.type === 'element') node.properties.title = 'seen'
  }
}

test.each(['md', 'mdx'] as const)('runs plugins with their options in %s', async (format) => {
  const remarkPlugins = [[addParagraph, {word: 'b'}] as const]
  const {body} = await compile('a', {remarkPlugins, rehypePlugins: [markParagraphs]}, format)
  expect(body).toEqual([
    {tag: 'p', props: {title: 'seen'}, html: 'a'},
    {tag: 'p', props: {title: 'seen'}, html: 'b'}
  ])
})

test.each<[Partial<MarkdownOptions>, object]>([
  [{}, {frontMatter: {owl: 'barn'}}],
  [{code: {isDocusaurus: true}}, {frontMatter: {owl: 'barn'}, compilerName: 'client'}]
])('plugins see the front matter with the options %j', async (options, data) => {
  const seen: object[] = []
  const look = () => (_: Root, file: VFile) => {
    seen.push({...file.data})
  }
  const source = {text: '---\nowl: barn\n---\n\na', format: 'md'} as const
  await compileContent(source, {...OPTIONS, ...options}, {functions: {remarkPlugins: [look]}})
  expect(seen).toEqual([data])
})

test('plugins of Docusaurus projects see a node for the front matter', async () => {
  const seen: string[][] = []
  const look = () => (tree: Root) => {
    seen.push(tree.children.map((node) => ('value' in node ? node.value : node.type)))
    tree.children.unshift({type: 'paragraph', children: [{type: 'text', value: 'b'}]})
  }
  const source = {text: '---\nowl: barn\n---\n\na', format: 'md'} as const
  const functions = {beforeDefaultRemarkPlugins: [look], rehypePlugins: []}
  const options: MarkdownOptions = {...OPTIONS, code: {isDocusaurus: true}}
  const {body} = await compileContent(source, options, {functions})
  expect(seen).toEqual([['owl: barn', 'paragraph']])
  expect(body).toMatchObject([{html: 'b'}, {html: 'a'}])
})

test('runs plugins before and after its own steps', async () => {
  const seen: string[] = []
  const look = (name: string) => () => (tree: HtmlRoot | Root) => {
    seen.push(`${name}: ${tree.children.map((node) => node.type).join(' ')}`)
  }
  await compile('## A\n\n<!-- b -->', {
    beforeDefaultRemarkPlugins: [look('first')],
    remarkPlugins: [look('second')],
    beforeDefaultRehypePlugins: [look('third')]
  })
  expect(seen).toEqual(['first: heading html', 'second: heading', 'third: element'])
})

test.each(['md', 'mdx'] as const)(
  'completes nodes of plugins that lack fields in %s',
  async (format) => {
    const remarkPlugins = [
      () => (tree: Root) => {
        const nodes: object[] = [
          {type: 'mdxJsxFlowElement', name: 'Tabs', children: [{type: 'paragraph'}]},
          {type: 'mdxJsxTextElement', name: 'b'},
          {type: 'paragraph', children: [{type: 'text'}, {type: 'link', url: '/b'}]},
          {type: 'code'},
          {type: 'list'}
        ]
        tree.children.push(...(nodes as Root['children']))
      }
    ]
    const rehypePlugins = [
      () => (tree: HtmlRoot) => {
        const nodes: object[] = [
          {type: 'element', tagName: 'hr'},
          {type: 'element', tagName: 'div'}
        ]
        tree.children.push(...(nodes as HtmlRoot['children']))
      }
    ]
    const {problems} = await compile('a', {remarkPlugins, rehypePlugins}, format)
    expect(problems).toEqual([])
  }
)

test('a page is live if plugins transform its code', async () => {
  const recmaPlugins = [() => (tree: {body: unknown[]}) => void tree.body.splice(0)]
  const {kind, code} = await compile('a', {recmaPlugins}, 'mdx')
  expect([kind, code]).toEqual(['live', ''])
})

test('reports the plugin that failed, and the position if it has one', async () => {
  function remarkStrict() {
    return (tree: Root, file: VFile) => file.fail('No tea here', tree.children[1])
  }
  expect(await compile('---\nt: 1\n---\na\n\nb', {remarkPlugins: [remarkStrict]})).toMatchObject({
    problems: [
      {
        code: 'markdown-plugin-failed',
        message: 'The Markdown plugin remarkStrict failed: No tea here.',
        position: {line: 6, column: 1}
      }
    ]
  })
})

test('passes on plugin messages', async () => {
  function remarkTea() {
    return (tree: Root, file: VFile) => {
      file.message('More tea', {place: tree.children[0]?.position, source: 'tea'})
    }
  }
  expect(await compile('a', {remarkPlugins: [remarkTea]}, 'mdx')).toMatchObject({
    body: [{tag: 'p', html: 'a'}],
    problems: [{code: 'markdown-plugin-message', message: 'tea reported: More tea.'}]
  })
})

test('uses the built-in plugins instead of listed plugins for formulas, with their options', async () => {
  const remarkMath = () => {
    throw new Error('must not run')
  }
  const rehypeKatex = () => {
    throw new Error('must not run')
  }
  const {body, problems} = await compile('$5 and $6 $$\\half$$', {
    remarkPlugins: [[remarkMath, {singleDollarTextMath: false}]],
    rehypePlugins: [[rehypeKatex, {macros: {'\\half': '\\frac12'}}]]
  })
  expect(problems).toEqual([])
  expect(JSON.stringify(body)).toContain('$5 and $6 <span class=\\"katex\\">')
})

test('preprocesses the source before parsing', async () => {
  const preprocessor = ({filePath, fileContent}: {filePath: string; fileContent: string}) =>
    fileContent.replace('%name%', filePath)
  const {body} = await compileContent({text: 'Of %name%', format: 'md'}, OPTIONS, {
    functions: {preprocessor},
    filePath: '/a.md'
  })
  expect(body).toEqual([{tag: 'p', html: 'Of /a.md'}])
})

test('reports a plugin that never returns after a timeout', async () => {
  const remarkWait = () => () => new Promise(() => {})
  const stop = new AbortController()
  const settings = {functions: {remarkPlugins: [remarkWait]}, signal: stop.signal}
  const compiled = compileContent({text: '---\ntitle: A\n---\na', format: 'md'}, OPTIONS, settings)
  setImmediate(() => stop.abort(new Error("it hasn't returned for 60 seconds")))
  const {problems} = await compiled
  expect(problems).toMatchObject([
    {
      code: 'markdown-plugin-failed',
      message: "The Markdown plugin remarkWait failed: it hasn't returned for 60 seconds."
    }
  ])
})

test('plugins can turn other nodes into admonitions', async () => {
  const alerts = () => (tree: Root) => {
    tree.children = tree.children.map((node) =>
      node.type === 'blockquote'
        ? {
            type: 'containerDirective',
            name: 'tip',
            children: node.children.filter(({type}) => type === 'paragraph'),
            position: node.position
          }
        : node
    ) as typeof tree.children
  }
  const {body, problems} = await compile('# A\n\n> b', {beforeDefaultRemarkPlugins: [alerts]})
  expect(problems).toEqual([])
  expect(body.at(-1)).toMatchObject({tag: 'admonition', props: {type: 'tip'}})
})

test('plugins see directives of every form, and unhandled ones become text again', async () => {
  const names: string[] = []
  const look = () => (tree: Root) => {
    const visit = (node: {type: string; name?: string; children?: readonly object[]}) => {
      if (node.type.endsWith('Directive')) names.push(`${node.type} ${node.name}`)
      for (const child of node.children ?? []) visit(child as typeof node)
    }
    visit(tree)
  }
  const {sections} = await compile('a:b 10:30 :c[d]{e=f}\n\n::g[h]', {remarkPlugins: [look]})
  expect(names).toEqual([
    ...['textDirective b', 'textDirective 30', 'textDirective c', 'leafDirective g']
  ])
  expect(sections).toMatchObject([{text: 'a:b 10:30 :c[d]{e=f} ::g[h]'}])
})
