import {expect, test} from 'vitest'
import {parseAuthorsMap} from './authors-map.js'
import {resolveAuthors} from './post-authors.js'

const file = 'blog/authors.yml'
const text = 'ada: {name: Ada, title: Maintainer}\nbob: {name: Bob}\n'
const {authors} = parseAuthorsMap(text, file, '/blog/authors')
const lookup = {authors, file, onInlineAuthors: 'ignore'} as const
const source = {file: 'blog/a.md', frontMatterLines: {authors: 3}}
const ada = {key: 'ada', name: 'Ada', title: 'Maintainer'}

test.each([
  [undefined, []],
  ['ada', [ada]],
  [
    ['ada', 'bob'],
    [ada, {key: 'bob', name: 'Bob'}]
  ],
  [{name: 'Eve', url: 'https://eve.example'}, [{name: 'Eve', url: 'https://eve.example'}]],
  [
    ['ada', {name: 'Eve'}],
    [ada, {name: 'Eve'}]
  ],
  [[{key: 'ada', title: 'Guest'}], [{...ada, title: 'Guest'}]]
])('resolves %o', (authors, expected) => {
  expect(resolveAuthors({authors}, source, lookup)).toEqual({authors: expected, problems: []})
})

test('reports an unknown author and suggests similar ones', () => {
  expect(resolveAuthors({authors: 'bop'}, source, lookup).problems).toEqual([
    {
      code: 'author-unknown',
      message: "The author `bop` isn't in blog/authors.yml.",
      position: {file: 'blog/a.md', line: 3},
      hint: 'Use one of: bob, ada. Or add `bop` to blog/authors.yml.'
    }
  ])
})

test('reports no unknown authors if the authors file has errors', () => {
  const invalid = {...lookup, authors: new Map(), isInvalid: true}
  expect(resolveAuthors({authors: 'bop'}, source, invalid)).toEqual({authors: [], problems: []})
})

test('names the file to create if there is no authors file', () => {
  const missing = {...lookup, authors: new Map(), isMissing: true}
  expect(resolveAuthors({authors: 'bop'}, source, missing).problems).toEqual([
    {
      code: 'author-unknown',
      message: "The author `bop` isn't defined, because blog/authors.yml doesn't exist.",
      position: {file: 'blog/a.md', line: 3},
      hint: 'Create blog/authors.yml and add `bop` with a `name`.'
    }
  ])
})

test('reports inline authors if this is enabled', () => {
  const inline = {authors: {name: 'Eve'}}
  const {problems} = resolveAuthors(inline, source, {...lookup, onInlineAuthors: 'fail'})
  expect(problems).toMatchObject([
    {code: 'author-inline', message: 'The author "Eve" is defined inline.', policy: 'fail'}
  ])
})

test('accepts the legacy fields instead of `authors`, but not both', () => {
  const fields = {author: 'Eve', author_title: 'Guest', authorURL: 'https://eve.example'}
  const eve = {name: 'Eve', title: 'Guest', url: 'https://eve.example'}
  expect(resolveAuthors(fields, source, lookup)).toEqual({authors: [eve], problems: []})
  const place = {...source, frontMatterLines: {authors: 3, author: 4}}
  expect(resolveAuthors({...fields, authors: 'ada'}, place, lookup).problems).toEqual([
    {
      code: 'author-named-twice',
      message: 'The post has both `authors` and the older `author` fields.',
      position: {file: 'blog/a.md', line: 4},
      hint: 'Move the author to `authors` and remove the `author_` fields.'
    }
  ])
})
