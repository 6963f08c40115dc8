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

test('keeps branches with a matching value, ignoring case', () => {
  expect(filterJson(value, ' BLOG ')).toEqual({
    value: {items: [{label: 'Blog', to: '/blog'}]},
    matches: 2
  })
})

test('keeps everything below a matching key', () => {
  expect(filterJson(value, 'docs')).toEqual({
    value: {items: [{label: 'Docs', to: '/docs'}], docs: {path: 'docs', open: true}},
    matches: 4
  })
})

test('finds numbers and booleans, but no array indexes', () => {
  expect(filterJson({list: ['a', 'b'], open: true}, 'true')).toEqual({
    value: {open: true},
    matches: 1
  })
  expect(filterJson(['a', 'b'], '1')).toEqual({matches: 0})
})

test('keeps everything if the query is empty', () => {
  expect(filterJson(value, ' ')).toEqual({value, matches: 0})
})
