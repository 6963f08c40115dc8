import {existsSync, readFileSync, statSync} from 'node:fs'
import {expect, test} from 'vitest'
import {entries, TAGS, type ShowcaseEntry, type ShowcaseTag} from './entries.js'
import {listEntries, readShowcaseFilter, writeShowcaseFilter} from './list-entries.js'

const entry = (id: string, tags: readonly ShowcaseTag[], text = ''): ShowcaseEntry => ({
  id,
  title: id.toUpperCase(),
  text,
  page: '/',
  tags,
  hasStylesheet: false
})

const some = [
  entry('owl', ['dark', 'docs'], 'Flies at night.'),
  entry('heron', ['light', 'docs'], 'Waits at the pond.'),
  entry('duck', ['light', 'blog'])
]

test.each([
  ['', ['owl', 'heron', 'duck']],
  ['tags=light', ['heron', 'duck']],
  ['tags=light&tags=dark', ['owl', 'heron', 'duck']],
  ['tags=light&tags=docs&match=all', ['heron']],
  ['tags=feathers', ['owl', 'heron', 'duck']],
  ['q=pond', ['heron']],
  ['q=docs+night', ['owl']],
  ['favourites=true', ['heron']],
  ['favourites=true&tags=dark', []],
  ['sort=name', ['duck', 'heron', 'owl']],
  ['sort=favourites', ['heron', 'owl', 'duck']]
])('?%s lists %j', (query, ids) => {
  const filter = readShowcaseFilter(new URLSearchParams(query))
  expect(listEntries(some, filter, new Set(['heron'])).map(({id}) => id)).toEqual(ids)
})

test.each(['', 'tags=light&tags=docs&match=all', 'q=two+words&favourites=true&sort=name'])(
  '?%s doesn’t change when it’s read and written',
  (query) => {
    const filter = readShowcaseFilter(new URLSearchParams(query))
    expect(writeShowcaseFilter(filter).toString()).toBe(query)
  }
)

test('every entry has known tags, including a color mode, and a unique name', () => {
  for (const {tags} of entries) {
    expect(Object.keys(TAGS)).toEqual(expect.arrayContaining([...tags]))
    expect(tags.filter((tag) => tag === 'light' || tag === 'dark')).toHaveLength(1)
  }
  expect(new Set(entries.map(({id}) => id)).size).toBe(entries.length)
})

test.each(entries)('$id has a thumbnail, and a stylesheet if it names one', (look) => {
  const folder = new URL('../../static/showcase/', import.meta.url)
  expect(statSync(new URL(`${look.id}.webp`, folder)).size).toBeLessThan(25_000)
  const sheet = new URL(`looks/${look.id}.css`, folder)
  expect(existsSync(sheet)).toBe(look.hasStylesheet)
  if (look.hasStylesheet)
    expect(readFileSync(sheet, 'utf8')).toMatch(
      /^\/\* .+ \*\/\n(:root|html\[data-theme='dark'\]) \{\n/
    )
})
