import {expect, test} from 'vitest'
import {findTerms, foldTerm} from './terms.js'

const termsOf = (text: string) =>
  [...findTerms(text)].map(({words, names}) => [words.join(' '), ...names])

test('finds a name in code by its words and in full', () => {
  expect(termsOf('Call useDocsVersion() once.')).toEqual([
    ['call'],
    ['use docs version', 'usedocsversion'],
    ['once']
  ])
})

test('finds options with and without their dashes', () => {
  expect(termsOf('--out-dir')).toEqual([['out dir', '--out-dir', 'out-dir', 'outdir']])
})

test('finds packages and files', () => {
  expect(termsOf('@lectern/core docusaurus.config.js')).toEqual([
    ['lectern core', '@lectern/core', 'lectern/core', 'lecterncore'],
    ['docusaurus config js', 'docusaurus.config.js', 'docusaurusconfigjs']
  ])
})

test('keeps a name of letters and digits whole', () => {
  expect(termsOf('h2 utf8')).toEqual([['h2'], ['utf8']])
})

test('splits text without spaces into pairs, and keeps other words in it whole', () => {
  expect(termsOf('使用React开发')).toEqual([['使用'], ['react'], ['开发']])
  expect(termsOf('文档网站')).toEqual([['文档'], ['档网'], ['网站']])
})

test('returns the position of a term', () => {
  const [, second] = findTerms('the --flag')
  expect(second).toMatchObject({start: 4, end: 10})
})

test('folds case and accents', () => {
  expect(foldTerm('Überführung É')).toBe('uberfuhrung e')
})

test('finds words but no names in text that is too long for a name', () => {
  const [url] = findTerms('https://example.com/a/very/long/address/that/nobody/types')
  expect(url?.names).toEqual([])
})
