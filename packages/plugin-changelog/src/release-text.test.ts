import {expect, test} from 'vitest'
import {splitLines} from './changelog-lines.js'
import {createReleaseText, findDefinitions, summarizeRelease} from './release-text.js'

function textOf(lines: string, rest = ''): string {
  const own = splitLines(lines)
  return createReleaseText(own, findDefinitions([...own, ...splitLines(rest)]))
}

test('the top headings of a release become level 2, and the others are shifted accordingly', () => {
  expect(textOf('#### Added\n\n- Owls\n\n##### Details\n\n#### Fixed')).toBe(
    '## Added\n\n- Owls\n\n### Details\n\n## Fixed\n'
  )
})

test('headings of level 2 and deeper text are unchanged', () => {
  expect(textOf('## Added\n\n###### Deep')).toBe('## Added\n\n###### Deep\n')
})

test('known emoji codes become emoji', () => {
  expect(textOf('## :rocket: New\n\n## :owl: :constructor: Birds\n\n:rocket: stays')).toBe(
    '## 🚀 New\n\n## :owl: :constructor: Birds\n\n:rocket: stays\n'
  )
})

test('link definitions follow the text that uses them', () => {
  expect(textOf('See [#12].', '[#12]: https://example.com/12\n[#13]: https://example.com/13')).toBe(
    'See [#12].\n\n[#12]: https://example.com/12\n'
  )
})

test('definitions inside the release are moved to its end', () => {
  expect(textOf('[#12]: https://example.com/12\n\nSee [#12].')).toBe(
    '\nSee [#12].\n\n[#12]: https://example.com/12\n'
  )
})

test.each([
  ['a label in different case', 'See [Owl  Docs].', '[owl docs]: https://example.com/docs'],
  [
    'the first of two',
    'See [owl].',
    '[owl]: https://example.com/1',
    '[owl]: https://example.com/2'
  ],
  ['a label in an image link', '[![Owl][owl]](/a)', '[owl]: https://example.com/owl.svg']
])('finds the definition of %s', (_what, text, used, unused = '') => {
  expect(textOf(text, `${used}\n${unused}`)).toBe(`${text}\n\n${used}\n`)
})

test('code that looks like a definition isn’t moved', () => {
  const code = '```\n[owl]: wise\n```\n\nSee [owl].'
  expect(textOf(code)).toBe(`${code}\n`)
})

test('finds the definitions of thousands of releases', () => {
  const numbers = Array.from({length: 8000}, (_, index) => index)
  const rest = numbers.map((number) => `[#${number}]: /issues/${number}`).join('\n')
  const definitions = findDefinitions(splitLines(rest))
  const texts = numbers.map((number) =>
    createReleaseText(splitLines(`See [#${number}].`), definitions)
  )
  expect(texts.at(-1)).toBe('See [#7999].\n\n[#7999]: /issues/7999\n')
})

test('a paragraph at the beginning is the excerpt', () => {
  expect(textOf('First version,\nfor *all*.\n\n### Added\n\n- Owls')).toBe(
    'First version,\nfor *all*.\n<!-- truncate -->\n## Added\n\n- Owls\n'
  )
})

test('the excerpt doesn’t end inside code', () => {
  expect(textOf('Install:\n```\na\n\nb\n```\n\nMore')).toBe(
    'Install:\n```\na\n\nb\n```\n<!-- truncate -->\nMore\n'
  )
})

test.each([
  ['a list', '- Owls\n\n## Added'],
  ['code', '```\na\n\nb\n```\n\nMore'],
  ['a numbered list', '1. Owls\n\n## Added'],
  ['bold text, which is often a heading', '**Added:**\n\n- Owls'],
  [
    'a link, which often leads to a comparison',
    '[Full changelog](https://example.com)\n\n## Added'
  ],
  ['a paragraph if the release has a truncate marker', 'A\n\nB\n\n<!-- truncate -->\n\nC']
])('the excerpt is not %s', (_, lines) => {
  expect(textOf(lines)).toBe(`${lines}\n`)
})

test.each([
  ['names its outermost headings', '### Added\n#### API\n### Fixed', 'Added, Fixed'],
  ['names each heading once', '### Fixed\n### Fixed', 'Fixed'],
  ['leaves out signs and emphasis', '### :bug: **Fixed** `core`', 'Fixed core'],
  ['is absent without headings', 'Only text', undefined],
  ['is absent if a paragraph is above them', 'First version.\n\n### Added', undefined],
  [
    'is absent if the release has a truncate marker',
    '- A\n\n<!-- truncate -->\n\n### B',
    undefined
  ],
  ['names headings below a list', '- A\n\n### Added', 'Added']
])('the summary of a release %s', (_, lines, summary) => {
  expect(summarizeRelease(splitLines(lines))).toBe(summary)
})
