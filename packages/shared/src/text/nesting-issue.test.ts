import {expect, test} from 'vitest'
import {findNestingIssue} from './nesting-issue.js'

const owl = {name: 'Owl'}

test.each([5, null, 'a', [owl, owl], {a: owl, b: {c: owl}}])('%j can be traversed', (value) => {
  expect(findNestingIssue(value)).toBeUndefined()
})

test('an object that contains itself is circular', () => {
  const nest: {birds: unknown[]} = {birds: [owl]}
  nest.birds.push({in: nest})
  expect(findNestingIssue(nest)).toEqual({kind: 'circular', path: ['birds', 1, 'in']})
})

test('a value can be nested too deeply', () => {
  const nest = (levels: number): unknown => (levels === 0 ? owl : [nest(levels - 1)])
  expect(findNestingIssue(nest(190))).toBeUndefined()
  expect(findNestingIssue(nest(250))).toEqual({kind: 'deep', path: Array(200).fill(0)})
})
