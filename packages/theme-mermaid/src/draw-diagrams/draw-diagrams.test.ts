import type {LoadingProps} from '@lectern/client'
import {StubElement} from '@lectern/testing/stub-element'
import {expect, onTestFinished, test, vi} from 'vitest'
import {drawDiagrams, type DrawingTools} from './draw-diagrams.js'

const CONFIG = JSON.stringify({
  theme: {light: 'neutral', dark: 'night'},
  options: {look: 'handDrawn'}
})

/** A diagram as the page holds it. */
function createDiagram(source: string): StubElement {
  const pre = new StubElement('pre', {class: 'theme-mermaid-source'}, source)
  return new StubElement('div', {class: 'theme-mermaid', 'data-mermaid': CONFIG}, pre)
}

/** A document with diagrams, and a Mermaid that draws every source but `bad` as its words. */
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
      // The stubs are as much of a document and of Mermaid as drawing uses.
      drawDiagrams(root as unknown as Document, {...tools, load} as unknown as DrawingTools),
    read: () => diagrams.map((diagram) => diagram.read())
  }
}

test('a diagram is drawn beside its source, in the theme of the color mode', async () => {
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

test('a drawing stays as it is until its source or the color mode changes', async () => {
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

test('a source that cannot be drawn says why, and the others are drawn', async () => {
  const {draw, read, diagrams} = open('bad', 'owl --> mouse')
  await draw()
  expect(read()[0]).toEqual([
    'theme-mermaid-source: bad',
    'theme-mermaid-error: This diagram cannot be drawn: Parse error on line 1'
  ])
  expect(read()[1]?.[1]).toBe('theme-mermaid-drawing: Drawing of owl --> mouse')
  expect(diagrams.map(({dataset}) => dataset.mermaidState)).toEqual(['failed', 'drawn'])
})

test('a source that was corrected takes its error away', async () => {
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

test('a document without diagrams loads nothing', async () => {
  const loads: number[] = []
  await open().draw(async () => loads.push(1))
  expect(loads).toEqual([])
})

test('a slow load shows that it is under way, after 200 ms', async () => {
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

test('without Mermaid the source stays, and a reader can try again', async () => {
  const {draw, loading, read} = open('owl --> mouse')
  await draw(() => Promise.reject('Offline'))
  expect(read()).toEqual([['theme-mermaid-source: owl --> mouse']])
  // Nothing has changed: it isn't tried again by itself.
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
