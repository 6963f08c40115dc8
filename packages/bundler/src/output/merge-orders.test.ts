import {expect, test} from 'vitest'
import {mergeOrders} from './merge-orders.js'

test.each<[what: string, lists: string[][], merged: string]>([
  ['nothing', [], ''],
  ['lists without common names follow each other', [['a', 'b'], ['c']], 'a b c'],
  [
    'common names come once',
    [
      ['a', 'b'],
      ['a', 'c', 'b']
    ],
    'a c b'
  ],
  [
    'a later list delays a name',
    [
      ['s', 'a'],
      ['b', 's']
    ],
    'b s a'
  ],
  [
    'the first of two contradicting lists wins',
    [
      ['a', 'b'],
      ['b', 'a']
    ],
    'a b'
  ],
  [
    'the list with fewer contradictions wins',
    [
      ['a', 'b'],
      ['b', 'c', 'a'],
      ['d', 'a']
    ],
    'd b c a'
  ]
])('%s', (_, lists, merged) => {
  expect(mergeOrders(lists).join(' ')).toBe(merged)
})
