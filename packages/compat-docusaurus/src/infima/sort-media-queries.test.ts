import {expect, test} from 'vitest'
import {sortMediaQueries} from './sort-media-queries.js'

const rule = (query: string, css = 'a{}') => `@media ${query}{${css}}`
const sort = (...queries: string[]) => sortMediaQueries(queries.map((one) => rule(one)).join(''))

test('a smaller maximum follows a larger one, and other rules precede both', () => {
  const css = `${rule('(max-width: 600px)', 'a{color:red}')}\nb{}${rule('(max-width: 950px)')}\ni{}`
  expect(sortMediaQueries(css)).toBe(
    `\nb{}\ni{}${rule('(max-width: 950px)')}${rule('(max-width: 600px)', 'a{color:red}')}`
  )
})

test('minimums grow, maximums shrink, then come queries without a length, and print', () => {
  const sorted = [
    '(min-width: 0)',
    '(min-width:30em)',
    '(min-width: 500px) and (max-width: 900px)',
    'screen and (width >= 40rem)',
    '(max-width: 900px)',
    '(width < 50rem)',
    '(max-width: 100px) and (min-width: 50px)',
    '(hover: hover)',
    '(prefers-reduced-motion)',
    'print',
    'print and (max-width: 2px)'
  ]
  expect(sort(...sorted.toReversed())).toBe(sorted.map((one) => rule(one)).join(''))
})

test('rules with the same query keep their order', () => {
  const css =
    rule('(max-width:1px)', 'a{}') + rule('(max-width: 1px)', 'b{}') + rule('(max-width:1px)')
  expect(sortMediaQueries(css)).toBe(css)
})

test('braces and semicolons in strings and comments are part of their rule', () => {
  const css = `/* { */${rule('print', 'a::before{content:"}\\"};"}')}b{content:'}'}@import 'c;d.css';`
  expect(sortMediaQueries(css)).toBe(
    `b{content:'}'}@import 'c;d.css';/* { */${rule('print', 'a::before{content:"}\\"};"}')}`
  )
})

test('nested media queries stay in their rules', () => {
  const css = `@layer a{${rule('print')}b{}}c{@media print{color:red}}d{}`
  expect(sortMediaQueries(css)).toBe(css)
})

test('an apostrophe in an invalid comment isn’t the start of a string', () => {
  const css = `${rule('print')}\n// don't\nb{}\n// can't\ni{}`
  expect(sortMediaQueries(css)).toBe(`\n// don't\nb{}\n// can't\ni{}${rule('print')}`)
})

test('a stylesheet with an open brace stays the same', () => {
  const css = `${rule('print')}b{`
  expect(sortMediaQueries(css)).toBe(css)
})
