import fc from 'fast-check'
import {expect, test} from 'vitest'
import {findNameIssue, parseVersionNames} from './version-names.js'

const names = fc.oneof(
  fc.string({unit: 'binary'}),
  fc.constantFrom('1.0', '..', 'current', 'a/b', 'CON', '1.0 ', '__proto__', '\uD800')
)
const texts = fc.oneof(
  fc.json(),
  fc.string(),
  fc.array(fc.oneof(names, fc.jsonValue())).map((list) => JSON.stringify(list)),
  // A truncated file.
  fc.tuple(fc.json(), fc.nat()).map(([text, length]) => text.slice(0, length % (text.length + 1)))
)

test('any version list returns valid folder names, or problems with their line', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const {names, problems} = parseVersionNames(text, 'versions.json')
      expect(new Set(names).size).toBe(names.length)
      expect(names.filter((name) => findNameIssue(name) !== undefined)).toEqual([])
      for (const {code, position} of problems) {
        expect([code, position?.file]).toEqual(['versions-file-invalid', 'versions.json'])
        if (position?.line) expect(position.line).toBeLessThanOrEqual(text.split('\n').length)
      }
    }),
    {numRuns: 2000, seed: 1}
  )
})

test.each([
  ['brackets', '['.repeat(200_000)],
  ['closed brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
  ['entries', JSON.stringify(Array.from({length: 50_000}, () => '1.0'))]
])('a version list with very many %s is read', (_, text) => {
  expect(parseVersionNames(text, 'versions.json').problems[0]?.code).toBe('versions-file-invalid')
})
