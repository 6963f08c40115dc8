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

test('without new facts, every part stays unchanged', () => {
  const extended = extendFileMemory(memory, {})
  expect(extended.images).toBe(memory.images)
  expect(extended.contents).toBe(memory.contents)
})

test('new facts are added and win, and the earlier memory stays unchanged', () => {
  const images = {'a.png': [9, 9], 'b.png': [3, 4]} as const
  expect(extendFileMemory(memory, {images}).images).toEqual(images)
  expect(memory.images).toEqual({'a.png': [1, 2]})
  expect(NO_FILES.images).toEqual({})
})

test('copies of a memory are the same while their values are', () => {
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
])('%s makes another memory', (_, change) => {
  expect(isSameMemory(memory, {...memory, ...change})).toBe(false)
})
