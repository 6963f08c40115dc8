import {expect, test} from 'vitest'
import {loadSample} from './fixtures/sample-changelog.js'

const FILE =
  '# Changelog\n\n## [1.1.0] - 2024-02-01\n\n### Added\n\n- Owls\n\n## [1.0.0] - 2024-01-01\n\nFirst.\n'

test('a single file is split into its releases, in file order', async () => {
  const {files, pages, problems, origins} = await loadSample({files: {'CHANGELOG.md': FILE}})
  expect(files.map(({file, source}) => [file, source.frontMatter.date])).toEqual([
    ['1.1.0.md', '2024-02-01T00:00:00.000Z'],
    ['1.0.0.md', '2024-01-01T00:00:00.000Z']
  ])
  expect(Object.values(origins)).toEqual([
    {file: 'CHANGELOG.md', lineOffset: 3},
    {file: 'CHANGELOG.md', lineOffset: 9}
  ])
  expect([pages, problems]).toEqual([[], []])
})

test('a translated file replaces the original', async () => {
  const {origins} = await loadSample({
    files: {'CHANGELOG.md': FILE, 'i18n/en/changelog/CHANGELOG.md': '## 1.1.0 (2024-02-01)\n'}
  })
  expect(Object.values(origins)).toEqual([{file: 'i18n/en/changelog/CHANGELOG.md', lineOffset: 1}])
})

test('a folder contains releases and other pages', async () => {
  const date = {frontMatter: {date: '2024-01-01'}}
  const {files, pages, origins} = await loadSample({
    files: {
      'notes/1.0.0.md': date,
      'notes/2.0.0/index.md': date,
      'notes/policy.md': {},
      'notes/_draft.md': date,
      'docs/3.0.0.md': date
    },
    options: {path: 'notes'}
  })
  expect(files.map(({file}) => file)).toEqual(['1.0.0.md', '2.0.0/index.md'])
  expect(pages.map(({file}) => file)).toEqual(['policy.md'])
  expect(origins).toEqual({})
})

test('authors come from the file next to the changelog', async () => {
  const {authors} = await loadSample({
    files: {'CHANGELOG.md': FILE, 'authors.yml': 'ada:\n  name: Ada\n  page: false\n'}
  })
  expect([...authors].map(([key, {name}]) => [key, name])).toEqual([['ada', 'Ada']])
})

test('a missing changelog is reported with the option that sets its path', async () => {
  await expect(loadSample({files: {}, options: {path: 'NEWS.md'}})).rejects.toMatchObject({
    problems: [
      {
        code: 'changelog-missing',
        message: "The changelog `NEWS.md` doesn't exist.",
        hint: 'Create it, or fix the `path` option of the changelog plugin.'
      }
    ]
  })
})
