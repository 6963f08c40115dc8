import {describe, expect, test} from 'vitest'
import {encodePostings, readPostings} from '../index-format/postings.js'
import type {IndexPart} from '../index-format/index-part.js'
import {joinMatches, lookUpName, lookUpVariants, lookUpWord} from './look-up.js'

type Terms = Readonly<Record<string, readonly (readonly [section: number, impact: number])[]>>

/** Creates a part with the given terms, and records the prefixes that are looked up. */
function createPart(sections: number, terms: Terms) {
  const asked: string[] = []
  const part: IndexPart = {
    isDocs: true,
    sections,
    pageStarts: [0],
    async termsFrom(base) {
      asked.push(base)
      return Object.entries(terms)
        .filter(([term]) => term.startsWith(base))
        .map(([term, postings]) => [term, encodePostings(postings)] as const)
    },
    readPostings,
    textOf: async () => {
      throw new Error('A look-up reads no text.')
    },
    readWords: async () => ''
  }
  return {part, asked}
}

const {part: birds} = createPart(4, {
  deploy: [[0, 10]],
  deployed: [[1, 10]],
  deployment: [[2, 10]],
  usedocs: [[0, 9]],
  usedocsversion: [[3, 9]]
})

describe('a word', () => {
  test('gets full weight for its exact form, and less for other forms', async () => {
    const {sections, best, terms} = await lookUpWord('deploy', false, [birds])
    expect(best).toBe(1)
    expect([...terms].sort()).toEqual(['deploy', 'deployed', 'deployment'])
    const [own, other, third, none] = sections[0]?.strengths ?? []
    expect(own).toBe(10)
    for (const strength of [other, third]) {
      expect(strength).toBeGreaterThan(0)
      expect(strength).toBeLessThan(10)
    }
    expect(none).toBe(0)
    expect(sections[0]?.count).toBe(3)
  })

  test('that may be incomplete finds words that start with it', async () => {
    const {part} = createPart(1, {sidebar: [[0, 20]]})
    const [open, finished] = await Promise.all([
      lookUpWord('side', true, [part]),
      lookUpWord('side', false, [part])
    ])
    expect(open.best).toBeGreaterThan(finished.best)
    expect(open.sections[0]?.count).toBe(1)
  })

  test('is looked up once in each part, by the common prefix of all its forms', async () => {
    const [one, other] = [createPart(1, {query: [[0, 5]]}), createPart(1, {queries: [[0, 5]]})]
    const match = await lookUpWord('queries', false, [one.part, other.part])
    expect([...one.asked, ...other.asked]).toEqual(['quer', 'quer'])
    expect(match.sections.map(({count}) => count)).toEqual([1, 1])
  })

  test('that no part contains matches nothing', async () => {
    expect(await lookUpWord('quail', true, [birds])).toEqual({
      sections: [{strengths: new Float64Array(4), count: 0}],
      terms: new Set(),
      best: 0
    })
  })

  test('with several forms in one section counts once, by the best form', async () => {
    const {part} = createPart(1, {deploy: [[0, 10]], deployed: [[0, 10]]})
    expect((await lookUpWord('deploy', false, [part])).sections).toEqual([
      {strengths: Float64Array.of(10), count: 1}
    ])
  })

  test('that is a prefix of hundreds of words matches the nearest ones', async () => {
    const terms = Object.fromEntries(
      Array.from({length: 200}, (_, index) => [`in${'x'.repeat(index)}`, [[0, 1]] as const])
    )
    const {part} = createPart(1, terms)
    const {terms: found} = await lookUpWord('in', true, [part])
    expect(found.size).toBe(80)
    expect([found.has('inx'), found.has(`in${'x'.repeat(150)}`)]).toEqual([true, false])
  })
})

describe('a name', () => {
  test('that is complete only matches exactly', async () => {
    const match = await lookUpName('usedocs', false, [birds])
    expect([...match.terms]).toEqual(['usedocs'])
    expect(match.sections).toEqual([{strengths: Float64Array.of(9, 0, 0, 0), count: 1}])
  })

  test('that may be incomplete also finds longer names, with less weight', async () => {
    const match = await lookUpName('usedocs', true, [birds])
    expect([...match.terms].sort()).toEqual(['usedocs', 'usedocsversion'])
    const [own, , , longer] = match.sections[0]?.strengths ?? []
    expect(own).toBe(9)
    expect(longer).toBeCloseTo(6.3)
  })
})

describe('variants', () => {
  test('are weighted by their similarity to the typed word', async () => {
    const match = await lookUpVariants(
      [
        {term: 'usedocs', share: 0.5},
        {term: 'usedocsversion', share: 0.25}
      ],
      [birds]
    )
    expect(match.best).toBe(0.5)
    expect(match.sections[0]?.count).toBe(2)
    expect(match.sections[0]?.strengths[0]).toBeCloseTo(4.5)
    expect(match.sections[0]?.strengths[3]).toBeCloseTo(2.25)
  })

  test('match nothing for a word that has none', async () => {
    expect(await lookUpVariants([], [birds])).toEqual({
      sections: [{strengths: new Float64Array(4), count: 0}],
      terms: new Set(),
      best: 0
    })
  })
})

test('use the better of two matches per section, and leave both matches unchanged', async () => {
  const left = await lookUpName('usedocs', false, [birds])
  const right = await lookUpName('usedocsversion', false, [birds])
  expect(joinMatches(left, right)).toEqual({
    sections: [{strengths: Float64Array.of(9, 0, 0, 9), count: 2}],
    terms: new Set(['usedocs', 'usedocsversion']),
    best: 1
  })
  expect(left.sections[0]).toEqual({strengths: Float64Array.of(9, 0, 0, 0), count: 1})
})
