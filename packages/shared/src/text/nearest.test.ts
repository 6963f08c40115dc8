import {expect, test} from 'vitest'
import {findNearest, sortByDistance} from './nearest.js'

test('sorts by similarity regardless of case, and keeps the order of equal ones', () => {
  expect(sortByDistance('Intro', ['outro', 'install', 'introduction', 'intro'])).toEqual([
    'intro',
    'outro',
    'install',
    'introduction'
  ])
})

test('finds a near name, and nothing if none is similar', () => {
  expect(findNearest('titel', ['url', 'title'])).toBe('title')
  expect(findNearest('titel', ['url', 'plugins'])).toBeUndefined()
  expect(findNearest('titel', [])).toBeUndefined()
})
