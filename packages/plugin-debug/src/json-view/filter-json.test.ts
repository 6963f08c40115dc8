import {expect, test} from 'vitest'
import {filterJson} from './filter-json.js'

const value = {
  title: 'Field Notes',
  items: [
    {label: 'Docs', to: '/docs'},
    {label: 'Blog', to: '/blog'}
  ],
  docs: {path: 'docs', open: true}
}

test('keeps the branches with a value that matches, in upper or lower case', () => {
  expect(filterJson(value, ' BLOG ')).toEqual({
    value: {items: [{label: 'Blog', to: '/blog'}]},
    matches: 2
  })
})

test('keeps all below a key that matches', () => {
  expect(filterJson(value, 'docs')).toEqual({
    value: {items: [{label: 'Docs', to: '/docs'}], docs: {path: 'docs', open: true}},
    matches: 4
  })
})

test('finds numbers and truth values; positions in a list are no keys', () => {
  expect(filterJson({list: ['a', 'b'], open: true}, 'true')).toEqual({
    value: {open: true},
    matches: 1
  })
  expect(filterJson(['a', 'b'], '1')).toEqual({matches: 0})
})

test('without words everything is left', () => {
  expect(filterJson(value, ' ')).toEqual({value, matches: 0})
})
