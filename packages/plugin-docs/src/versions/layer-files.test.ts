import {expect, test} from 'vitest'
import {layerFiles} from './layer-files.js'

/** Merges layers, each with its files and the globs that it excludes. */
function merge(...layers: readonly (readonly [files: string, exclude?: readonly string[]])[]) {
  const {files, removed, formerNames, unused} = layerFiles(
    layers.map(([names, exclude = []], index) => ({
      files: new Map(names.split(' ').map((name) => [name, `${name}@${index}`])),
      exclude
    }))
  )
  return {
    files: [...files.values()],
    removed: [...removed.values()],
    formerNames: [...formerNames],
    unused
  }
}

test('files of a higher layer replace files of lower ones', () => {
  expect(merge(['a.md b.md c/d.png'], ['b.md e.md'], ['c/d.png'])).toEqual({
    files: ['a.md@0', 'b.md@1', 'c/d.png@2', 'e.md@1'],
    removed: [],
    formerNames: [],
    unused: []
  })
})

test('excluded files stay removed in higher layers, unless these have their own', () => {
  expect(merge(['a.md new/b.md new/c.md'], ['d.md', ['new/**']], ['new/c.md'])).toEqual({
    files: ['a.md@0', 'd.md@1', 'new/c.md@2'],
    removed: ['new/b.md@0'],
    formerNames: [],
    unused: []
  })
})

test('a file of a layer is kept even if the layer excludes it', () => {
  expect(merge(['a.md'], ['a.md', ['*.md']])).toMatchObject({
    files: ['a.md@1'],
    removed: []
  })
})

test('globs without a match are returned', () => {
  expect(merge(['a.md'], ['b.md', ['a.md', 'b.md', 'c/**']]).unused).toEqual(['b.md', 'c/**'])
})

test('a doc or category file replaces the one with another extension', () => {
  const lower = 'a.md b.mdx _category_.yml c/_category_.json d.md'
  const {files, removed, formerNames} = merge(
    [lower],
    ['a.mdx b.md c/_category_.yml _category_.json']
  )
  expect(removed).toEqual([])
  expect(formerNames).toContainEqual(['a.mdx', 'a.md'])
  expect(files).toEqual(['_category_.json@1', 'a.mdx@1', 'b.md@1', 'c/_category_.yml@1', 'd.md@0'])
})
