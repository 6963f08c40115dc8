import type {LoadingProps} from '@lectern/client'
import {StubElement} from '@lectern/testing/stub-element'
import {expect, onTestFinished, test, vi} from 'vitest'
import {drawDiagrams, type DrawingTools} from './draw-diagrams.js'

const CONFIG = JSON.stringify({
  theme: {light: 'neutral', dark: 'night'},
  options: {look: 'handDrawn'}
})

/** Creates a diagram on the page. */
function createDiagram(source: string): StubElement {
  const pre = new StubElement('pre', {class: 'theme-mermaid-source'}, source)
  return new StubElement('div', {class: 'theme-mermaid', 'data-mermaid': CONFIG}, pre)
}

/**
 * Creates a document with diagrams, and a Mermaid stub that draws every source except `bad` as
 * text.
 */
function open(...sources: readonly string[]) {
  const diagrams = sources.map(createDiagram)
  const html = new StubElement('html', {'data-theme': 'light'}, ...diagrams)
  const root = {
    documentElement: html,
    querySelectorAll: (selector: string) => html.querySelectorAll(selector)
  }
  const settings: object[] = []
  const mermaid = {
    initialize: (config: object) => settings.push(config),
    async render(_id: string, source: string) {
      if (source === 'bad') throw new Error('Parse error on line 1')
      return {svg: `Drawing of ${source}`}
    }
  }
  const loading: (LoadingProps | 'gone')[] = []
  const tools = {
    load: async () => ({default: mermaid}),
    showLoading(_: readonly HTMLElement[], props: LoadingProps) {
      loading.push(props)
      return () => loading.push('gone')
    }
  }
  return {
    diagrams,
    settings,
    loading,
    html,
    /** Draws open diagrams. @param load - Replaces the loaded Mermaid. */
    draw: (load: () => Promise<unknown> = tools.load) =>
      // The stubs have only the parts of a document and of Mermaid that drawing uses.
      drawDiagrams(root as unknown as Document, {...tools, load} as unknown as DrawingTools),
    read: () => diagrams.map((diagram) => diagram.read())
  }
}

test('draws a diagram next to its source, in the theme of the color mode', async () => {
  const {draw, read, settings, diagrams} = open('owl --> mouse')
  await draw()
  expect(read()).toEqual([
    ['theme-mermaid-source: owl --> mouse', 'theme-mermaid-drawing: Drawing of owl --> mouse']
  ])
  expect(settings).toEqual([
    {
      fontFamily: 'inherit',
      look: 'handDrawn',
      startOnLoad: false,
      suppressErrorRendering: true,
      theme: 'neutral'
    }
  ])
  expect(diagrams[0]?.dataset.mermaidState).toBe('drawn')
})

test('keeps a drawing until its source or the color mode changes', async () => {
  const {draw, settings, html, diagrams} = open('owl --> mouse')
  await draw()
  await draw()
  expect(settings).toHaveLength(1)
  html.dataset.theme = 'dark'
  await draw()
  expect(settings).toMatchObject([{theme: 'neutral'}, {theme: 'night'}])
  const [source] = diagrams[0]?.querySelectorAll('.theme-mermaid-source') ?? []
  if (source) source.textContent = 'owl --> vole'
  await draw()
  expect(diagrams[0]?.read()).toEqual([
    'theme-mermaid-source: owl --> vole',
    'theme-mermaid-drawing: Drawing of owl --> vole'
  ])
})

test('reports why a source cannot be drawn, and draws the others', async () => {
  const {draw, read, diagrams} = open('bad', 'owl --> mouse')
  await draw()
  expect(read()[0]).toEqual([
    'theme-mermaid-source: bad',
    'theme-mermaid-error: This diagram cannot be drawn: Parse error on line 1'
  ])
  expect(read()[1]?.[1]).toBe('theme-mermaid-drawing: Drawing of owl --> mouse')
  expect(diagrams.map(({dataset}) => dataset.mermaidState)).toEqual(['failed', 'drawn'])
})

test('removes the error once the source is fixed', async () => {
  const {draw, diagrams} = open('bad')
  await draw()
  const [source] = diagrams[0]?.querySelectorAll('.theme-mermaid-source') ?? []
  if (source) source.textContent = 'owl --> mouse'
  await draw()
  expect(diagrams[0]?.read()).toEqual([
    'theme-mermaid-source: owl --> mouse',
    'theme-mermaid-drawing: Drawing of owl --> mouse'
  ])
})

test('a page without diagrams loads nothing', async () => {
  const loads: number[] = []
  await open().draw(async () => loads.push(1))
  expect(loads).toEqual([])
})

test('shows a loading state after 200 ms', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const {draw, loading} = open('owl --> mouse')
  const drawing = draw(async () => {
    vi.advanceTimersByTime(199)
    expect(loading).toEqual([])
    vi.advanceTimersByTime(1)
    expect(loading).toMatchObject([{pastDelay: true}])
    throw new Error('Offline')
  })
  await drawing
  expect(loading.slice(1)).toMatchObject(['gone', {error: new Error('Offline'), pastDelay: true}])
})

test('without Mermaid, the source stays visible and readers can retry', async () => {
  const {draw, loading, read} = open('owl --> mouse')
  await draw(() => Promise.reject('Offline'))
  expect(read()).toEqual([['theme-mermaid-source: owl --> mouse']])
  // Nothing has changed, so there's no automatic retry.
  await draw()
  expect(read()[0]).toHaveLength(1)
  const [shown] = loading
  if (shown === undefined || shown === 'gone') throw new Error('Nothing was shown.')
  expect(shown.error?.message).toBe('Offline')
  shown.retry()
  await draw()
  expect([loading[1], read()[0]]).toEqual([
    'gone',
    ['theme-mermaid-source: owl --> mouse', 'theme-mermaid-drawing: Drawing of owl --> mouse']
  ])
})
