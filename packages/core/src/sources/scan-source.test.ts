import {expect, test} from 'vitest'
import {scanParsedSource, scanSource} from './scan-source.js'

const bytes = (text: string) => new TextEncoder().encode(text)

test('reads front matter, first heading and truncate marker', () => {
  const scanned = scanSource(
    bytes('---\ntitle: A\n---\n\n# B\n\nWords.\n\n<!-- truncate -->\n'),
    'a.md'
  )
  expect(scanned).toEqual({
    hash: scanned.hash,
    frontMatter: {title: 'A'},
    frontMatterLines: {title: 2},
    contentTitle: 'B',
    description: 'Words.',
    hasTruncateMarker: true,
    problems: []
  })
})

test.each([
  ['# A\n\n<DocCardList />\n', true],
  ['# A\n\nText.\n', undefined]
])('notes whether %j has cards', (text, hasCards) => {
  expect(scanSource(bytes(text), 'docs/a.mdx').hasCards).toBe(hasCards)
})

test("content that a plugin has compiled isn't read as Markdown", async () => {
  const text = '{"plain": "\n# Title\n\n<!-- truncate -->\n"}'
  const file = 'a.content.json'
  const scanned = scanSource(bytes(text), file)
  expect(scanned).toEqual({
    hash: scanned.hash,
    frontMatter: {},
    frontMatterLines: {},
    hasTruncateMarker: false,
    problems: []
  })
  const parse = () => Promise.reject(new Error('The file has no front matter.'))
  expect(await scanParsedSource(bytes(text), {file, absolutePath: `/${file}`}, parse)).toEqual(
    scanned
  )
})

test("reports the position of bytes that aren't UTF-8 and continues", () => {
  const scanned = scanSource(Buffer.from('# A\n\nCaf\xe9\n', 'latin1'), 'docs/a.md')
  expect(scanned.contentTitle).toBe('A')
  expect(scanned.problems).toEqual([
    {
      code: 'encoding-invalid',
      message: "The file docs/a.md isn't valid UTF-8.",
      position: {file: 'docs/a.md', line: 3},
      hint: 'Save the file as UTF-8.'
    }
  ])
})
