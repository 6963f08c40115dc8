import type {Source} from '@lectern/types'
import {expect, test} from 'vitest'
import {checkFrontMatter, parsePluginOptions, type Schema} from './schema-check.js'

const schema: Schema<Record<string, unknown>> & {shape: object} = {
  shape: {title: {}},
  safeParse: (value) => {
    const data = value as Record<string, unknown>
    if (data.title === undefined || typeof data.title === 'string') return {success: true, data}
    const issue = {code: 'invalid_type', path: ['title'], expected: 'string', message: ''}
    return {success: false, error: {issues: [issue]}}
  }
}

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
        message: 'The front matter: `title` is the number 3, but must be a string.',
        position: {file: 'docs/a.md', line: 3},
        hint: 'Change `title` to a string.'
      }
    ]
  })
})

test('throws for wrong plugin options, naming the plugin', () => {
  expect(() => parsePluginOptions(schema, 'docs', {title: 3})).toThrow(
    'Plugin docs: `title` is the number 3, but must be a string.'
  )
})

test('takes absent plugin options as empty ones', () => {
  expect(parsePluginOptions(schema, 'docs', undefined)).toEqual({})
})
