import {createSource} from '@lectern/testing/create-source'
import {expect, test} from 'vitest'
import {nameOf, sortReleaseFiles} from './release-files.js'

/** Creates a file in a folder of releases, by default with a date in its front matter. */
function release(file: string, frontMatter: Record<string, unknown> = {date: '2024-01-31'}) {
  return {file, source: createSource(`changelog/${file}`, {frontMatter})}
}

test('a file with a version as its name is a release, with the version as its path and title', () => {
  const {releases, pages, problems} = sortReleaseFiles([
    release('2.1.0.md'),
    release('v2.0.0/index.mdx', {date: '2024-01-01', title: 'Owls', tags: ['birds']})
  ])
  expect(releases.map(({source}) => source.frontMatter)).toEqual([
    {date: '2024-01-31', title: '2.1.0', slug: '2.1.0'},
    // Tags are removed, because changelogs don't support them.
    {date: '2024-01-01', title: 'Owls', slug: 'v2.0.0'}
  ])
  expect([pages, problems]).toEqual([[], []])
})

test('the first heading of a release is its title', () => {
  const source = createSource('changelog/2.1.0.md', {
    frontMatter: {date: '2024-01-31'},
    contentTitle: 'Owls hunt'
  })
  const {releases} = sortReleaseFiles([{file: '2.1.0.md', source}])
  expect(releases[0]?.source.frontMatter.title).toBe('Owls hunt')
})

test('other files, and files that opt out, are pages next to the list', () => {
  const files = [release('policy.md', {}), release('1.0.0.md', {list: false})]
  expect(sortReleaseFiles(files)).toEqual({releases: [], pages: files, problems: []})
})

test('a release without a date is omitted and reported', () => {
  const {releases, problems} = sortReleaseFiles([release('1.0.0.md', {title: 'First'})])
  expect(releases).toEqual([])
  expect(problems).toEqual([
    {
      code: 'release-without-date',
      message: 'The release changelog/1.0.0.md has no date.',
      position: {file: 'changelog/1.0.0.md', line: 1},
      hint: 'Add `date: 2026-01-31` to its front matter, or `list: false` to keep it out of the list.'
    }
  ])
})

test('invalid front matter is only reported for its own file', () => {
  const source = createSource('changelog/1.0.0.md', {
    problems: [{code: 'front-matter-invalid', message: 'No YAML.'}]
  })
  expect(sortReleaseFiles([{file: '1.0.0.md', source}]).problems).toEqual([])
})

test('two files for the same release are reported, and the first is shown', () => {
  const {releases, problems} = sortReleaseFiles([release('1.0.0.md'), release('v1.0.0.md')])
  expect(releases.map(({file}) => file)).toEqual(['1.0.0.md'])
  expect(problems.map(({code, message}) => [code, message])).toEqual([
    [
      'release-duplicate',
      'The release 1.0.0 has two files: changelog/1.0.0.md and changelog/v1.0.0.md.'
    ]
  ])
})

test.each([
  ['2.1.0.md', '2.1.0'],
  ['2.1.0/index.mdx', '2.1.0'],
  ['notes/policy.md', 'notes/policy'],
  ['index.md', 'index']
])('%s has the name %s', (file, name) => {
  expect(nameOf(file)).toBe(name)
})
