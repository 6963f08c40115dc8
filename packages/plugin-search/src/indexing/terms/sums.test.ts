import {expect, test} from 'vitest'
import {createSums, type Sums} from './sums.js'

function drain(sums: Sums): [number, number][] {
  const drained: [number, number][] = []
  sums.drain((number, sum) => drained.push([number, sum]))
  return drained
}

test('amounts of a number are added up, in order of first addition', () => {
  const sums = createSums()
  sums.add(7, 1)
  sums.add(2, 0.5)
  sums.add(7, 2)
  expect(sums.total()).toBe(3.5)
  expect(drain(sums)).toEqual([
    [7, 3],
    [2, 0.5]
  ])
})

test('drained sums start again at zero', () => {
  const sums = createSums()
  sums.add(3, 4)
  drain(sums)
  sums.add(3, 1)
  expect(drain(sums)).toEqual([[3, 1]])
  expect(sums.total()).toBe(0)
})
