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

test('leaves a wrong front matter value out and reports its line', () => {
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

test("removes keys that the schema doesn't name, including keys that every object has", () => {
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
])('a key that looks like a typo is a warning: %s', (key, meant) => {
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

test('own keys are not typos, nor is one beside the key that it is near', () => {
  const own = {author: 'me', name: 'b', tittle: 'c', title: 'd'}
  const fields = z.object({title: z.string().optional(), date: z.string().optional()})
  expect(checkFrontMatter(fields, {...source, frontMatter: own})).toEqual({
    value: {title: 'd'},
    problems: []
  })
})

test('throws for wrong plugin options, naming the plugin', () => {
  expect(() => parsePluginOptions(schema, 'docs', {title: 3})).toThrow(
    'Plugin docs: `title` is 3, expected a string.'
  )
})

test('takes absent plugin options as empty ones', () => {
  expect(parsePluginOptions(schema, 'docs', undefined)).toEqual({})
})
