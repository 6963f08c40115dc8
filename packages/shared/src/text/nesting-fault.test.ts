import {expect, test} from 'vitest'
import {findNestingFault} from './nesting-fault.js'

const owl = {name: 'Owl'}

test.each([5, null, 'a', [owl, owl], {a: owl, b: {c: owl}}])('%j can be walked', (value) => {
  expect(findNestingFault(value)).toBeUndefined()
})

test('an object inside itself is circular', () => {
  const nest: {birds: unknown[]} = {birds: [owl]}
  nest.birds.push({in: nest})
  expect(findNestingFault(nest)).toEqual({kind: 'circular', path: ['birds', 1, 'in']})
})

test('a value can have too many levels', () => {
  const nest = (levels: number): unknown => (levels === 0 ? owl : [nest(levels - 1)])
  expect(findNestingFault(nest(190))).toBeUndefined()
  expect(findNestingFault(nest(250))).toEqual({kind: 'deep', path: Array(200).fill(0)})
})
