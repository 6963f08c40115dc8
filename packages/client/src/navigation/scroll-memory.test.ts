import {afterEach, expect, test, vi} from 'vitest'
import {createScrollMemory, scrollKey} from './scroll-memory.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

function stubStorage(text: string | null): {text: string | null} {
  const stored = {text}
  vi.stubGlobal('sessionStorage', {
    getItem: () => stored.text,
    setItem(_: string, value: string) {
      stored.text = value
    }
  })
  return stored
}

test('scroll positions persist across documents in a tab', () => {
  const stored = stubStorage('{"a /docs/owl":120}')
  const memory = createScrollMemory()
  memory.set('b /docs/gull', 300)
  expect([memory.get('a /docs/owl'), memory.get('b /docs/gull')]).toEqual([120, 300])
  memory.save()
  const next = createScrollMemory()
  expect([next.get('a /docs/owl'), next.get('b /docs/gull')]).toEqual([120, 300])
  expect(JSON.parse(stored.text ?? '')).toEqual({'a /docs/owl': 120, 'b /docs/gull': 300})
})

test('a new position replaces the stored one', () => {
  stubStorage('{"a /docs/owl":120}')
  const memory = createScrollMemory()
  memory.set('a /docs/owl', 80)
  expect(memory.get('a /docs/owl')).toBe(80)
})

test.each([
  ['something else', () => stubStorage('not JSON')],
  [
    'nothing, because it is blocked',
    () =>
      vi.stubGlobal('sessionStorage', {
        getItem() {
          throw new Error('Blocked')
        },
        setItem() {
          throw new Error('Blocked')
        }
      })
  ]
])('storage with %s doesn’t cause an error', (_, stub) => {
  stub()
  const memory = createScrollMemory()
  memory.set('a /docs/owl', 80)
  memory.save()
  expect([memory.get('a /docs/owl'), memory.get('b /docs/gull')]).toEqual([80, undefined])
})

test('positions differ by history entry, path and hash', () => {
  const owl = {key: 'a', pathname: '/docs/owl', hash: '#food'}
  expect(scrollKey(owl)).toBe('a /docs/owl#food')
})
