import {expect, test} from 'vitest'
import {createOverview, groupPictures, listDifferences} from './show-pictures.mjs'

const files = [
  'doc-light-390.png',
  'doc-dark-1440.png',
  'doc-light-1440.png',
  'tag-dark-390.png',
  'x.txt'
]

test('groups pictures by page, the widest first', () => {
  expect(
    groupPictures(files).map(({name, pictures}) => [name, pictures.map(({file}) => file)])
  ).toEqual([
    ['doc', ['doc-light-1440.png', 'doc-dark-1440.png', 'doc-light-390.png']],
    ['tag', ['tag-dark-390.png']]
  ])
})

test('lists the differences of the last run', () => {
  expect(listDifferences(['a\\doc-light-390-diff.png', 'a/doc-light-390-actual.png'])).toEqual([
    'a/doc-light-390-diff.png'
  ])
})

test('the overview shows every picture with its width and color mode', () => {
  const html = createOverview(groupPictures(files), [], '../pictures')
  expect(html.match(/<img /g)).toHaveLength(4)
  expect(html).toContain('src="../pictures/doc-dark-1440.png" alt="1440 px, dark"')
  expect(html).toContain('Differences of the last run: 0')
})
