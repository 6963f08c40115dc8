import {expect, test} from 'vitest'
import {
  type BuildMemory,
  extendFileMemory,
  isSameMemory,
  NO_FILES,
  NO_MEMORY
} from './build-memory.js'

const note = {links: [], ids: [], duration: 1}
const memory: BuildMemory = {
  ...NO_MEMORY,
  images: {'a.png': [1, 2]},
  pages: new Map([['/a', note]])
}

test('every part stays unchanged if there are no new facts', () => {
  const extended = extendFileMemory(memory, {})
  expect(extended.images).toBe(memory.images)
  expect(extended.contents).toBe(memory.contents)
})

test('new facts override old ones, and the earlier memory stays unchanged', () => {
  const images = {'a.png': [9, 9], 'b.png': [3, 4]} as const
  expect(extendFileMemory(memory, {images}).images).toEqual(images)
  expect(memory.images).toEqual({'a.png': [1, 2]})
  expect(NO_FILES.images).toEqual({})
})

test('a copy equals the original if its values are the same', () => {
  const copy = {...memory, images: {...memory.images}, pages: new Map(memory.pages)}
  expect(isSameMemory(memory, copy)).toBe(true)
})

test.each<[string, Partial<BuildMemory>]>([
  ['an image with new sizes', {images: {'a.png': [1, 2]}}],
  ['one image more', {images: {...memory.images, 'b.png': [1, 1]}}],
  ['a page rendered again', {pages: new Map([['/a', {...note}]])}],
  ['a page at another path', {pages: new Map([['/b', note]])}],
  ['a page less', {pages: new Map()}],
  ['an output written again', {output: {}}]
])('%s makes a memory different', (_, change) => {
  expect(isSameMemory(memory, {...memory, ...change})).toBe(false)
})
