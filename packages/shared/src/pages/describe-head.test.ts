import {expect, test} from 'vitest'
import {describeHead} from './describe-head.js'

const SOURCE = {description: 'A paragraph of two lines.', opening: 'A paragraph'}
const PROJECT = {compatibility: 'docusaurus'} as const

test('a page has the description of its author', () => {
  expect(describeHead({description: 'Mine'}, SOURCE, {})).toBe('Mine')
  expect(describeHead({description: 'Mine'}, SOURCE, PROJECT)).toBe('Mine')
  expect(describeHead({}, SOURCE, {})).toBeUndefined()
})

test('in a Docusaurus project, else its first line', () => {
  expect(describeHead({}, SOURCE, PROJECT)).toBe('A paragraph')
  expect(describeHead({}, {description: 'Both'}, PROJECT)).toBe('Both')
})
