import {expect, test} from 'vitest'
import {SHAPES} from './scale-shapes.mjs'

/** @param {string} name @param {number} size */
function filesOf(name, size) {
  const shape = SHAPES.find((candidate) => candidate.name === name)
  return [...(shape?.createFiles(size) ?? [])]
}

test.each(SHAPES.map(({name}) => name))('the shape %s is deterministic', (name) => {
  expect(filesOf(name, 40)).toEqual(filesOf(name, 40))
})

test('a wide site has all its pages in one folder', () => {
  const folders = new Set(filesOf('wide', 100).map(({file}) => file.replace(/[^/]+$/, '')))
  expect([...folders]).toEqual(['docs/', 'docs/all/'])
})

test('a deep site has eight levels at any size', () => {
  const depths = filesOf('deep', 20).map(({file}) => file.split('/').length - 2)
  expect(Math.max(...depths)).toBe(8)
})

test('every post has a unique name', () => {
  const names = filesOf('blog', 4000).map(({file}) => file)
  expect(new Set(names).size).toBe(4001)
})

test('a long page has the requested length', () => {
  const text = filesOf('long page', 100)[0]?.text ?? ''
  expect(text.length).toBeGreaterThan(100_000)
  expect(text.length).toBeLessThan(110_000)
})

test('a page has the requested number of headings below its title', () => {
  expect(filesOf('headings', 70)[0]?.text.match(/^##/gm)).toHaveLength(70)
})

test('ten of a hundred docs differ between versions', () => {
  const files = filesOf('versions', 3)
  const texts = new Set(files.map(({text}) => text))
  expect([files.length, texts.size]).toEqual([301, 121])
})

test('an API has an operation and a schema per unit, of about 11 KB', () => {
  const text = filesOf('api', 90)[0]?.text ?? ''
  expect(text.match(/"operationId":/g)).toHaveLength(90)
  expect(text.match(/"title":"Model /g)).toHaveLength(90)
  expect(text.length / 90).toBeGreaterThan(10_000)
  expect(text.length / 90).toBeLessThan(13_000)
})
