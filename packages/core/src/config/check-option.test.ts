import {expect, test} from 'vitest'
import {checkOption} from './check-option.js'

test('fills in defaults, and converts sizes to bytes', () => {
  expect(checkOption.parse(undefined)).toEqual({rules: {}, ignore: [], budgets: {}})
  expect(
    checkOption.parse({
      rules: {'orphan-page': 'off'},
      ignore: ['/a/**', {rule: 'missing-alt', target: '*.png'}],
      budgets: {docs: {js: '115 kB', css: 15_000, images: '1.5MB'}}
    })
  ).toEqual({
    rules: {'orphan-page': 'off'},
    ignore: [{page: '/a/**'}, {rule: 'missing-alt', target: '*.png'}],
    budgets: {docs: {js: 115_000, css: 15_000, images: 1_500_000}}
  })
})

test.each([
  {rules: {'broken-links': 'off'}},
  {rules: {'broken-link': 'fail'}},
  {budgets: {docs: {js: '115'}}},
  {budgets: {docs: {js: -1}}},
  {budgets: {docs: {fonts: 1}}},
  {ignore: [{path: '/a'}]}
])('rejects %j', (value) => {
  expect(checkOption.safeParse(value).success).toBe(false)
})
