import {expect, test} from 'vitest'
import {mergePlugins} from './merge-plugins.js'

const owl = () => {}
const gull = () => {}

test('a plugin in both lists runs once, before the built-in steps', () => {
  const before = [[owl, {wings: 2, calls: {night: 'hoot'}, ages: [1, 2]}], gull] as const
  const after = [gull, [owl, {wings: 4, calls: {day: 'none'}, ages: [3]}]] as const
  expect(mergePlugins(before, after)).toEqual([
    [[owl, {wings: 4, calls: {night: 'hoot', day: 'none'}, ages: [3, 2]}], [gull]],
    []
  ])
})

test('options that aren’t objects are replaced, and entries without options keep them', () => {
  const calls = new Map()
  expect(
    mergePlugins([], [[owl, {a: 1}], owl, [owl, calls, 2], [gull, 'x'], [gull, false]])
  ).toEqual([
    [],
    [
      [owl, calls, 2],
      [gull, false]
    ]
  ])
})

test('other plugins keep their order', () => {
  expect(mergePlugins([owl], [[gull, 1]])).toEqual([[[owl]], [[gull, 1]]])
  expect(mergePlugins()).toEqual([[], []])
})
