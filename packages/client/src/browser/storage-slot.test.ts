import {afterEach, expect, test, vi} from 'vitest'
import {createStorageSlot} from './storage-slot.js'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function stubStorage(): Map<string, string> {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key)
  })
  return values
}

test('stores one value under its key', () => {
  const values = stubStorage()
  const slot = createStorageSlot('theme')
  expect(slot.get()).toBeNull()
  slot.set('dark')
  expect([slot.get(), values.get('theme')]).toEqual(['dark', 'dark'])
  slot.remove()
  expect(slot.get()).toBeNull()
})

test('a browser that blocks storage logs one warning and no error', () => {
  vi.stubGlobal('__siteStorageWarned', undefined)
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('Forbidden')
    },
    setItem() {
      throw new Error('Forbidden')
    }
  })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const slot = createStorageSlot('theme')
  slot.set('dark')
  expect(slot.get()).toBeNull()
  expect(warn).toHaveBeenCalledTimes(1)
})

test('is notified about its key and about cleared storage, until it unsubscribes', () => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  const heard: (string | null)[] = []
  const stop = createStorageSlot('theme').listen((value) => heard.push(value))
  const send = (key: string | null, newValue: string | null) =>
    target.dispatchEvent(Object.assign(new Event('storage'), {key, newValue}))
  send('theme', 'dark')
  send('other', 'x')
  send(null, null)
  stop()
  send('theme', 'light')
  expect(heard).toEqual(['dark', null])
})

test('is notified about a change while the page was in the back/forward cache', () => {
  const target = new EventTarget()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  const values = stubStorage()
  const heard: (string | null)[] = []
  createStorageSlot('theme').listen((value) => heard.push(value))
  const leaveAndReturn = (change: () => void) => {
    target.dispatchEvent(new Event('pagehide'))
    change()
    target.dispatchEvent(new Event('pageshow'))
  }
  leaveAndReturn(() => values.set('theme', 'dark'))
  leaveAndReturn(() => values.set('other', 'x'))
  leaveAndReturn(() => values.delete('theme'))
  expect(heard).toEqual(['dark', null])
})
