import {StubElement} from '@lectern/testing/stub-element'
import {expect, onTestFinished, test, vi} from 'vitest'
import type {DrawingTools} from './draw-diagrams.js'
import {watchDiagrams} from './watch-diagrams.js'

/** Watches a document. `change` reports a change afterwards, like browsers. */
function watch(...sources: readonly string[]) {
  const observers: (() => void)[] = []
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(observe: () => void) {
        observers.push(observe)
      }
      observe = () => {}
    }
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const html = new StubElement('html', {'data-theme': 'light'})
  const add = (source: string) =>
    html.append(
      new StubElement(
        'div',
        {'data-mermaid': '{"theme":{},"options":{}}'},
        new StubElement('pre', {class: 'theme-mermaid-source'}, source)
      )
    )
  for (const source of sources) add(source)
  const drawn: string[] = []
  const mermaid = {
    initialize: () => {},
    async render(_: string, source: string) {
      drawn.push(source)
      return {svg: ''}
    }
  }
  const tools = {load: async () => ({default: mermaid}), showLoading: () => () => {}}
  const root = {
    documentElement: html,
    querySelector: (selector: string) => html.querySelector(selector),
    querySelectorAll: (selector: string) => html.querySelectorAll(selector)
  }
  // The stubs have only the parts of a document and of Mermaid that drawing uses.
  watchDiagrams(root as unknown as Document, tools as unknown as DrawingTools)
  return {
    html,
    add,
    drawn,
    async change(act: () => void) {
      act()
      for (const observe of observers) observe()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
}

test('draws the diagrams of the current page and of later pages', async () => {
  const {add, drawn, change} = watch('owl --> mouse')
  await change(() => {})
  expect(drawn).toEqual(['owl --> mouse'])
  await change(() => add('gull --> fish'))
  expect(drawn).toEqual(['owl --> mouse', 'gull --> fish'])
})

test('redraws all diagrams when the color mode changes', async () => {
  const {html, drawn, change} = watch('owl --> mouse')
  await change(() => {})
  await change(() => {
    html.dataset.theme = 'dark'
  })
  expect(drawn).toEqual(['owl --> mouse', 'owl --> mouse'])
})

test('combines simultaneous changes into one run', async () => {
  const {add, drawn, change} = watch('owl --> mouse')
  await Promise.all(['a', 'b', 'c'].map((source) => change(() => add(source))))
  expect(drawn).toEqual(['owl --> mouse', 'a', 'b', 'c'])
})
