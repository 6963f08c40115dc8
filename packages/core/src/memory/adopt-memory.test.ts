import {hashContent} from '@lectern/shared/cache/content-hash'
import {expect, test} from 'vitest'
import {adoptMemory} from './adopt-memory.js'

const encode = (value: unknown) => {
  const json = JSON.stringify(value)
  return `${hashContent(json)}\n${json}`
}

test('discards the times of sources and updates the times of output files', () => {
  const memory = {
    sources: {'a.md': {size: 1, time: 2, scanned: {}}},
    files: {'a.png': [1, 2, 'hash']},
    output: {'a.html': ['k', 1, 2, 'h', ['o', 3, 4, 'g']], 'b.html': ['k', 1, 2, 'h']},
    texts: ['/a']
  }
  expect(adoptMemory(encode(memory), (file) => (file === 'a.html' ? 9 : undefined))).toBe(
    encode({
      sources: {'a.md': {size: 1, time: -1, scanned: {}}},
      files: {'a.png': [1, -1, 'hash']},
      output: {'a.html': ['k', 1, 9, 'h', ['o', 3, -1, 'g']], 'b.html': ['k', 1, -1, 'h']},
      texts: ['/a']
    })
  )
})

test('rejects a damaged memory', () => {
  expect(adoptMemory(`${encode({})}!`, () => 0)).toBeUndefined()
  expect(adoptMemory(encode({sources: []}), () => 0)).toBeUndefined()
})
