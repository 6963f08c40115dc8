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
  expect(textOf('## :rocket: New\n\n## :owl: Birds\n\n:rocket: stays')).toBe(
    '## 🚀 New\n\n## :owl: Birds\n\n:rocket: stays\n'
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
  ['names its outermost headings', '### Added\n#### API\n### Fixed', 'Added, Fixed'],
  ['names each heading once', '### Fixed\n### Fixed', 'Fixed'],
  ['leaves out signs and emphasis', '### :bug: **Fixed** `core`', 'Fixed core'],
  ['is absent without headings', 'Only text', undefined]
])('the summary of a release %s', (_, lines, summary) => {
  expect(summarizeRelease(splitLines(lines))).toBe(summary)
})
