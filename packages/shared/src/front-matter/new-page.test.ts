import {expect, test} from 'vitest'
import {parse} from 'yaml'
import {writeNewPage} from './new-page.js'

test('writes front matter and paragraphs', () => {
  expect(writeNewPage({title: 'Build a nest box', tags: []}, ['One.', 'Two.'])).toBe(
    '---\ntitle: Build a nest box\ntags: []\n---\n\nOne.\n\nTwo.\n'
  )
})

test.each([
  'Wrens: a guide',
  '"Owls" & co. #2',
  '2027-01-31',
  'null',
  '- list',
  'a\nb',
  'No',
  'ends ',
  '日本語',
  'Ünïcode (and more)'
])('a title stays a string in YAML: %j', (title) => {
  const [, yaml = ''] = writeNewPage({title}, []).split('---\n')
  expect(parse(yaml)).toEqual({title})
})
