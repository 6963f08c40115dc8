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

test('a paragraph at the beginning is the excerpt', () => {
  expect(textOf('First version,\nfor *all*.\n\n### Added\n\n- Owls')).toBe(
    'First version,\nfor *all*.\n<!-- truncate -->\n## Added\n\n- Owls\n'
  )
})

test.each([
  ['a list', '- Owls\n\n## Added'],
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
