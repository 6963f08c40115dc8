import {expect, test, vi} from 'vitest'
import {blockNavigation, type BlockPrompt} from './block-navigation.js'

/** A history of two entries, at the second. */
function createBrowser() {
  const listeners = new Set<(event: PopStateEvent) => void>()
  const history = {state: {idx: 1} as object | null, go: vi.fn()}
  return {
    history,
    location: {href: 'https://a.example/base/now'},
    confirm: vi.fn(() => false),
    addEventListener: (_: string, listener: (event: PopStateEvent) => void) =>
      listeners.add(listener),
    removeEventListener: (_: string, listener: (event: PopStateEvent) => void) =>
      listeners.delete(listener),
    /** Moves to an entry; returns whether the router gets to know. */
    pop(state: object | null): boolean {
      history.state = state
      const stopImmediatePropagation = vi.fn()
      for (const listener of listeners) {
        listener({state, stopImmediatePropagation} as unknown as PopStateEvent)
      }
      return stopImmediatePropagation.mock.calls.length === 0
    }
  }
}

function block(prompt: BlockPrompt) {
  const browser = createBrowser()
  const push = vi.fn()
  const replace = vi.fn()
  const navigator = {push, replace}
  const stop = blockNavigation(navigator, prompt, browser as unknown as Window)
  return {browser, navigator, push, replace, stop}
}

test('a prompt decides for each navigation', () => {
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

test('a text is a question', () => {
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
])('a blocked step %s is undone', (_, state, undo) => {
  const {browser, stop} = block(false)
  expect(browser.pop(state)).toBe(false)
  expect(browser.history.go.mock.calls).toEqual([[undo]])
  expect(browser.pop({idx: 1})).toBe(false)
  stop()
  expect(browser.pop(state)).toBe(true)
})

test('an allowed step reaches the router', () => {
  const {browser} = block((_, action) => action === 'POP')
  expect(browser.pop({idx: 0})).toBe(true)
  expect(browser.history.go).not.toHaveBeenCalled()
})

test('blocks end in any order', () => {
  const push = vi.fn()
  const navigator = {push, replace: vi.fn()}
  const browser = createBrowser() as unknown as Window
  const stopFirst = blockNavigation(navigator, false, browser)
  const stopSecond = blockNavigation(navigator, true, browser)
  stopFirst()
  navigator.push('/a')
  stopSecond()
  navigator.push('/b')
  expect(push).toHaveBeenCalledTimes(2)
})
