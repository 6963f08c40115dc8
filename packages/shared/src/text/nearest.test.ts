import {expect, test} from 'vitest'
import {findNearest, listSimilarNames, sortByDistance} from './nearest.js'

test('sorts by similarity, ignoring case, and keeps the order of equal matches', () => {
  expect(sortByDistance('Intro', ['outro', 'install', 'introduction', 'intro'])).toEqual([
    'intro',
    'outro',
    'install',
    'introduction'
  ])
})

test('counts each insertion, deletion and replacement', () => {
  expect(sortByDistance('birdy', ['bxxdy', 'birdyy', 'bird', 'bxrdy'])).toEqual([
    'birdyy',
    'bird',
    'bxrdy',
    'bxxdy'
  ])
  expect(sortByDistance('bird', ['bir', 'bird'])).toEqual(['bird', 'bir'])
})

test.each([
  ['title', 'titlexx', true],
  ['title', 'titlexxx', false],
  ['title', 'xxtle', true],
  ['title', 'xxxle', false],
  ['ab', 'ax', true],
  ['ab', 'xy', false]
])('%s is close to %s: %s', (word, candidate, isNear) => {
  expect(findNearest(word, [candidate])).toBe(isNear ? candidate : undefined)
})

test('finds a similar name, and nothing if there isn’t one', () => {
  expect(findNearest('titel', ['url', 'title'])).toBe('title')
  expect(findNearest('titel', ['url', 'plugins'])).toBeUndefined()
  expect(findNearest('titel', [])).toBeUndefined()
})

test('lists names with the same last part and typos, and no others', () => {
  const names = ['Badge', 'DocItem/Footer', 'Footer', 'Footer/Layout', 'Heading']
  expect(listSimilarNames('Blog/Footer', names)).toEqual([
    'DocItem/Footer',
    'Footer',
    'Footer/Layout'
  ])
  expect(listSimilarNames('Bagde', names)).toEqual(['Badge'])
  expect(listSimilarNames('Weather', names)).toEqual([])
})
