import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import {omitFields, validatePartially} from './validate-partially.js'

const config = {title: 'A', navbar: {items: [{label: 1}, {label: 'b'}, {to: 3}], style: 'x'}}

test('fields and list items are omitted at any depth', () => {
  const paths = [
    ['title'],
    ['navbar', 'items', 0],
    ['navbar', 'items', 2, 'to'],
    ['navbar', 'style']
  ]
  expect(omitFields(config, paths)).toEqual({navbar: {items: [{label: 'b'}, {}]}})
  expect(config.navbar.items).toHaveLength(3)
})

test('an object without a required field is omitted', () => {
  expect(omitFields(config, [['navbar', 'items', 2, 'label']])).toEqual({
    title: 'A',
    navbar: {items: [{label: 1}, {label: 'b'}], style: 'x'}
  })
})

test('a value without a required field is omitted entirely', () => {
  expect(omitFields(config, [['url']])).toBeUndefined()
})

function reject(message: string, ...fields: string[][]): never {
  throw new SiteError({code: 'config-invalid', message}, {fields})
}

test('a value is revalidated without its invalid fields', async () => {
  const validate = (value: {a?: number; b?: number; c: number}) => {
    if (value.a !== undefined) reject('a', ['a'])
    if (value.b !== undefined) reject('b', ['b'])
    return value.c
  }
  expect(await validatePartially({a: 1, b: 2, c: 3}, validate)).toEqual({
    value: 3,
    input: {c: 3},
    problems: [
      {code: 'config-invalid', message: 'a'},
      {code: 'config-invalid', message: 'b'}
    ],
    fields: [['a'], ['b']]
  })
})

test('follow-up errors of a missing field aren’t reported', async () => {
  const validate = (value: {i18n: {locale?: string; names?: string}}) => {
    if (value.i18n.locale) reject('locale', ['i18n', 'locale'])
    if (value.i18n.names) reject('names do not have the locale', ['i18n', 'names'])
    return value
  }
  const {problems} = await validatePartially({i18n: {locale: 'x', names: 'y'}}, validate)
  expect(problems.map(({message}) => message)).toEqual(['locale'])
})

test('validation that always fails terminates', async () => {
  let depth = 0
  const validate = () => reject('x', [`k${depth++}`])
  const keys = Object.fromEntries(Array.from({length: 99}, (_, index) => [`k${index}`, 1]))
  expect((await validatePartially(keys, validate)).value).toBeUndefined()
  await expect(validatePartially({}, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('a missing required field uses a fallback', async () => {
  const validate = (value: {title?: string; url?: string}) =>
    value.title ? value : reject('title is missing', ['title'])
  expect(await validatePartially({url: 'u'}, validate, {title: 'T'})).toMatchObject({
    value: {title: 'T', url: 'u'},
    problems: [{message: 'title is missing'}]
  })
})
