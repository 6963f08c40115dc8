import {StubElement} from '@lectern/testing/stub-element'
import {expect, onTestFinished, test, vi} from 'vitest'
import {installTabs} from './install-tabs.js'

/** Creates tabs with a panel for each value. The first one is selected. */
function createTabs(attributes: Readonly<Record<string, string>>, ...values: readonly string[]) {
  const buttons = values.map(
    (value, index) =>
      new StubElement('button', {
        ...{role: 'tab', 'data-value': value, 'aria-selected': String(index === 0)}
      })
  )
  const panels = values.map((value, index) => {
    const panel = new StubElement('div', {role: 'tabpanel', 'data-value': value}, value)
    panel.hidden = index > 0
    return panel
  })
  return new StubElement(
    'div',
    {'data-tabs': '', ...attributes},
    new StubElement('div', {class: 'tabs', role: 'tablist'}, ...buttons),
    new StubElement('div', {class: 'tabs-content'}, ...panels)
  )
}

interface Reader {
  /** URL of the page without its origin. */
  url?: string
  direction?: 'ltr' | 'rtl'
  stored?: Readonly<Record<string, string>>
}

/** Opens a page with tabs, and simulates a reader. */
function open(tabs: readonly StubElement[], {url = '/', direction, stored}: Reader = {}) {
  const page = new StubElement('main', {}, ...tabs)
  const values = new Map(Object.entries(stored ?? {}))
  const urls: string[] = []
  const focused: (string | undefined)[] = []
  const tab = new EventTarget()
  const focusable = page.querySelectorAll('[role=tab]').map((button) =>
    Object.assign(button, {
      focus: () => focused.push(button.dataset.value),
      getBoundingClientRect: () => ({top: 0})
    })
  )
  const stubs = {
    Element: StubElement,
    CSS: {escape: (text: string) => text},
    getComputedStyle: () => ({direction}),
    scrollBy: () => {},
    location: new URL(url, 'https://example.com'),
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, url: URL) =>
        urls.push(url.pathname + url.search)
    },
    document: {getElementById: () => null, querySelector: () => null},
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value)
    },
    addEventListener: tab.addEventListener.bind(tab),
    removeEventListener: tab.removeEventListener.bind(tab)
  }
  for (const [name, value] of Object.entries(stubs)) vi.stubGlobal(name, value)
  // The page has only the parts of a document that tabs need.
  const uninstall = installTabs(page as unknown as Document)
  onTestFinished(() => {
    uninstall()
    vi.unstubAllGlobals()
  })
  const send = (event: Event, value: string, index = 0) => {
    const target = focusable.filter(({dataset}) => dataset.value === value)[index]
    Object.defineProperty(event, 'target', {value: target})
    page.dispatchEvent(event)
    return event.defaultPrevented
  }
  return {
    urls,
    focused,
    uninstall,
    stored: () => Object.fromEntries(values),
    click: (value: string, index?: number) => send(new Event('click'), value, index),
    press: (key: string, value: string, keys = {}) =>
      send(Object.assign(new Event('keydown', {cancelable: true}), {key, ...keys}), value),
    dispatch: (type: string, fields: object = {}) =>
      tab.dispatchEvent(Object.assign(new Event(type), fields)),
    /** Texts of the visible panels. */
    read: () => page.read(),
    chosen: () =>
      focusable
        .filter((button) => button.getAttribute('aria-selected') === 'true')
        .map(({dataset, tabIndex}) => `${dataset.value} ${tabIndex}`)
  }
}

test('a click shows the panel of a tab, and marks the tab', () => {
  const {click, read, chosen} = open([createTabs({}, 'npm', 'yarn')])
  expect(read()).toEqual(['npm'])
  click('yarn')
  expect([read(), chosen()]).toEqual([['yarn'], ['yarn 0']])
})

test.each([
  ['ArrowRight', 'npm', 'yarn'],
  ['ArrowRight', 'pnpm', 'npm'],
  ['ArrowLeft', 'npm', 'pnpm'],
  ['Home', 'pnpm', 'npm'],
  ['End', 'npm', 'pnpm']
])('the key %s moves from %s to %s, and moves the focus', (key, from, to) => {
  const {press, read, focused} = open([createTabs({}, 'npm', 'yarn', 'pnpm')])
  expect(press(key, from)).toBe(true)
  expect([read(), focused]).toEqual([[to], [to]])
})

test('in right-to-left text, the arrow keys are reversed', () => {
  const {press, read} = open([createTabs({}, 'npm', 'yarn', 'pnpm')], {direction: 'rtl'})
  press('ArrowRight', 'npm')
  expect(read()).toEqual(['pnpm'])
})

test.each([
  ['other keys', 'a', {}],
  ['keys with Ctrl', 'ArrowRight', {ctrlKey: true}]
])('%s are left to the browser', (_, key, keys) => {
  const {press, read} = open([createTabs({}, 'npm', 'yarn')])
  expect([press(key, 'npm', keys), read()]).toEqual([false, ['npm']])
})

test('tabs of the same group are synced, and the choice is stored', () => {
  const group = {'data-tabs-group': 'manager'}
  const {click, read, stored} = open([
    createTabs(group, 'npm', 'yarn'),
    createTabs(group, 'npm', 'yarn', 'pnpm'),
    createTabs({}, 'npm', 'yarn')
  ])
  click('yarn')
  expect(read()).toEqual(['yarn', 'yarn', 'npm'])
  expect(stored()).toEqual({'docusaurus.tab.manager': 'yarn'})
  // A group without the tab isn't changed.
  click('pnpm')
  expect(read()).toEqual(['yarn', 'pnpm', 'npm'])
})

test('a choice in another browser tab also applies here', () => {
  const {dispatch, read} = open([createTabs({'data-tabs-group': 'manager'}, 'npm', 'yarn')])
  dispatch('storage', {key: 'docusaurus.tab.manager', newValue: 'yarn'})
  dispatch('storage', {key: 'docusaurus.tab.manager', newValue: null})
  dispatch('storage', {key: 'theme', newValue: 'npm'})
  expect(read()).toEqual(['yarn'])
})

test('a choice can be stored in the URL, in addition to other parameters', () => {
  const {click, urls} = open([createTabs({'data-tabs-query': 'with'}, 'npm', 'yarn')], {
    url: '/docs/owl?view=1'
  })
  click('yarn')
  expect(urls).toEqual(['/docs/owl?view=1&with=yarn'])
})

test.each([
  ['the value in the URL', '/docs/owl?with=yarn', 'npm'],
  ['the stored value, without one in the URL', '/docs/owl', 'yarn']
])('going back shows %s', (_, url, remembered) => {
  const tabs = createTabs({'data-tabs-query': 'with', 'data-tabs-group': 'manager'}, 'npm', 'yarn')
  const {dispatch, read} = open([tabs], {url, stored: {'docusaurus.tab.manager': remembered}})
  dispatch('popstate')
  expect(read()).toEqual(['yarn'])
})

test('removed tabs receive no updates', () => {
  const {click, uninstall, read} = open([createTabs({}, 'npm', 'yarn')])
  uninstall()
  click('yarn')
  expect(read()).toEqual(['npm'])
})
