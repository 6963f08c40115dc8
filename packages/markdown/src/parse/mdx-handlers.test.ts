import type {Program} from 'estree'
import type {Root} from 'mdast'
import {toHast} from 'mdast-util-to-hast'
import {expect, test} from 'vitest'
import {createMdxHandlers} from './mdx-handlers.js'

const estree: Program = {type: 'Program', sourceType: 'module', body: []}
const code = {data: {estree}}
const attribute = {type: 'mdxJsxAttributeValueExpression' as const, value: '1', ...code}

function convert(...children: Root['children']) {
  const tree = toHast({type: 'root', children}, {handlers: createMdxHandlers()})
  return 'children' in tree ? tree.children.filter(({type}) => type !== 'text') : []
}

test('copies nodes without cloning their JavaScript', () => {
  const node = {type: 'mdxFlowExpression' as const, value: '1', ...code}
  const [copy] = convert({...node, data: {...code.data}})
  expect(copy).toEqual(node)
  expect(copy?.data).not.toBe(node.data)
  expect(copy?.data).toHaveProperty(
    'estree',
    expect.toSatisfy((tree) => tree === estree)
  )
})

test('copies attributes, and converts children', () => {
  const attributes = [{type: 'mdxJsxAttribute' as const, name: 'a', value: attribute}]
  const children = [{type: 'thematicBreak' as const}]
  const [copy] = convert({type: 'mdxJsxFlowElement', name: 'A', attributes, children})
  expect(copy).toMatchObject({name: 'A', attributes, children: [{tagName: 'hr'}]})
  expect(copy).not.toHaveProperty(
    'attributes',
    expect.toSatisfy((list) => list === attributes)
  )
})

test('clones the JavaScript of a node that is inserted again', () => {
  const node = {type: 'mdxFlowExpression' as const, value: '1', ...code}
  const [first, second] = convert(node, node)
  expect(second).toEqual(first)
  expect(second?.data).not.toHaveProperty(
    'estree',
    expect.toSatisfy((tree) => tree === estree)
  )
})
