import type {JsonObject} from '@lectern/types'
import {createSiteData} from '@lectern/testing/create-site-data'
import {expect, onTestFinished, test, vi} from 'vitest'
import {mount} from '@lectern/testing/mount'
import {onPage} from '../fixtures/run-hook.js'
import type {ColorMode} from './color-mode-document.js'
import {ColorModeProvider, useColorMode} from './color-mode.js'

interface Browser {
  /** Color mode of the system. */
  system: ColorMode
  /** Color mode set by a script in the head. */
  shown: ColorMode
  choice: ColorMode | 'system'
}

/** Simulates a browser that shows a page in a color mode. */
function stubBrowser({system, shown, choice}: Browser) {
  const stored = new Map<string, string>()
  const query = Object.assign(new EventTarget(), {matches: system === 'dark'})
  const tab = new EventTarget()
  const dataset: Record<string, string> = {theme: shown, themeChoice: choice}
  const meta = {content: shown as string}
  const setAttribute = (_: string, content: string) => {
    meta.content = content
  }
  const stubs = {
    document: {documentElement: {dataset}, querySelector: () => ({setAttribute})},
    matchMedia: () => query,
    localStorage: {
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key)
    },
    addEventListener: tab.addEventListener.bind(tab),
    removeEventListener: tab.removeEventListener.bind(tab)
  }
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return {
    dataset,
    meta,
    stored,
    prefer(mode: ColorMode) {
      query.matches = mode === 'dark'
      query.dispatchEvent(new Event('change'))
    },
    /** Stores or removes a choice in another tab. */
    hear: (newValue: string | null) =>
      tab.dispatchEvent(Object.assign(new Event('storage'), {key: 'theme', newValue}))
  }
}

const FOLLOWS_SYSTEM = {respectPrefersColorScheme: true}

async function open(colorMode: JsonObject, browser: Partial<Browser> = {}) {
  const stub = stubBrowser({system: 'light', shown: 'light', choice: 'system', ...browser})
  const seen: ReturnType<typeof useColorMode>[] = []
  function Probe() {
    seen.push(useColorMode())
    return null
  }
  const site = createSiteData({themeConfig: {colorMode}})
  const mounted = await mount(
    onPage(
      <ColorModeProvider>
        <Probe />
      </ColorModeProvider>,
      {site}
    )
  )
  const read = () => {
    const {colorMode: mode, colorModeChoice: choice} = seen[seen.length - 1] ?? {}
    return [mode, choice]
  }
  const set: ReturnType<typeof useColorMode>['setColorMode'] = (...values) =>
    seen[seen.length - 1]?.setColorMode(...values)
  return {...stub, act: mounted.act, read, set, first: seen[0]?.colorMode}
}

test('the first render matches the server, and then the mode from the head applies', async () => {
  const {first, read} = await open(FOLLOWS_SYSTEM, {shown: 'dark', choice: 'dark'})
  expect([first, read()]).toEqual(['light', ['dark', 'dark']])
})

test('a choice is shown and stored, and applies to stylesheets and the browser', async () => {
  const {act, set, read, dataset, meta, stored} = await open({})
  await act(() => set('dark'))
  expect(read()).toEqual(['dark', 'dark'])
  expect(dataset).toEqual({theme: 'dark', themeChoice: 'dark'})
  expect([meta.content, stored.get('theme')]).toEqual(['dark', 'dark'])
})

test('a component can set a mode without storing it', async () => {
  const {act, set, read, stored} = await open({})
  await act(() => set('dark', {persist: false}))
  expect([read(), [...stored]]).toEqual([['dark', 'dark'], []])
})

test('without a stored choice, the page follows the system if the site configures it', async () => {
  const {act, set, read, stored, dataset} = await open(FOLLOWS_SYSTEM, {system: 'dark'})
  await act(() => set('light'))
  await act(() => set(null))
  expect(read()).toEqual(['dark', null])
  expect([dataset.themeChoice, [...stored]]).toEqual(['system', []])
})

test('without a stored choice, the default applies if the site doesn’t follow the system', async () => {
  const {act, set, read} = await open({defaultMode: 'light'}, {system: 'dark'})
  await act(() => set('dark'))
  await act(() => set(null))
  expect(read()[0]).toBe('light')
})

test('an open page follows the system until the reader makes a choice', async () => {
  const {act, set, read, prefer} = await open(FOLLOWS_SYSTEM)
  await act(() => prefer('dark'))
  expect(read()).toEqual(['dark', null])
  await act(() => set('light'))
  await act(() => prefer('light'))
  await act(() => prefer('dark'))
  expect(read()).toEqual(['light', 'light'])
})

test('other tabs apply a choice, and its removal', async () => {
  const {act, read, hear} = await open(FOLLOWS_SYSTEM)
  await act(() => hear('dark'))
  expect(read()).toEqual(['dark', 'dark'])
  await act(() => hear('blue'))
  expect(read()).toEqual(['light', null])
  await act(() => hear('dark'))
  await act(() => hear(null))
  expect(read()).toEqual(['light', null])
})

test('a site without a switch ignores the stored mode of other tabs', async () => {
  const {act, read, hear} = await open({disableSwitch: true}, {choice: 'light'})
  await act(() => hear('dark'))
  expect(read()).toEqual(['light', 'light'])
})
