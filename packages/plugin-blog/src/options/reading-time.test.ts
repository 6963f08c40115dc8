import {expect, test} from 'vitest'
import {defaultReadingTime, findReadingTime, type ReadingTime} from './reading-time.js'

const words = (count: number) => 'word '.repeat(count)

test('reading 200 words takes a minute by default', () => {
  expect(defaultReadingTime({content: words(300)})).toBe(1.5)
  expect(defaultReadingTime({content: words(300), options: {wordsPerMinute: 300}})).toBe(1)
})

test('ignores tags, comments, URLs and imports', () => {
  const content = [
    "import Bird from './bird'",
    '<Bird name="heron that stands" />',
    '<!-- not this -->',
    '[The heron](https://example.com/a-long-way) stands.'
  ].join('\n')
  expect(defaultReadingTime({content, options: {wordsPerMinute: 1}})).toBe(3)
})

test('each Chinese character counts as a word', () => {
  expect(defaultReadingTime({content: '鸟'.repeat(400), locale: 'zh'})).toBe(2)
})

const isHidden = {showReadingTime: false}
const isShown = {showReadingTime: true}

/** Reading time of a post in a Docusaurus project. */
function readInProject(content: string, readingTime?: ReadingTime) {
  const read = findReadingTime({...isShown, readingTime}, true)
  return read?.({content, frontMatter: {}, locale: 'en'})
}

test('by default, the page computes the reading time', () => {
  expect(findReadingTime(isShown, false)).toBeUndefined()
  expect(findReadingTime(isHidden, true)).toBeUndefined()
})

test('in Docusaurus projects, code, markup and URLs are also counted', () => {
  const content = '[The heron](https://example.com) stands.\n\n```js\nfly(high)\n```\n'
  const read: ReadingTime = ({defaultReadingTime}) =>
    defaultReadingTime({content, options: {wordsPerMinute: 1}})
  expect(readInProject(content, read)).toBe(8)
  expect(readInProject('')).toBe(0)
})

test('in Docusaurus projects, minutes have decimals', () => {
  expect(readInProject(words(200))).toBe(1)
  expect(readInProject(words(202))).toBe(1.01)
  expect(readInProject('', () => 2.1)).toBe(2.1)
  expect(readInProject('', () => undefined)).toBeUndefined()
})

test.each([
  ['heading', '# The *heron*\n\nText', '\n\nText'],
  ['underlined title', 'The heron\n===\n\nText', '\n\nText'],
  ['title after imports', "import A from 'a'\n\nimport B from 'b'\n\n# The heron\nText", '\nText'],
  ['later heading', 'Text\n\n# The heron', 'Text\n\n# The heron'],
  ['second-level heading', '## The heron', '## The heron'],
  ['import', "import A from 'a'", "import A from 'a'"]
])('in Docusaurus projects, the title isn’t counted: %s', (_, content, expected) => {
  const seen: string[] = []
  readInProject(content, (input) => void seen.push(input.content))
  expect(seen[0]?.replace(/^(?:import .*\n+)+(?=\n)/, '')).toBe(expected)
})
