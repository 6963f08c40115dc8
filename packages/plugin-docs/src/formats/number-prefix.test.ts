import {expect, test} from 'vitest'
import {parseNumberPrefix, stripNumberPrefixes} from './number-prefix.js'

test.each([
  ['01-intro', {name: 'intro', number: 1}],
  ['1. Intro', {name: 'Intro', number: 1}],
  ['003_install-it', {name: 'install-it', number: 3}],
  ['10 - Ten', {name: 'Ten', number: 10}],
  ['intro', {name: 'intro'}],
  ['2021-11-05-news', {name: '2021-11-05-news'}],
  ['7.0-changes', {name: '7.0-changes'}],
  ['3-', {name: '3-'}],
  ['404', {name: '404'}]
])('reads %s', (name, expected) => {
  expect(parseNumberPrefix(name)).toEqual(expected)
})

test('strips the prefix of every folder in a path', () => {
  expect(stripNumberPrefixes('02-guides/1-first', parseNumberPrefix)).toBe('guides/first')
})
