import {mount} from '@lectern/testing/mount'
import {expect, onTestFinished, test, vi} from 'vitest'
import {runHook} from '../../fixtures/run-hook.js'
import {
  prefersReducedMotion,
  useEvent,
  useHistorySelector,
  usePrevious,
  useScrollPosition,
  useShallowMemoObject
} from './react-hooks.js'
import {useStorageSlot} from './browser/storage-slot.js'

/** A browser's events and storage, without a screen. */
function stubBrowser() {
  const target = new EventTarget()
  const stored = new Map<string, string>()
  const globals = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    dispatchEvent: target.dispatchEvent.bind(target),
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key)
    },
    StorageEvent: class extends Event {
      readonly key: string
      readonly newValue: string | null
      constructor(type: string, {key, newValue}: {key: string; newValue: string | null}) {
        super(type)
        this.key = key
        this.newValue = newValue
      }
    }
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  return {stored, send: (type: string) => target.dispatchEvent(new Event(type))}
}

/** Mounts a hook. `results` contains its results, latest last. */
async function mountHook<Input, Result>(use: (input: Input) => Result, input: NoInfer<Input>) {
  const results: Result[] = []
  function Probe({value}: {value: Input}) {
    results.push(use(value))
    return null
  }
  const {update, act, unmount} = await mount(<Probe value={input} />)
  return {
    ...{results, act, unmount},
    last: () => results.at(-1),
    update: (value: Input) => update(<Probe value={value} />)
  }
}

test('the previous value is the value of the last render', async () => {
  const {last, update} = await mountHook(usePrevious<string>, 'owl')
  expect(last()).toBeUndefined()
  await update('lark')
  expect(last()).toBe('owl')
})

test('an event callback keeps its identity and calls the latest function', async () => {
  const {results, update} = await mountHook(
    (name: string) => useEvent((verb: string) => `${name} ${verb}`),
    'owl'
  )
  await update('lark')
  expect(new Set(results).size).toBe(1)
  expect(results[0]?.('sings')).toBe('lark sings')
})

test.each<[string, object, object, boolean]>([
  ['the same values', {a: 1, b: 'x'}, {b: 'x', a: 1}, true],
  ['a different value', {a: 1}, {a: 2}, false],
  ['one more value', {a: 1}, {a: 1, b: 2}, false],
  ['one value less', {a: 1, b: 2}, {a: 1}, false],
  ['the same values under different names', {a: 1}, {b: 1}, false]
])('memoizes by shallow equality: an object with %s', async (_title, before, after, isSame) => {
  const {last, update} = await mountHook(useShallowMemoObject<object>, before)
  await update(after)
  expect(last()).toBe(isSame ? before : after)
})

test('an object whose values are new on each render isn’t memoized', async () => {
  const {results, update} = await mountHook(
    (name: string) => useShallowMemoObject({read: () => name}),
    'owl'
  )
  await update('lark')
  expect(results.at(-1)?.read()).toBe('lark')
})

test('a selector reads part of the location, whose path includes the base URL', () => {
  const use = () => useHistorySelector(({location}) => location.pathname)
  expect(runHook(use, {path: '/docs/owl'})).toBe('/base/docs/owl')
})

test('a storage slot reflects the values that it sets and deletes', async () => {
  const {stored} = stubBrowser()
  stored.set('bird', 'owl')
  const {last, act} = await mountHook(useStorageSlot, 'bird')
  expect(last()?.[0]).toBe('owl')
  await act(() => last()?.[1].set('lark'))
  expect([last()?.[0], stored.get('bird')]).toEqual(['lark', 'lark'])
  await act(() => last()?.[1].del())
  expect([last()?.[0], stored.has('bird')]).toEqual([null, false])
})

test('a storage slot without a key has no value', async () => {
  const {stored} = stubBrowser()
  stored.set('', 'owl')
  const {last} = await mountHook(useStorageSlot, null)
  expect(last()?.[0]).toBeNull()
})

test('scroll listeners receive the previous position, until they unsubscribe', async () => {
  const {send} = stubBrowser()
  vi.stubGlobal('scrollX', 0)
  vi.stubGlobal('scrollY', 0)
  const heard: unknown[] = []
  const {act, unmount} = await mountHook(
    () => useScrollPosition((now, last) => heard.push([now.scrollY, last?.scrollY])),
    undefined
  )
  vi.stubGlobal('scrollY', 40)
  await act(() => send('scroll'))
  expect(heard).toEqual([
    [0, undefined],
    [40, 0]
  ])
  await unmount()
  send('scroll')
  expect(heard).toHaveLength(2)
})

test.each([true, false])('respects the reader’s reduced motion setting: %s', (matches) => {
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)' && matches
  }))
  expect(prefersReducedMotion()).toBe(matches)
})
