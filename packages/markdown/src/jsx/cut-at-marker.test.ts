import type {Root, RootContent} from 'hast'
import {expect, test} from 'vitest'
import {cutAtMarker} from './cut-at-marker.js'

const paragraph = (...children: RootContent[]): RootContent =>
  ({type: 'element', tagName: 'p', properties: {}, children}) as RootContent
const text: RootContent = {type: 'text', value: 'a'}
const marker: RootContent = {type: 'truncate'}

test('returns the nodes before the marker', () => {
  const nodes = [text, paragraph(text)]
  expect(cutAtMarker({type: 'root', children: [...nodes, marker, text]})).toEqual({
    before: nodes,
    changed: [],
    end: 2
  })
})

test('returns the part of a paragraph before the marker', () => {
  const children = [text, paragraph(text, marker, text), text]
  expect(cutAtMarker({type: 'root', children})).toEqual({
    before: [text],
    changed: [paragraph(text)],
    end: 1
  })
})

test('leaves out the marks of footnotes, which are at the end of the page', () => {
  const properties = {href: '#fn-1', dataFootnoteRef: true}
  const link = {type: 'element', tagName: 'a', properties, children: [text]} as RootContent
  const mark = {type: 'element', tagName: 'sup', properties: {}, children: [link]} as RootContent
  const children = [text, paragraph(text, mark), paragraph(text), marker]
  expect(cutAtMarker({type: 'root', children})).toEqual({
    before: [text],
    changed: [paragraph(text), paragraph(text)],
    end: 3
  })
})

test('returns nothing without a marker', () => {
  expect(cutAtMarker({type: 'root', children: [text, paragraph(text)]})).toBeUndefined()
})

test.each([
  ['without a marker', []],
  ['before the marker', [marker]]
])('each node of a long page is read at most twice: %s', (_, end) => {
  const {tree, reads} = countReads([...Array.from({length: 1000}, () => paragraph(text)), ...end])
  cutAtMarker(tree)
  expect(reads()).toBeLessThanOrEqual(2 * tree.children.length)
})

/** Creates a tree that counts how often its nodes are read. */
function countReads(nodes: RootContent[]): {tree: Root; reads: () => number} {
  let count = 0
  const children = new Proxy(nodes, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) count++
      return Reflect.get(target, key)
    }
  })
  return {tree: {type: 'root', children}, reads: () => count}
}
