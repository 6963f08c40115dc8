import {expect, onTestFinished, test, vi} from 'vitest'
import {findHashTarget} from './hash-target.js'

/** Simulates a page with these IDs, and anchors with these names. */
function stubPage(ids: readonly string[], names: readonly string[] = []): void {
  vi.stubGlobal('CSS', {escape: (text: string) => text})
  vi.stubGlobal('document', {
    getElementById: (id: string) => (ids.includes(id) ? `#${id}` : null),
    querySelector(selector: string) {
      const name = /^a\[name="(.*)"\]$/.exec(selector)?.[1] ?? ''
      return names.includes(name) ? `name ${name}` : null
    }
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

test.each([
  ['an id', '#food', '#food'],
  ['an id in other letters', '#caf%C3%A9', '#café'],
  ['an id with a percent sign', '#50%', '#50%'],
  ['an anchor of old pages', '#top', 'name top'],
  ['nothing', '', null],
  ['an id that the page doesn’t have', '#lost', null]
])('a hash refers to %s', (_, hash, found) => {
  stubPage(['food', 'café', '50%'], ['top'])
  expect(findHashTarget(hash)).toBe(found)
})
