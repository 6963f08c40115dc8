import type {MarkdownFunctions} from '@lectern/types'
import type {Root as HtmlRoot} from 'hast'
import type {Root} from 'mdast'
import {expect, test} from 'vitest'
import {compileContent} from '../compile/compile-content.js'
import {walkHtml} from '../tree/tree-nodes.js'

const TEXT =
  '[a](./a.md#x) [b](./b%20c.md) [lost](./lost.md) [file](./f.pdf)\n\n![owl](./owl.png)\n\n[d]: ./a.md'

function compile(functions: MarkdownFunctions, text = TEXT) {
  const linkUrls = {'./a.md': '/base/a/', './b c.md': '/base/b%20c/'}
  return compileContent(
    {text, format: 'md', linkUrls},
    {format: 'detect', admonitions: [], fold: true, plain: true},
    {functions}
  )
}

function listUrls(seen: unknown[]) {
  return () => (tree: Root) => {
    const [paragraph, , definition] = tree.children
    if (paragraph?.type === 'paragraph')
      seen.push(...paragraph.children.flatMap((node) => (node.type === 'link' ? node.url : [])))
    if (definition?.type === 'definition') seen.push(definition.url)
  }
}

function listHtmlUrls(seen: unknown[]) {
  return () => (tree: HtmlRoot) =>
    walkHtml(tree, (node) => {
      if (node.type !== 'element') return
      const {href, src, width} = node.properties
      if (href ?? src) seen.push(href ?? src)
      if (width !== undefined) seen.push(width)
    })
}

test('plugins see links as written first, and page URLs afterwards', async () => {
  const seen = {before: [], after: [], html: [], last: []}
  await compile({
    beforeDefaultRemarkPlugins: [listUrls(seen.before)],
    remarkPlugins: [listUrls(seen.after)],
    beforeDefaultRehypePlugins: [listHtmlUrls(seen.html)],
    rehypePlugins: [listHtmlUrls(seen.last)]
  })
  const resolved = ['/base/a/#x', '/base/b%20c/', './lost.md', './f.pdf']
  expect(seen).toEqual({
    before: ['./a.md#x', './b%20c.md', './lost.md', './f.pdf', './a.md'],
    after: [...resolved, '/base/a/'],
    html: [...resolved, './owl.png'],
    last: [...resolved, './owl.png']
  })
})

test('a plugin that only reads links leaves the page unchanged', async () => {
  const look = () => () => {}
  const functions = {
    remarkPlugins: [look],
    beforeDefaultRehypePlugins: [look],
    rehypePlugins: [look]
  }
  expect(await compile(functions)).toEqual(await compile({}))
})

test('keeps a link that a plugin changes', async () => {
  const addQuery = () => (tree: Root) => {
    const [paragraph] = tree.children
    const link = paragraph?.type === 'paragraph' && paragraph.children[0]
    if (link && link.type === 'link') link.url = '/base/a/extra'
  }
  const {body, links} = await compile({remarkPlugins: [addQuery]}, '[a](./a.md)')
  expect(JSON.stringify(body)).toContain('/base/a/extra')
  expect(links).toEqual([])
})
