import path from 'node:path'
import type {ContentRecord} from '@lectern/types'
import {expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createPartialTexts, insertPartials, readAllPartials} from './partial-texts.js'

/**
 * Opens the texts of partials.
 *
 * @param records - Results of compiling each partial, by filename.
 */
function open(
  files: Readonly<Record<string, string>>,
  records: Record<string, Partial<ContentRecord>>,
  image = '/image.svg'
) {
  const siteDir = createTemporarySite(files)
  return createPartialTexts({
    siteDir,
    resolver: {
      resolve: (source) => ({
        tokens: {links: [`/of/${source}`], assets: [{url: image}]},
        problems: [],
        brokenLinks: []
      })
    },
    partials: {
      read: async (file) => ({
        record: {plain: '', partials: [], ...records[path.basename(file)]} as ContentRecord,
        key: path.basename(file),
        snippets: []
      })
    }
  })
}

test('reads the text of a partial and its nested partials', async () => {
  const texts = open(
    {'docs/_a.mdx': 'a', 'shared/_b.mdx': 'b'},
    {
      '_a.mdx': {plain: 'A\n\nsite-partial://0/\n', partials: ['@site/shared/_b.mdx']},
      '_b.mdx': {plain: '[B](site-link://0/)\n'}
    }
  )
  expect(await texts.read('./_a.mdx', 'docs/page.mdx')).toBe('A\n\n[B](/of/shared/_b.mdx)\n')
})

test('stops at a deleted file, and at a partial that imports itself', async () => {
  const texts = open(
    {'docs/_a.mdx': "import A from './_a.mdx'"},
    {'_a.mdx': {plain: 'A\n\nsite-partial://0/\n', partials: ['./_missing.mdx']}}
  )
  expect(await texts.read('./_a.mdx', 'docs/page.mdx')).toBe('A\n\n\n')
})

test('the key of a partial depends on its nested partials and the files that it shows', async () => {
  const keyOf = async (inner: string, image?: string) => {
    const texts = open(
      {'docs/_a.mdx': '', 'docs/_b.mdx': ''},
      {
        '_a.mdx': {plain: 'site-partial://0/\n', partials: ['./_b.mdx']},
        '_b.mdx': {plain: `${inner} ![](site-asset://0/)\n`}
      },
      image
    )
    await readAllPartials(texts, new Map([['docs/page.mdx', {partials: ['./_a.mdx']}]]))
    return texts.keyOf('./_a.mdx', 'docs/page.mdx')
  }
  expect(await keyOf('b')).toBe(await keyOf('b'))
  expect(await keyOf('b')).not.toBe(await keyOf('c'))
  expect(await keyOf('b')).not.toBe(await keyOf('b', '/other.svg'))
})

test('an unread partial has no key', () => {
  expect(() => open({}, {}).keyOf('./_a.mdx', 'docs/page.mdx')).toThrow('was never read')
})

test.each([
  ['site-partial://0/', 'one\n\ntwo'],
  ['> site-partial://0/', '> one\n>\n> two'],
  ['- site-partial://0/', '- one\n\n  two'],
  ['10. > site-partial://0/', '10. > one\n    >\n    > two'],
  ['a site-partial://1/ b', 'a  b']
])('%s keeps the prefix and indentation of its line', (plain, expected) => {
  expect(insertPartials(plain, ['one\n\ntwo\n', ''])).toBe(expected)
})
