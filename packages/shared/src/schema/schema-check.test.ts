import type {Source} from '@lectern/types'
import {expect, test} from 'vitest'
import {checkFrontMatter, parsePluginOptions} from './schema-check.js'
import {z} from './schema.js'

const schema = z.object({title: z.string().optional(), id: z.string().optional()})

const source: Source = {
  file: 'docs/a.md',
  absolutePath: '/site/docs/a.md',
  hash: '',
  frontMatter: {id: 'b', title: 3},
  frontMatterLines: {id: 2, title: 3},
  hasTruncateMarker: false,
  problems: []
}

test('removes an invalid front matter value and reports its line', () => {
  expect(checkFrontMatter(schema, source)).toEqual({
    value: {id: 'b'},
    problems: [
      {
        code: 'front-matter-invalid',
        message: 'Front matter: `title` is 3, expected a string.',
        position: {file: 'docs/a.md', line: 3},
        hint: 'Change `title` to a string.'
      }
    ]
  })
})

test("removes keys that aren't in the schema, at any depth", () => {
  const frontMatter = {id: 'b', author: 'me', constructor: 1, toString: 2}
  expect(checkFrontMatter(schema, {...source, frontMatter})).toEqual({
    value: {id: 'b'},
    problems: []
  })
})

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['sidebarLabel', 'sidebar_label'],
  ['sidebar-label', 'sidebar_label'],
  ['slugs', 'slug']
])('warns about a key that looks like a typo: %s', (key, meant) => {
  const fields = z.object({
    title: z.string().optional(),
    sidebar_label: z.string().optional(),
    slug: z.string().optional()
  })
  const given = {...source, frontMatter: {[key]: 'b'}, frontMatterLines: {[key]: 4}}
  expect(checkFrontMatter(fields, given)).toEqual({
    value: {},
    problems: [
      {
        code: 'front-matter-key-unknown',
        message: `Front matter: the key \`${key}\` has no effect.`,
        position: {file: 'docs/a.md', line: 4},
        hint: `Did you mean \`${meant}\`?`,
        policy: 'warn'
      }
    ]
  })
})

test('custom keys aren’t typos, and neither is a key next to a similar one', () => {
  const own = {author: 'me', name: 'b', tittle: 'c', title: 'd'}
  const fields = z.object({title: z.string().optional(), date: z.string().optional()})
  expect(checkFrontMatter(fields, {...source, frontMatter: own})).toEqual({
    value: {title: 'd'},
    problems: []
  })
})

test('throws for invalid plugin options, with the plugin name', () => {
  expect(() => parsePluginOptions(schema, 'docs', {title: 3})).toThrow(
    'Plugin docs: `title` is 3, expected a string.'
  )
})

test('treats absent plugin options as empty', () => {
  expect(parsePluginOptions(schema, 'docs', undefined)).toEqual({})
})
