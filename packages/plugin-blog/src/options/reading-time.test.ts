import {expect, test} from 'vitest'
import {defaultReadingTime} from './reading-time.js'

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
