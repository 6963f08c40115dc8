import type {MarkdownFunctions} from '@lectern/types'
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

test('makes a page live for plugins on its code', async () => {
  const recmaPlugins = [() => (tree: {body: unknown[]}) => void tree.body.splice(0)]
  const {kind, code} = await compile('a', {recmaPlugins}, 'mdx')
  expect([kind, code]).toEqual(['live', ''])
})

test('names the plugin that failed, and the place if it says one', async () => {
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

test('passes on what a plugin remarks', async () => {
  function remarkTea() {
    return (tree: Root, file: VFile) => {
      file.message('More tea', {place: tree.children[0]?.position, source: 'tea'})
    }
  }
  expect(await compile('a', {remarkPlugins: [remarkTea]}, 'mdx')).toMatchObject({
    body: [{tag: 'p', html: 'a'}],
    problems: [{code: 'markdown-plugin-message', message: 'tea says: More tea.'}]
  })
})

test('takes listed plugins for formulas as its own, with their options', async () => {
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

test('changes a text before it is read', async () => {
  const preprocessor = ({filePath, fileContent}: {filePath: string; fileContent: string}) =>
    fileContent.replace('%name%', filePath)
  const {body} = await compileContent({text: 'Of %name%', format: 'md'}, OPTIONS, {
    functions: {preprocessor},
    filePath: '/a.md'
  })
  expect(body).toEqual([{tag: 'p', html: 'Of /a.md'}])
})
