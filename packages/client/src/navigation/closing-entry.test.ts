import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {createClosingEntry, isClosingEntry} from './closing-entry.js'

/** Simulates the part of a session history that closing entries use. */
function stubHistory() {
  const target = new EventTarget()
  const entries: {state: unknown; href: string}[] = [{state: {idx: 0}, href: '/a'}]
  const place = {index: 0}
  const heard: unknown[] = []
  const go = (steps: number) => {
    place.index += steps
    const {state, href} = entries[place.index] ?? {state: null, href: ''}
    stubs.location.href = href
    stubs.history.state = state
    target.dispatchEvent(Object.assign(new Event('popstate', {cancelable: true}), {state}))
  }
  const stubs = {
    location: {href: '/a'},
    history: {
      state: entries[0]?.state,
      pushState(state: unknown) {
        entries.splice(++place.index, entries.length, {state, href: stubs.location.href})
        stubs.history.state = state
      },
      // As in a browser, going back is asynchronous.
      back: () => queueMicrotask(() => go(-1))
    },
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target)
  }
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value)
  return {
    entries,
    place,
    heard,
    go,
    hear: () => target.addEventListener('popstate', (event) => heard.push(event))
  }
}

let tab = stubHistory()
beforeEach(() => {
  tab = stubHistory()
})
afterEach(() => vi.unstubAllGlobals())

/** Opens an entry with listeners, and counts how often the reader went back. */
function open() {
  const backs = {count: 0}
  const entry = createClosingEntry(() => {
    backs.count += 1
  })
  entry.listen()
  tab.hear()
  entry.push()
  return {entry, backs}
}

test('going back closes the overlay without notifying the router', () => {
  const {backs} = open()
  expect([tab.place.index, isClosingEntry()]).toEqual([1, true])
  tab.go(-1)
  expect([backs.count, tab.heard, isClosingEntry()]).toEqual([1, [], false])
})

test('closing in other ways removes the entry without a callback', async () => {
  const {entry, backs} = open()
  entry.drop()
  await Promise.resolve()
  expect([tab.place.index, backs.count, tab.heard]).toEqual([0, 0, []])
})

test('reopening while the entry is being removed adds a new one', async () => {
  const {entry, backs} = open()
  entry.drop()
  entry.push()
  await Promise.resolve()
  expect([tab.place.index, isClosingEntry(), backs.count]).toEqual([1, true, 0])
})

test('an entry that a page has replaced belongs to the router', () => {
  const {entry, backs} = open()
  entry.forget()
  tab.go(-1)
  expect([backs.count, tab.heard.length]).toEqual([0, 1])
})

test('going back by several steps closes the overlay, and shows that page', () => {
  const {backs} = open()
  tab.entries.unshift({state: null, href: '/before'})
  tab.go(-1)
  expect([backs.count, tab.heard.length]).toEqual([1, 1])
})
