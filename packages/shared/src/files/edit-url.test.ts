import {expect, test} from 'vitest'
import {createEditUrlSchema, editPermalink, resolveEditUrl} from './edit-url.js'

test.each([
  [
    'https://example.com/edit/main/website',
    'docs/a b.md',
    'https://example.com/edit/main/website/docs/a%20b.md'
  ],
  [
    'https://example.com/edit/main/website/',
    '../content/a.md',
    'https://example.com/edit/main/content/a.md'
  ],
  ['not a url', 'a.md', undefined],
  [undefined, 'a.md', undefined]
])('with the base %s, the edit URL of %s is %s', (base, file, expected) => {
  expect(resolveEditUrl(base, file, {})).toBe(expected)
})

test('a function receives data about the file', () => {
  const option = ({permalink}: {permalink: string}) => `https://example.com/edit${permalink}`
  const input = {permalink: '/docs/a'}
  expect(resolveEditUrl(option, 'docs/a.md', input)).toBe('https://example.com/edit/docs/a')
})

test('accepts only a string or a function', () => {
  const schema = createEditUrlSchema<string>()
  const accepted = ['https://example.com/', () => undefined, 3]
  expect(accepted.map((value) => schema.safeParse(value).success)).toEqual([true, true, false])
})

test('in Docusaurus projects, the path for edit URLs includes the base URL', () => {
  const baseUrl = '/base/'
  expect(editPermalink('/a', {baseUrl, compatibility: 'docusaurus'})).toBe('/base/a')
  expect(editPermalink('/a', {baseUrl})).toBe('/a')
})
