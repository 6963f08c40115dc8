import type {DevProblem} from '@lectern/types'
import {expect, onTestFinished, test, vi} from 'vitest'
import {StubElement} from '@lectern/testing/stub-element'
import {createErrorOverlay} from './error-overlay.js'

/** Creates a document that shows the overlay. */
function openPage() {
  const html = new StubElement('html')
  const page = new EventTarget()
  const changes: {report(): void} = {report: () => {}}
  const stubs = {
    document: {documentElement: html, createElement: (name: string) => new StubElement(name)},
    addEventListener: page.addEventListener.bind(page),
    matchMedia: () => ({matches: true}),
    MutationObserver: class {
      constructor(report: () => void) {
        changes.report = report
      }
      observe = () => {}
    }
  }
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return {
    overlay: createErrorOverlay(),
    html,
    read: () => html.read(),
    mode: () => html.querySelector('lectern-problems')?.dataset.mode,
    chooseMode(mode: string) {
      html.dataset.theme = mode
      changes.report()
    },
    press: (key: string) => page.dispatchEvent(Object.assign(new Event('keydown'), {key})),
    close: () => html.querySelector('button')?.dispatchEvent(new Event('click'))
  }
}

const ERROR: DevProblem = {
  code: 'broken-markdown-link',
  message: 'The link `./gull.md` is broken.',
  position: {file: 'docs/owl.md', line: 3, column: 5},
  hint: 'Fix the path.',
  excerpt: '  2 | # Owl\n> 3 | See <b>[gull](./gull.md)</b>.'
}

test('an error covers the page with its code, position, source lines and fix', () => {
  const {overlay, read} = openPage()
  overlay.showErrors([ERROR])
  expect(read()).toEqual([
    'code: broken-markdown-link',
    'The link  is broken.',
    './gull.md',
    'place: docs/owl.md:3:5',
    '  2 | # Owl',
    // As text, because source files must not become markup of the overlay.
    'marked: > 3 | See <b>[gull](./gull.md)</b>.',
    'hint: Fix the path.',
    'foot: Fix the error to dismiss this overlay.  hides it until the next update.',
    'Esc',
    'Close: ×'
  ])
})

test('an error without a position shows the available details', () => {
  const {overlay, read} = openPage()
  overlay.showErrors([{code: 'browser-error', message: 'x is not a function'}])
  expect(read().slice(0, 2)).toEqual(['code: browser-error', 'x is not a function'])
})

test('notices are counted in a corner and don’t cover the page', () => {
  const {overlay, read} = openPage()
  const {message, hint, position} = ERROR
  overlay.showNotices([
    {code: 'test:a', message, hint, position},
    {code: 'test:b', message: 'No title.'}
  ])
  expect(read()).toEqual([
    '2 warnings on this page',
    'The link  is broken.',
    './gull.md',
    'place: docs/owl.md:3:5',
    'hint: Fix the path.',
    'No title.',
    'Close: ×'
  ])
  overlay.showNotices([{code: 'test:b', message: 'No title.'}])
  expect(read()[0]).toBe('1 warning on this page')
})

test.each(['the Escape key', 'its button'])(
  '%s closes the overlay, which reopens with the next error',
  (way) => {
    const {overlay, read, press, close} = openPage()
    overlay.showErrors([ERROR])
    press('a')
    expect(read()).not.toEqual([])
    if (way === 'its button') close()
    else press('Escape')
    expect(read()).toEqual([])
    overlay.showErrors([ERROR])
    expect(read()[0]).toBe('code: broken-markdown-link')
  }
)

test('the overlay closes once all errors are fixed, and notices stay', () => {
  const {overlay, read} = openPage()
  overlay.showNotices([{code: 'test:b', message: 'No title.'}])
  overlay.showErrors([ERROR])
  overlay.showErrors([])
  expect(read()).toEqual(['1 warning on this page', 'No title.', 'Close: ×'])
})

test('the overlay follows the color mode of the page, or else of the system', () => {
  const {overlay, mode, chooseMode} = openPage()
  overlay.showErrors([ERROR])
  expect(mode()).toBe('dark')
  chooseMode('light')
  expect(mode()).toBe('light')
})
