import {describe, expect, test} from 'vitest'
import {findContentTitle, scanSource} from './scan-source.js'

const bytes = (text: string) => new TextEncoder().encode(text)

test('reads front matter, first heading and truncate marker', () => {
  const scanned = scanSource(bytes('---\ntitle: A\n---\n\n# B\n\n<!-- truncate -->\n'), 'a.md')
  expect(scanned).toEqual({
    hash: scanned.hash,
    frontMatter: {title: 'A'},
    frontMatterLines: {title: 2},
    contentTitle: 'B',
    hasTruncateMarker: true,
    problems: []
  })
})

test('places bytes that are not UTF-8 and reads on', () => {
  const scanned = scanSource(Buffer.from('# A\n\nCaf\xe9\n', 'latin1'), 'docs/a.md')
  expect(scanned.contentTitle).toBe('A')
  expect(scanned.problems).toEqual([
    {
      code: 'encoding-invalid',
      message: 'The file docs/a.md is not valid UTF-8.',
      position: {file: 'docs/a.md', line: 3},
      hint: 'Save the file with the encoding UTF-8.'
    }
  ])
})

describe('the title of a content', () => {
  test.each([
    ['# A *title* with `code`', 'A title with code'],
    ['# A [link](b.md) {#id}', 'A link'],
    ['# A #', 'A'],
    ['A title\n=======\n', 'A title'],
    ['import A from "./a"\n\n# B', 'B'],
    ['<!-- note -->\n\n# B', 'B'],
    ['<head>\n<title>x</title>\n</head>\n\n# B', 'B'],
    ['{/* note */}\n\n# B', 'B'],
    ['Words.\n\n# B', undefined],
    ['## B', undefined],
    ['#B', undefined],
    ['# A\r\n\r\nB', 'A']
  ])('of %j is %j', (body, title) => {
    expect(findContentTitle(body)).toBe(title)
  })
})
