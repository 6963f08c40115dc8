import {expect, test} from 'vitest'
import {resolveTags, type TagLookup} from './page-tags.js'
import {parseTagsFile} from './tags-file.js'

const source = {file: 'docs/a.md', frontMatterLines: {tags: 3}}
const inline: TagLookup = {tagsPath: '/tags', onInlineTags: 'warn'}
const {known} = parseTagsFile(
  'release:\n  label: Releases\n  permalink: /new\nhowto:\n',
  'docs/tags.yml',
  '/tags'
)
const described: TagLookup = {...inline, known}

test('accepts labels and permalinks, and removes duplicates', () => {
  const tags = ['Release', 'i18n', {label: 'D', permalink: '/d-custom'}, 'release']
  expect(resolveTags(tags, source, inline)).toEqual({
    tags: [
      {label: 'Release', path: '/tags/release'},
      {label: 'i18n', path: '/tags/i-18-n'},
      {label: 'D', path: '/tags/d-custom'}
    ],
    problems: []
  })
})

test('finds a tag by its key in the tags file', () => {
  expect(resolveTags(['howto', 'release'], source, described)).toEqual({
    tags: [
      {label: 'howto', path: '/tags/howto'},
      {label: 'Releases', path: '/tags/new'}
    ],
    problems: []
  })
})

test('warns about a tag that is missing from the tags file, and lists the nearest keys first', () => {
  expect(resolveTags(['how-to'], source, described)).toEqual({
    tags: [{label: 'how-to', path: '/tags/how-to'}],
    problems: [
      {
        code: 'tag-inline',
        message: "The tag `how-to` isn't in docs/tags.yml.",
        position: {file: 'docs/a.md', line: 3},
        hint: 'Use an existing tag, e.g. howto, release, or add `how-to` to docs/tags.yml.',
        policy: 'warn'
      }
    ]
  })
})

test('does not report inline tags if they are allowed', () => {
  const lookup: TagLookup = {...described, onInlineTags: 'ignore'}
  expect(resolveTags(['how-to'], source, lookup).problems).toEqual([])
})

test('replaces an inline tag with a defined one at the same path', () => {
  const {tags} = resolveTags([{label: 'New', permalink: 'new'}], source, described)
  expect(tags).toEqual([{label: 'Releases', path: '/tags/new'}])
})

test('omits tags whose path is invalid, and reports the line of the tags', () => {
  const tags = ['..', 'n'.repeat(300), {label: 'D', permalink: '/a?b'}, 'good']
  const {tags: kept, problems} = resolveTags(tags, source, inline)
  expect(kept).toEqual([{label: 'good', path: '/tags/good'}])
  expect(problems.map(({code, position}) => [code, position])).toEqual(
    Array.from({length: 3}, () => ['route-path-invalid', {file: 'docs/a.md', line: 3}])
  )
  expect(problems[0]?.message).toBe('The path "/tags/.." of the tag “..” has the segment \'..\'.')
})
