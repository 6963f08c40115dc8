import {expect, test} from 'vitest'
import {toPlainJson} from './to-plain-json.js'

test('JSON is unchanged, except for undefined values', () => {
  expect(toPlainJson({a: [1, 'b', true, null], c: undefined})).toEqual({a: [1, 'b', true, null]})
})

test('maps, sets, dates, expressions and functions become readable values', () => {
  const value = {
    map: new Map([['a', 1]]),
    set: new Set([1, 2]),
    date: new Date(0),
    regex: /a/g,
    run() {},
    big: 1n,
    endless: Number.POSITIVE_INFINITY
  }
  expect(toPlainJson(value)).toEqual({
    map: {a: 1},
    set: [1, 2],
    date: '1970-01-01T00:00:00.000Z',
    regex: '/a/g',
    run: '[function run]',
    big: '1',
    endless: 'Infinity'
  })
})

test('a circular reference is cut, and a repeated value is repeated', () => {
  const duplicate = {a: 1}
  const value: Record<string, unknown> = {left: duplicate, right: duplicate}
  value.self = value
  expect(toPlainJson(value)).toEqual({left: {a: 1}, right: {a: 1}, self: '[circular]'})
})
