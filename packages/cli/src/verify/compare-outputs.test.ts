import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {compareOutputs, describeDifference} from './compare-outputs.js'

const compare = (first: Record<string, string>, second: Record<string, string>) =>
  compareOutputs(createTemporarySite(first), createTemporarySite(second))

test('equal folders have no differences', () => {
  expect(compare({'a/b.txt': 'b'}, {'a/b.txt': 'b'})).toBeUndefined()
})

test.each([
  [{}, {'b.txt': 'b'}, 'b.txt', 'is in the second build only', 1],
  [{'b.txt': 'b'}, {}, 'b.txt', 'is missing in the second build', 1],
  [
    {'b.txt': 'b', 'a.txt': 'x\nyes'},
    {'b.txt': 'c', 'a.txt': 'x\nyet'},
    'a.txt',
    'differs at line 2, column 3: "x\\nyes" in the first build, "x\\nyet" in the second',
    2
  ]
])('%j and %j', (first, second, file, description, count) => {
  expect(compare(first, second)).toEqual({file, description, count})
})

test('a multi-byte character is shown in full', () => {
  expect(describeDifference(Buffer.from('aé'), Buffer.from('aè'))).toBe(
    'differs at line 1, column 2: "aé" in the first build, "aè" in the second'
  )
  expect(describeDifference(Buffer.from('a'), Buffer.from('ab'))).toContain('column 2')
})
