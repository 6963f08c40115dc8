import fc from 'fast-check'
import {expect, test} from 'vitest'
import {EditMap} from './edit-map.js'

test('edits use indices of the original list, in any order', () => {
  const edits = new EditMap<string>()
  edits.add(4, 1, ['E'])
  edits.add(1, 2, ['x', 'y'])
  edits.add(1, 0, ['z'])
  edits.addBefore(1, 0, ['w'])
  edits.add(5, 0, ['end'])
  const list = ['a', 'b', 'c', 'd', 'e']
  edits.consume(list)
  expect(list).toEqual(['a', 'w', 'x', 'y', 'z', 'd', 'E', 'end'])
  edits.consume(list)
  expect(list).toHaveLength(8)
})

test('has the same result as applying single edits from last to first', () => {
  const edit = fc.record({
    skip: fc.nat(4),
    remove: fc.nat(3),
    add: fc.array(fc.nat(), {maxLength: 3})
  })
  fc.assert(
    fc.property(fc.array(fc.nat(), {maxLength: 40}), fc.array(edit), (items, given) => {
      const edits: {at: number; remove: number; add: number[]}[] = []
      let at = 0
      for (const {skip, remove, add} of given) {
        at += skip
        if (at + remove > items.length) break
        edits.push({at, remove, add})
        // Two edits at the same index would be merged.
        at += Math.max(1, remove)
      }
      const map = new EditMap<number>()
      for (const {at: place, remove, add} of edits) map.add(place, remove, add)
      const [expected, edited] = [[...items], [...items]]
      for (const {at: place, remove, add} of edits.toReversed())
        expected.splice(place, remove, ...add)
      map.consume(edited)
      expect(edited).toEqual(expected)
    })
  )
})
