import {expect, test} from 'vitest'
import {createPluralRules, listPluralForms, selectPluralForm} from './plural-form.js'

const select = (locale: string, count: number, text: string) =>
  selectPluralForm(createPluralRules(locale), count, text)

test('forms are in the order zero, one, two, few, many, other', () => {
  expect(listPluralForms(createPluralRules('en'))).toEqual(['one', 'other'])
  expect(listPluralForms(createPluralRules('ja'))).toEqual(['other'])
  const arabic = ['zero', 'one', 'two', 'few', 'many', 'other']
  expect(listPluralForms(createPluralRules('ar'))).toEqual(arabic)
})

test('a count selects its form', () => {
  const text = 'один|два|много|другое'
  expect([1, 3, 11, 21, 1.5].map((count) => select('ru', count, text))).toEqual([
    'один',
    'два',
    'много',
    'один',
    'другое'
  ])
  expect(select('en', 1, 'One page|{count} pages')).toBe('One page')
  expect(select('en', 0, 'One page|{count} pages')).toBe('{count} pages')
})

test('a string with too few forms uses its last form for all other counts', () => {
  expect(select('ru', 5, 'одна|несколько')).toBe('несколько')
  expect(select('ru', 5, 'страницы')).toBe('страницы')
})

test('an invalid locale uses English rules', () => {
  expect(select('x', 1, 'one|more')).toBe('one')
  expect(select('not a locale', 2, 'one|more')).toBe('more')
})
