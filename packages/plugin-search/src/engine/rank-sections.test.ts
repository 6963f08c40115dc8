import {expect, test} from 'vitest'
import type {IndexPart} from '../index-format/index-part.js'
import type {WordMatch} from './look-up.js'
import {type NameMatch, rankSections} from './rank-sections.js'

/**
 * Creates a part, given the number of sections on each page. Ranking doesn't read terms or texts.
 */
function createPart(...pages: number[]): IndexPart {
  const pageStarts = pages.map((_, page) => pages.slice(0, page).reduce((sum, one) => sum + one, 0))
  return {
    isDocs: true,
    sections: pages.reduce((sum, one) => sum + one, 0),
    pageStarts,
    termsFrom: async () => [],
    readPostings: () => {},
    textOf: async () => {
      throw new Error('Ranking reads no text.')
    },
    readWords: async () => ''
  }
}

/** Creates a match from the strength of a word in each section of each part. */
function createMatch(...parts: number[][]): WordMatch {
  return {
    sections: parts.map((strengths) => ({
      strengths: Float64Array.from(strengths),
      count: strengths.filter((strength) => strength > 0).length
    })),
    terms: new Set(),
    best: 1
  }
}

interface Settings {
  names?: readonly NameMatch[]
  shares?: readonly number[]
  maximum?: number
  isQuestion?: boolean
}

function rank(
  parts: readonly IndexPart[],
  words: readonly WordMatch[],
  {names = [], shares = words.map(() => 1), maximum = 10, isQuestion = false}: Settings = {}
) {
  return rankSections(parts, {words, names, shares, maximum, isQuestion})
}

const positionsOf = ({sections}: ReturnType<typeof rank>) =>
  sections.map(({part, section}) => `${part}:${section}`)

test('sections without any of the words aren’t results', () => {
  const ranked = rank([createPart(1, 1, 1)], [createMatch([0, 2, 1])])
  expect(ranked.total).toBe(2)
  expect(ranked.sections.map(({section, page}) => ({section, page}))).toEqual([
    {section: 1, page: 1},
    {section: 2, page: 2}
  ])
})

test('a section with a rare word ranks above one with a common word', () => {
  const common = createMatch([1, 1, 1, 1, 0, 0])
  const rare = createMatch([0, 0, 0, 0, 1, 0])
  expect(positionsOf(rank([createPart(1, 1, 1, 1, 1, 1)], [common, rare]))[0]).toBe('0:4')
})

test('a section with all words ranks above one that repeats a single word', () => {
  const [first, second] = [createMatch([3, 1, 0, 0]), createMatch([0, 1, 0, 0])]
  expect(positionsOf(rank([createPart(1, 1, 1, 1)], [first, second]))).toEqual(['0:1', '0:0'])
})

test('a question penalizes missing words less than keywords do', () => {
  const parts = [createPart(1, 1, 1, 1)]
  const words = [createMatch([2, 1, 0, 0]), createMatch([0, 1, 0, 0])]
  const partial = (isQuestion: boolean) =>
    rank(parts, words, {isQuestion}).sections.find(({section}) => section === 0)?.score ?? 0
  expect(partial(true)).toBeGreaterThan(partial(false))
})

test('a word with a small share has less weight', () => {
  const words = [createMatch([1, 0, 0]), createMatch([0, 1, 0])]
  const parts = [createPart(1, 1, 1)]
  expect(positionsOf(rank(parts, words, {shares: [1, 0.2]}))).toEqual(['0:0', '0:1'])
  expect(positionsOf(rank(parts, words, {shares: [0.2, 1]}))).toEqual(['0:1', '0:0'])
})

test('a page shows its three best sections, and the count includes all matching pages', () => {
  const ranked = rank([createPart(5, 1)], [createMatch([1, 2, 3, 4, 5, 0.1])])
  expect(positionsOf(ranked)).toEqual(['0:4', '0:3', '0:2', '0:5'])
  expect(ranked.total).toBe(4)
})

test('another page ranks above an additional section of the same page', () => {
  const ranked = rank([createPart(2, 2, 6)], [createMatch([5, 4, 3, 1, 0, 0, 0, 0, 0, 0])])
  expect(positionsOf(ranked)).toEqual(['0:0', '0:2', '0:1', '0:3'])
})

test('a page whose sections together contain the words ranks above one with a single word', () => {
  const words = [createMatch([1, 0, 1, 0, 0]), createMatch([0, 1, 0, 0, 0])]
  const {sections} = rank([createPart(2, 1, 1, 1)], words)
  const scoreOf = (place: number) =>
    sections.find(({section}) => section === place)?.score ?? Number.NaN
  expect(scoreOf(1)).toBeGreaterThan(scoreOf(2))
})

test('a page about a subject ranks above a list that mentions it once', () => {
  const list = [1.2, 0, 0, 0, 0, 0]
  const tutorial = [1, 0.8, 0, 0.8]
  const ranked = rank([createPart(6, 4)], [createMatch([...list, ...tutorial])])
  expect(positionsOf(ranked)).toEqual(['0:6', '0:0', '0:7', '0:9'])
})

test('docs rank above posts that mention a word slightly more often', () => {
  const posts = {...createPart(1), isDocs: false}
  const docs = createPart(1)
  expect(positionsOf(rank([posts, docs], [createMatch([1.3], [1])]))).toEqual(['1:0', '0:0'])
  expect(positionsOf(rank([posts, docs], [createMatch([2], [1])]))).toEqual(['0:0', '1:0'])
})

test('the best sections of all parts are ranked together', () => {
  const parts = [createPart(1, 1), createPart(1, 1)]
  expect(positionsOf(rank(parts, [createMatch([1, 3], [2, 0])]))).toEqual(['0:1', '1:0', '0:0'])
})

test('equal sections keep the order of the site', () => {
  const parts = [createPart(1, 1), createPart(1, 1)]
  const expected = ['0:0', '0:1', '1:0', '1:1']
  expect(positionsOf(rank(parts, [createMatch([1, 1], [1, 1])]))).toEqual(expected)
})

test('only keeps the requested number of sections, but counts all', () => {
  const strengths = Array.from({length: 100}, (_, index) => 1 + ((index * 37) % 100))
  const {sections, total} = rank(
    [createPart(...strengths.map(() => 1))],
    [createMatch(strengths)],
    {
      maximum: 4
    }
  )
  expect(total).toBe(100)
  expect(sections.map(({section}) => strengths[section])).toEqual([100, 99, 98, 97])
})

test('a name counts in addition to its words', () => {
  const words = [createMatch([1, 0.5, 0, 0]), createMatch([1, 0.5, 0, 0])]
  const name = {match: createMatch([0, 1, 0, 0]), covers: [0, 1]}
  const parts = [createPart(1, 1, 1, 1)]
  expect(positionsOf(rank(parts, words))).toEqual(['0:0', '0:1'])
  expect(positionsOf(rank(parts, words, {names: [name]}))).toEqual(['0:1', '0:0'])
})

test('unknown words have no results', () => {
  expect(rank([createPart(2)], [createMatch([0, 0])])).toEqual({sections: [], total: 0})
  expect(rank([createPart(2)], [])).toEqual({sections: [], total: 0})
})
