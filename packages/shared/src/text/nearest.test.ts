import {expect, test} from 'vitest'
import {findNearest, sortByDistance} from './nearest.js'

test('sorts by likeness, whatever the case, equal ones as they came', () => {
  expect(sortByDistance('Intro', ['outro', 'install', 'introduction', 'intro'])).toEqual([
    'intro',
    'outro',
    'install',
    'introduction'
  ])
})

test('finds what was meant, and nothing where nothing is like it', () => {
  expect(findNearest('titel', ['url', 'title'])).toBe('title')
  expect(findNearest('titel', ['url', 'plugins'])).toBeUndefined()
  expect(findNearest('titel', [])).toBeUndefined()
})
