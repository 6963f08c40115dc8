import {expect, test} from 'vitest'
import {splitLines} from './changelog-lines.js'

test('lines are counted from 1 with any line ending', () => {
  expect(splitLines('# Owl\r\n\nHunts')).toEqual([
    {text: '# Owl', number: 1, heading: {level: 1, text: 'Owl'}},
    {text: '', number: 2},
    {text: 'Hunts', number: 3}
  ])
})

test.each([
  ['### Fixed ###', {level: 3, text: 'Fixed'}],
  ['   ## Fixed', {level: 2, text: 'Fixed'}],
  ['# C#', {level: 1, text: 'C#'}],
  ['    ## Code', undefined],
  ['##Fixed', undefined],
  ['####### Too deep', undefined]
])('%j is the heading %o', (line, heading) => {
  expect(splitLines(line)[0]?.heading).toEqual(heading)
})

test.each([
  ['three backticks', '```md\n# Code\n```\n# After'],
  ['tildes, which backticks don’t end', '~~~\n```\n# Code\n~~~\n# After'],
  ['four backticks, which three don’t end', '````\n```\n# Code\n````\n# After']
])("text between %s isn't a heading", (_, text) => {
  const headings = splitLines(text).flatMap(({heading}) => heading?.text ?? [])
  expect(headings).toEqual(['After'])
})

test.each([
  ['code on a single line doesn’t start a block', '```npm install```\n# After'],
  ['an info string doesn’t end a block', '```\n```js\n# Code\n```\n# After']
])('%s', (_, text) => {
  const headings = splitLines(text).flatMap(({heading}) => heading?.text ?? [])
  expect(headings).toEqual(['After'])
})
