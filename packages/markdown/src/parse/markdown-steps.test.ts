import type {MarkdownFunctions, MarkdownOptions} from '@lectern/types'
import type {Root} from 'mdast'
import {describe, expect, test} from 'vitest'
import {compileContent} from '../compile/compile-content.js'
import {compileMd, visibleText} from '../fixtures/compile-sample.js'

const OPTIONS: MarkdownOptions = {format: 'detect', admonitions: [], fold: true, live: []}

function compile(text: string, functions: MarkdownFunctions, format: 'md' | 'mdx' = 'md') {
  return compileContent({text, format}, OPTIONS, {functions})
}

interface TreeNode {
  type: string
  data?: {hName?: string}
  children?: readonly TreeNode[]
}

/** Creates a plugin that records the types of nodes, or of the elements that they become. */
function createSpy() {
  const seen: string[] = []
  const visit = ({type, data, children = []}: TreeNode) => {
    seen.push(data?.hName ?? type)
    for (const child of children) visit(child)
  }
  return {seen, plugin: () => visit}
}

const TEXT = '## Nests {#nests}\n\n:::note\n\nOwl.\n\n:::\n'

describe('plugins of the site', () => {
  test('see Markdown before or after the built-in steps', async () => {
    const [before, after] = [createSpy(), createSpy()]
    await compile(TEXT, {
      beforeDefaultRemarkPlugins: [before.plugin],
      remarkPlugins: [after.plugin]
    })
    expect(before.seen).toContain('containerDirective')
    expect(after.seen).toContain('admonition')
  })

  test('run once if they’re in both lists, with the options of both', async () => {
    const seen: unknown[] = []
    const plugin = (options: object) => () => {
      seen.push(options)
    }
    const [before, after] = [[[plugin, {wings: 2}]], [[plugin, {eyes: 2}]]] as const
    await compile(TEXT, {beforeDefaultRemarkPlugins: before, remarkPlugins: after})
    await compile(TEXT, {beforeDefaultRehypePlugins: before, rehypePlugins: after})
    expect(seen).toEqual([
      {wings: 2, eyes: 2},
      {wings: 2, eyes: 2}
    ])
  })

  test('see HTML before or after the built-in steps', async () => {
    const [before, after] = [createSpy(), createSpy()]
    await compile('An <b>owl</b>.\n', {
      beforeDefaultRehypePlugins: [before.plugin],
      rehypePlugins: [after.plugin]
    })
    expect(before.seen).toEqual(['root', 'element', 'text', 'raw', 'text', 'raw', 'text'])
    expect(after.seen).toEqual(['root', 'element', 'text', 'element', 'text', 'text'])
  })

  test.each(['md', 'mdx'] as const)('may add directives of every form in %s', async (format) => {
    const shout = () => (tree: Root) => {
      for (const node of tree.children.filter(({type}) => type === 'leafDirective'))
        Object.assign(node, {type: 'paragraph', children: [{type: 'text', value: 'HOOT'}]})
    }
    const {body} = await compile('::hoot\n', {remarkPlugins: [shout]}, format)
    expect(visibleText(body)).toBe('HOOT')
  })

  test('keep the text of unhandled directives', async () => {
    const {body} = await compile('At 10:30 :owl sleeps.\n', {remarkPlugins: [() => () => {}]})
    expect(visibleText(body)).toBe('At 10:30 :owl sleeps.')
  })
})

test('a site that lists remark-directive parses directives once', async () => {
  function remarkDirective() {
    throw new Error('The generator parses directives itself.')
  }
  const spy = createSpy()
  const {body} = await compile('::owl\n', {remarkPlugins: [remarkDirective, spy.plugin]})
  expect(spy.seen).toEqual(['root', 'leafDirective'])
  expect(visibleText(body)).toBe('::owl')
})

describe('options', () => {
  test('can disable admonitions: their fences become text', async () => {
    const {body} = await compileMd(TEXT, {admonitions: false})
    expect(visibleText(body)).toContain(':::note')
  })

  test.each([
    [true, '🎉 :none:'],
    [false, ':tada: :none:']
  ])('emoji: %s', async (emoji, expected) => {
    const {body} = await compileMd(':tada: :none:\n', {emoji})
    expect(visibleText(body)).toBe(expected)
  })

  test('links issue numbers if the repository is configured', async () => {
    const htmlOf = async (repository?: string) =>
      JSON.stringify((await compileMd('Fixed in #12.\n', {repository})).body)
    expect(await htmlOf('https://github.com/acme/birds')).toContain('acme/birds/issues/12')
    expect(await htmlOf()).not.toContain('issues')
  })

  test('reports HTML comments in MDX if MDX 1 syntax is disabled', async () => {
    const codesOf = async (comments: boolean) => {
      const options = {...OPTIONS, mdx1Compat: {comments}}
      const {problems} = await compileContent({text: '<!-- a -->\n', format: 'mdx'}, options)
      return problems.map(({code}) => code)
    }
    expect([await codesOf(true), await codesOf(false)]).toEqual([[], ['mdx-syntax']])
  })
})

describe('options of remark-rehype', () => {
  test('customize how nodes become HTML', async () => {
    const {body} = await compile('*Owl*\n', {
      remarkRehypeOptions: {
        handlers: {
          emphasis: () => ({
            ...{type: 'element', tagName: 'mark', properties: {}},
            children: [{type: 'text', value: 'HOOT'}]
          })
        }
      }
    })
    expect(JSON.stringify(body)).toContain('<mark>HOOT</mark>')
  })

  test('keep the built-in handling of code and of the truncate marker', async () => {
    const {body, excerptLength} = await compile(
      'Start.\n\n<!-- truncate -->\n\n```js\nowl()\n```\n',
      {remarkRehypeOptions: {passThrough: ['other'], footnoteLabel: 'Notes'}}
    )
    expect(excerptLength).toBe(1)
    expect(JSON.stringify(body)).toContain('token function')
  })
})
