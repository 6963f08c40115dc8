import {describe, expect, test} from 'vitest'
import {findContentTitle, hasTitleHeading} from './content-title.js'

describe('the content title', () => {
  test.each([
    ['# A *title* with `code`', 'A title with code'],
    ['# A [link](b.md) {#id}', 'A link'],
    ['# A #', 'A'],
    ['# A ##  ', 'A'],
    ['# C#', 'C#'],
    ['# #', undefined],
    [`# a${' '.repeat(100_000)}b`, `a${' '.repeat(100_000)}b`],
    [`# a ${'#'.repeat(100_000)}b`, `a ${'#'.repeat(100_000)}b`],
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
    expect(findContentTitle(body).contentTitle).toBe(title)
  })
})

test.each([
  ['# A *title* with `code` {#id}', 'A *title* with code'],
  ['# A \\_name\\_', 'A \\_name\\_'],
  ['# A `title`', undefined]
])('the written title of %j is %j', (body, title) => {
  expect(findContentTitle(body).writtenTitle).toBe(title)
})

test.each([
  ['<Badge />\n\n# A\n\n## B', true],
  ['Words.\n\n## B\n\n# A', false],
  ['```sh\n# a comment\n```\n\n## B', false],
  ['Words.', false]
])('the first heading of %j is a title: %s', (body, isTitle) => {
  expect(hasTitleHeading(body)).toBe(isTitle)
})
