import {expect, test} from 'vitest'
import {dropOldFormats} from './font-formats.js'

test('keeps only WOFF2 of a font with several formats', () => {
  const css =
    '@font-face{font-family:A;src:url(a.woff2) format("woff2"),url(a.woff) format("woff"),url(a.ttf) format("truetype")}'
  expect(dropOldFormats(css)).toBe('@font-face{font-family:A;src:url(a.woff2) format("woff2")}')
})

test('keeps a font without WOFF2, local fonts and other rules', () => {
  for (const css of [
    "@font-face { src: url('a.woff') format('woff'), url('a.ttf') format('truetype') }",
    "@font-face { src: local('A'), url('a.woff2') format('woff2'); font-weight: 700 }",
    '.a { background: url(a.png), url(b.png) }'
  ])
    expect(dropOldFormats(css)).toBe(css)
})

test('takes a time that grows with the length', () => {
  const css = `src:${'url('.repeat(100_000)} format("woff2") ${',url(a'.repeat(100_000)}`
  expect(dropOldFormats(css)).toBe(css)
})
