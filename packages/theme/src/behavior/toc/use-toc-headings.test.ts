import {expect, test} from 'vitest'
import {addInlineForm, readHeading} from './use-toc-headings.js'

const heading = {id: 'nest', depth: 2, html: 'The nest'}

test('reads a heading in either format', () => {
  expect(readHeading(heading)).toEqual(heading)
  expect(readHeading({id: 'nest', level: 2, value: 'The nest'})).toEqual(heading)
  expect(readHeading(addInlineForm(heading))).toEqual(heading)
})

test('text that a component changed takes precedence in either format', () => {
  const both = addInlineForm(heading)
  expect(readHeading({...both, value: 'Nests'}).html).toBe('Nests')
  expect(readHeading({...both, html: 'Nests'}).html).toBe('Nests')
})
