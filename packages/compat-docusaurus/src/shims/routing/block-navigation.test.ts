import {expect, test, vi} from 'vitest'
import {blockNavigation, type BlockPrompt} from './block-navigation.js'

/** Creates a browser at the second entry of its history, and the router's history. */
function createHistory() {
  const history = {state: {idx: 1} as object | null, go: vi.fn()}
  const browser = {
    history,
    location: {href: 'https://a.example/base/now'},
    confirm: vi.fn(() => false),
    event: undefined as {type: string} | undefined
  }
  const push = vi.fn()
  const replace = vi.fn()
  const navigator = {
    push,
    replace,
    get location() {
      return history.state
    }
  }
  /** Moves to an entry, and returns the entry that the router then shows. */
  const pop = (state: object | null) => {
    history.state = state
    browser.event = {type: 'popstate'}
    const {location} = navigator
    browser.event = undefined
    return location
  }
  return {browser, navigator, push, replace, pop}
}

function block(prompt: BlockPrompt) {
  const history = createHistory()
  const stop = blockNavigation(history.navigator, prompt, history.browser as unknown as Window)
  return {...history, stop}
}

test('a prompt is called for each navigation', () => {
  const prompt = vi.fn(({pathname}: {pathname: string}) => pathname !== '/base/no')
  const {navigator, push, replace, stop} = block(prompt)
  navigator.push({pathname: '/base/no'})
  navigator.replace('/base/no?a')
  expect([push, replace].map(({mock}) => mock.calls.length)).toEqual([0, 0])
  navigator.push({pathname: '/base/yes', search: '?a', hash: '#b'}, {from: 'here'})
  expect(push.mock.calls).toEqual([
    [{pathname: '/base/yes', search: '?a', hash: '#b'}, {from: 'here'}]
  ])
  expect(prompt.mock.calls).toMatchObject([
    [{pathname: '/base/no'}, 'PUSH'],
    [{pathname: '/base/no', search: '?a'}, 'REPLACE'],
    [{pathname: '/base/yes', search: '?a', hash: '#b'}, 'PUSH']
  ])
  stop()
  navigator.push('/base/no')
  expect(push).toHaveBeenCalledTimes(2)
})

test('a string prompts the reader for confirmation', () => {
  const {browser, navigator, push} = block('Leave?')
  navigator.push('/a')
  expect(browser.confirm).toHaveBeenCalledWith('Leave?')
  browser.confirm.mockReturnValue(true)
  navigator.push('/a')
  expect(push).toHaveBeenCalledTimes(1)
})

test.each([
  ['back', {idx: 0}, 1],
  ['forward', {idx: 3}, -2],
  ['to a heading', null, -1],
  ['to an entry without a number', {key: 'a', idx: null}, 1]
])('a blocked navigation %s is undone', (_, state, undo) => {
  const {browser, pop, stop} = block(false)
  expect(pop(state)).toEqual({idx: 1})
  expect(browser.history.go.mock.calls).toEqual([[undo]])
  expect(pop({idx: 1})).toEqual({idx: 1})
  expect(browser.history.go).toHaveBeenCalledTimes(1)
  stop()
  expect(pop(state)).toBe(state)
})

test('an allowed navigation reaches the router', () => {
  const {browser, pop} = block((_, action) => action === 'POP')
  expect(pop({idx: 0})).toEqual({idx: 0})
  expect(browser.history.go).not.toHaveBeenCalled()
})

test('blocks can be removed in any order', () => {
  const {browser, navigator, push, pop} = createHistory()
  const stopFirst = blockNavigation(navigator, false, browser as unknown as Window)
  const stopSecond = blockNavigation(navigator, true, browser as unknown as Window)
  stopFirst()
  navigator.push('/a')
  expect(pop({idx: 0})).toEqual({idx: 0})
  stopSecond()
  navigator.push('/b')
  expect(push).toHaveBeenCalledTimes(2)
})
