import {expect, test} from 'vitest'
import {parseXml} from './xml-tree.js'

test.each([
  ['an end that is missing', '<a><b></a>'],
  ['a sign that is not escaped', '<a>b & c</a>'],
  ['a prefix that is not declared', '<a><b:c/></a>'],
  ['two roots', '<a/><b/>']
])('a document with %s is invalid', (_, text) => {
  expect(() => parseXml(text)).toThrow()
})
