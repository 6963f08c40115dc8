import {expect, test} from 'vitest'
import {testPostFile} from '../fixtures/test-blog.js'
import {correctDates} from './correct-dates.js'

test.each([
  ['a.md', {date: '2017-02-29'}, '2017-03-01T00:00:00.000Z'],
  ['2018-04-31-a.md', {}, '2018-05-01T00:00:00.000Z'],
  ['2018-04-31-a.md', {date: '2018-04-30'}, '2018-04-30'],
  ['2018-04-30-a.md', {}, undefined],
  ['a.md', {date: 'soon'}, 'soon'],
  ['a.md', {}, undefined]
])('the date of %s with %j becomes %s', (file, frontMatter, date) => {
  const {files, problems} = correctDates([testPostFile(file, frontMatter)])
  expect(files[0]?.source.frontMatter.date).toBe(date)
  expect(problems).toHaveLength(date?.includes('T') ? 1 : 0)
})

test('corrects the date of a draft without a warning', () => {
  const draft = testPostFile('a.md', {date: '2017-02-29', draft: true})
  expect(correctDates([draft]).problems).toEqual([])
})
