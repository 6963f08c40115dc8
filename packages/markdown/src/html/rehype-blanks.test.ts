import type {Element, ElementContent, Root} from 'hast'
import {expect, test} from 'vitest'
import {rehypeBlanks} from './rehype-blanks.js'

const feed: ElementContent = {type: 'text', value: '\n'}

function element(tagName: string, ...children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children}
}

function drop(...children: ElementContent[]): Root['children'] {
  const tree: Root = {type: 'root', children}
  rehypeBlanks()(tree)
  return tree.children
}

test('removes line feeds between blocks and keeps those in code and between words', () => {
  const code = element('pre', feed, element('code', feed))
  const words = element('p', element('em'), feed, element('a'))
  expect(drop(words, feed, code)).toEqual([words, code])
})

test('removes line feeds in tables, including those inside components', () => {
  const table = element('table', feed, element('tbody', feed, element('tr', feed)), feed)
  const tab: ElementContent = {
    type: 'mdxJsxFlowElement',
    name: 'TabItem',
    attributes: [],
    children: [table]
  }
  const [left] = drop(tab)
  expect(left).toMatchObject({children: [element('table', element('tbody', element('tr')))]})
})

test('keeps line feeds between components and expressions, which may be inline', () => {
  const badge: ElementContent = {
    type: 'mdxJsxFlowElement',
    name: 'Badge',
    attributes: [],
    children: []
  }
  const block: ElementContent = {...badge, name: 'section'}
  const value: ElementContent = {type: 'mdxFlowExpression', value: 'a'}
  expect(drop(badge, feed, badge, feed, value)).toEqual([badge, feed, badge, feed, value])
  expect(drop(badge, feed, element('p'), feed, badge)).toEqual([badge, element('p'), badge])
  expect(drop(badge, feed, block)).toEqual([badge, block])
})

test('joins the text of a list item with the line feed before its nested list', () => {
  const nested = element('ul', element('li', {type: 'text', value: 'owl'}))
  const item = element('li', {type: 'text', value: 'birds'}, feed, nested)
  const joined = element('li', {type: 'text', value: 'birds\n'}, nested)
  expect(drop(element('ul', item))).toEqual([element('ul', joined)])
})
