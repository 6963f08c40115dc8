import {createSiteConfig} from '@lectern/testing/create-site-config'
import {expect, test} from 'vitest'
import {loadTagsFile, parseTagsFile} from './tags-file.js'

const parse = (text: string) => parseTagsFile(text, 'docs/tags.yml', '/docs/tags')

test('reads labels, permalinks and descriptions, which default to the key', () => {
  const {known, problems} = parse(
    'release:\n  label: Releases\n  permalink: /new\n  description: What is new.\nHow To:\n'
  )
  expect(problems).toEqual([])
  expect([...(known?.tags ?? [])]).toEqual([
    ['release', {label: 'Releases', path: '/docs/tags/new', description: 'What is new.'}],
    ['How To', {label: 'How To', path: '/docs/tags/how-to'}]
  ])
})

test('reports an unknown field, an invalid value and a duplicate path, each with its line', () => {
  const {known, problems} = parse('a:\n  lable: A\nb:\n  label: 3\nc:\nd:\n  permalink: /c\n')
  expect(problems).toEqual([
    {
      code: 'tags-file-invalid',
      message: 'Tag `a` has the unknown key `lable`.',
      position: {file: 'docs/tags.yml', line: 1},
      hint: 'Did you mean `label`?'
    },
    {
      code: 'tags-file-invalid',
      message: 'Tag `b`: `label` is 3, expected a string.',
      position: {file: 'docs/tags.yml', line: 3},
      hint: 'Change `label` to a string.'
    },
    {
      code: 'tags-file-invalid',
      message: 'The tags `c` and `d` have the same path /docs/tags/c.',
      position: {file: 'docs/tags.yml', line: 6},
      hint: 'Change the `permalink` of one of them, or remove it.'
    }
  ])
  expect([...(known?.tags.keys() ?? [])]).toEqual(['c', 'd'])
})

test('reports invalid paths, each with its line', () => {
  const {known, problems} = parse('a:\n  permalink: ../..\nb:\n  permalink: /b?c\n"..":\n')
  expect(problems.map(({code, message, position}) => [code, message, position?.line])).toEqual([
    ['route-path-invalid', 'The path "/docs/tags/../.." of the tag `a` has the segment \'..\'.', 1],
    ['route-path-invalid', 'The path "/docs/tags/b?c" of the tag `b` has the character \'?\'.', 3],
    ['route-path-invalid', 'The path "/docs/tags/.." of the tag `..` has the segment \'..\'.', 5]
  ])
  expect([...(known?.tags.keys() ?? [])]).toEqual(['a', 'b', '..'])
})

test('reports the position of a duplicate key', () => {
  expect(parse('a:\n  label: A\nb:\na:\n  label: B\n').problems).toEqual([
    {
      code: 'tags-file-invalid',
      message: 'The tag `a` is defined twice in docs/tags.yml.',
      position: {file: 'docs/tags.yml', line: 4},
      hint: 'Remove one of them, or change its key.'
    }
  ])
})

test('reports invalid YAML once rather than for each tag', () => {
  const {known, problems} = parse('a: [\n')
  expect(known).toBeUndefined()
  expect(problems.map(({code}) => code)).toEqual(['data-file-invalid'])
})

test.each([
  ['the usual file', {}, true, ['a'], []],
  ['no file when it is turned off', {tags: false}, true, undefined, []],
  ['the file that the option names', {tags: 'labels.yml'}, true, ['b'], []],
  [
    'a file that is missing, with a problem',
    {tags: 'x.yml'},
    true,
    undefined,
    ['tags-file-missing']
  ],
  ['a file that may be missing', {tags: 'x.yml'}, false, undefined, []]
] as const)('loads %s', async (_name, options, isRequired, keys, codes) => {
  const files: Record<string, string> = {
    '/site/docs/tags.yml': 'a:\n',
    '/site/docs/labels.yml': 'b:\n'
  }
  const sources = {
    list: async () => [],
    read: () => Promise.reject(new Error('not read here')),
    readText: async (file: string) => files[file]
  }
  const tagsLocation = {folder: 'docs', tagsPath: '/docs/tags', isRequired}
  const context = {siteDir: '/site', siteConfig: createSiteConfig(), sources}
  const loaded = await loadTagsFile(tagsLocation, context, options)
  expect(loaded.known && [...loaded.known.tags.keys()]).toEqual(keys)
  expect(loaded.problems.map(({code}) => code)).toEqual(codes)
})

test('in Docusaurus projects, the label defaults to the capitalized key', async () => {
  const sources = {
    list: async () => [],
    read: () => Promise.reject(new Error('not read here')),
    readText: async () => 'sea birds:\nApi:\n  label: API\n'
  }
  const context = {
    ...{siteDir: '/site', sources},
    siteConfig: createSiteConfig({compatibility: 'docusaurus'})
  }
  const location = {folder: 'docs', tagsPath: '/docs/tags', isRequired: false}
  const {known} = await loadTagsFile(location, context, {})
  expect([...(known?.tags.values() ?? [])]).toMatchObject([
    {label: 'Sea birds', path: '/docs/tags/sea-birds'},
    {label: 'API'}
  ])
})
