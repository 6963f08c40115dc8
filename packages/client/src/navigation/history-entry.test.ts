import type {Location} from 'react-router-dom'
import {expect, test} from 'vitest'
import {stubWindow} from '../fixtures/stub-window.js'
import {isShownEntry, nameEntry} from './history-entry.js'

function locationWith(fields: Partial<Location>): Location {
  return {key: 'default', pathname: '/docs/owl', search: '', hash: '', state: null, ...fields}
}

test('an entry of the router keeps its own key', () => {
  const window = stubWindow()
  window.history.state = {key: 'abc', idx: 2}
  expect(nameEntry(locationWith({key: 'abc'}))).toBe('abc')
  expect(window.history.state).toEqual({key: 'abc', idx: 2})
})

test('an entry that the browser created gets a key only once', () => {
  const window = stubWindow()
  window.location.hash = '#food'
  const name = nameEntry(locationWith({hash: '#food'}))
  expect(name).toMatch(/^[a-z0-9]+$/)
  expect(window.history.state).toEqual({idx: null, key: name})
  expect(nameEntry(locationWith({hash: '#food'}))).toBe(name)
  expect([isShownEntry(name), isShownEntry('other')]).toEqual([true, false])
})

test('adding a key keeps the rest of the state', () => {
  const window = stubWindow()
  window.history.state = {idx: 4, usr: {from: 'search'}}
  const key = nameEntry(locationWith({}))
  expect(window.history.state).toEqual({idx: 4, usr: {from: 'search'}, key})
})

test('an entry that is no longer current doesn’t get a key', () => {
  const window = stubWindow()
  window.location.hash = '#night'
  expect(nameEntry(locationWith({hash: '#food'}))).toBe('default')
  expect(window.history.state).toBeNull()
})
