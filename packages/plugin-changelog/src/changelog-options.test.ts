import {problemsIn} from '@lectern/testing/test-problems'
import {expect, test} from 'vitest'
import {createBlogOptions, isOneFile, parseChangelogOptions} from './changelog-options.js'

test('without options, CHANGELOG.md is shown at /changelog', () => {
  expect(parseChangelogOptions({})).toMatchObject({
    id: 'default',
    path: 'CHANGELOG.md',
    routeBasePath: 'changelog',
    title: 'Changelog',
    sidebarTitle: 'All releases',
    sidebarCount: 'ALL',
    releasesPerPage: 20,
    showLastUpdateTime: false
  })
})

test.each([
  ['a name that doesn’t exist', {pth: 'NEWS.md'}, 'pth'],
  ['a page without releases', {releasesPerPage: 0}, 'releasesPerPage'],
  ['a repository without its host', {repository: 'owner/name'}, 'repository']
])('%s is reported with the name of the option', (_, options, name) => {
  const problems = problemsIn(() => parseChangelogOptions(options))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(name)
})

test.each([
  ['CHANGELOG.md', true],
  ['notes/News.MDX', true],
  ['changelog', false],
  ['changelog.md.d', false]
])('recognizes whether %s is a single file: %s', (path, expected) => {
  expect(isOneFile({path})).toBe(expected)
})

test('a changelog is a blog without an archive and reading times', () => {
  const options = parseChangelogOptions({path: 'notes/CHANGELOG.md', releasesPerPage: 5})
  expect(createBlogOptions(options)).toMatchObject({
    path: 'notes',
    blogTitle: 'Changelog',
    blogSidebarTitle: 'All releases',
    postsPerPage: 5,
    archiveBasePath: null,
    showReadingTime: false,
    blogListComponent: '@theme/ChangelogList',
    blogPostComponent: '@theme/ChangelogPage'
  })
})

const RELEASE = {permalink: '/changelog/1.0.0', locale: 'en'}

test('the edit link of a release in a file points to that file', () => {
  const editUrl = 'https://example.com/edit/main/'
  const {editUrl: edit} = createBlogOptions(parseChangelogOptions({path: 'notes/NEWS.md', editUrl}))
  const input = {...RELEASE, blogDirPath: 'notes', blogPath: '1.0.0.md'}
  expect(typeof edit === 'function' && edit(input)).toBe(
    'https://example.com/edit/main/notes/NEWS.md'
  )
})

test('the edit link of a release in a folder points to its own file, and can be a function', () => {
  const asked: unknown[] = []
  const editUrl = (input: unknown) => {
    asked.push(input)
    return 'https://example.com/edit'
  }
  const {editUrl: edit} = createBlogOptions(parseChangelogOptions({path: 'notes', editUrl}))
  const input = {...RELEASE, blogDirPath: 'notes', blogPath: '1.0.0.md'}
  expect(typeof edit === 'function' && edit(input)).toBe('https://example.com/edit')
  expect(asked).toEqual([{...RELEASE, changelogPath: 'notes', releasePath: '1.0.0.md'}])
})
