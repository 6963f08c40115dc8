import {expect, test} from 'vitest'
import {addInlineForm, readHeading, selectHeadings, type TocInput} from './use-toc-headings.js'

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

test('omits headings of levels that aren’t shown', () => {
  const toc = ['a', 'b', 'c', 'd'].map((id, index) => ({id, depth: index + 1, html: id}))
  const site = {minHeadingLevel: 2, maxHeadingLevel: 3}
  const idsFor = (limits: Omit<TocInput, 'toc'>) =>
    selectHeadings({toc, ...limits}, site).map(({id}) => id)
  expect(idsFor({})).toEqual(['b', 'c'])
  expect(idsFor({maxHeadingLevel: 4})).toEqual(['b', 'c', 'd'])
  expect(idsFor({minHeadingLevel: 3})).toEqual(['c'])
  expect(idsFor({levels: {min: 1, max: 2}, maxHeadingLevel: 4})).toEqual(['a', 'b'])
})
