import {expect, test} from 'vitest'
import type {TextSection} from '../../index-format/index-format.js'
import {createImpactCounter} from './count-impacts.js'

/** Counts a page and returns the impacts of each section, by term. */
function count(
  sections: readonly TextSection[],
  {title = '', keywords = []}: {title?: string; keywords?: readonly string[]} = {},
  counter = createImpactCounter()
): Map<string, number>[] {
  return counter.count({title, keywords, sections}).map((impacts) => {
    const byTerm = new Map<string, number>()
    for (let at = 0; at < impacts.length; at += 2)
      byTerm.set(counter.terms[impacts[at] ?? 0] ?? '', impacts[at + 1] ?? 0)
    return byTerm
  })
}

const impactOf = (term: string, [impacts]: readonly Map<string, number>[]) =>
  impacts?.get(term) ?? 0

test('a word in the title has more impact than one in the text', () => {
  const found = count([['', 1, '', 'The heron fishes.']], {title: 'Wren'})
  expect(impactOf('wren', found)).toBeGreaterThan(impactOf('heron', found))
})

test('a heading counts for its section, and less for the sections below it', () => {
  const [, nest, eggs, song] = count([
    ['', 1, '', ''],
    ['nest', 2, 'Nest', ''],
    ['eggs', 3, 'Eggs', ''],
    ['song', 2, 'Song', '']
  ])
  expect(nest?.get('nest')).toBeGreaterThan(eggs?.get('nest') ?? 0)
  expect(eggs?.get('nest')).toBeGreaterThan(0)
  expect(song?.has('nest')).toBe(false)
})

test('a repeated word has more impact, but never more than a title', () => {
  const once = impactOf('owl', count([['', 1, '', 'owl']]))
  const often = impactOf('owl', count([['', 1, '', 'owl '.repeat(500)]]))
  expect(often).toBeGreaterThan(once)
  expect(often).toBeLessThan(impactOf('owl', count([['', 1, '', '']], {title: 'owl'})))
})

test('stop words count in titles, but not in text', () => {
  const [impacts] = count([['', 1, '', 'and the owl']], {title: 'Why'})
  expect([...(impacts?.keys() ?? [])].sort()).toEqual(['owl', 'why'])
})

test('the pages before it don’t change the impacts of a page', () => {
  const page: readonly TextSection[] = [['', 1, '', 'The owl reads site.config.ts.']]
  const counter = createImpactCounter()
  count([['', 1, '', 'owl owl site.config.ts']], {keywords: ['owl']}, counter)
  expect(count(page, {}, counter)).toEqual(count(page))
})
