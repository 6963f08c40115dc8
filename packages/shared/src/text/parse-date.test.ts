import {expect, test} from 'vitest'
import {parseDate, rollDate} from './parse-date.js'

test.each([
  ['2021-08-26', '2021-08-26T00:00:00.000Z'],
  ['2021-8-6', '2021-08-06T00:00:00.000Z'],
  ['2021-08-26T10:30', '2021-08-26T10:30:00.000Z'],
  ['2021-08-26 9:30:15', '2021-08-26T09:30:15.000Z'],
  ['2021-08-26T10:30:00+02:00', '2021-08-26T08:30:00.000Z'],
  ['2021/8/26 10:30', '2021-08-26T10:30:00.000Z'],
  ['2021/08-26', undefined],
  ['8/26/2021', '2021-08-26T00:00:00.000Z'],
  ['1/1/2000 9:30', '2000-01-01T09:30:00.000Z'],
  ['August 26, 2021', '2021-08-26T00:00:00.000Z'],
  ['Sep 1 2021 10:30', '2021-09-01T10:30:00.000Z'],
  ['Abc 1, 2021', undefined],
  ['Anf 1, 2021', undefined],
  ['February 30, 2021', undefined],
  ['26/8/2021', undefined],
  ['2021-02-30', undefined],
  ['2021-13-01', undefined],
  ['2021-00-01', undefined],
  ['2021-08-26T23:59:59', '2021-08-26T23:59:59.000Z'],
  ['2021-08-26T24:00', undefined],
  ['2021-08-26T10:60', undefined],
  ['2021-08-26T10:30:60', undefined],
  ['yesterday', undefined]
])('reads %s as %s', (text, expected) => {
  expect(parseDate(text)).toBe(expected)
})

test.each([
  ['2017-02-29', '2017-03-01T00:00:00.000Z'],
  ['2021-04-31 23:00', '2021-05-01T23:00:00.000Z'],
  ['2021-13-01', '2022-01-01T00:00:00.000Z'],
  ['2016-02-29', undefined],
  ['yesterday', undefined]
])('reads %s, which doesn’t exist, as %s', (text, expected) => {
  expect(rollDate(text)).toBe(expected)
})
