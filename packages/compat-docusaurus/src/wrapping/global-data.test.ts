import {expect, test} from 'vitest'
import {combineGlobalData, describeGlobalData} from './global-data.js'

const SITE = {baseUrl: '/base/'}
const native = {path: '/docs', versions: [], breadcrumbs: true}
const described = {path: '/base/docs', versions: [], breadcrumbs: true}
const combine = (given: Parameters<typeof combineGlobalData>[1]) =>
  combineGlobalData({name: 'docs', native}, given, SITE)

test('data of docs has the base URL', () => {
  expect(describeGlobalData('docs', native, SITE)).toEqual(described)
  expect(describeGlobalData('blog', native, SITE)).toEqual(native)
})

test('only changed fields are added to the data that the theme needs', () => {
  expect(combine(described)).toEqual(native)
  expect(combine({...described, titles: ['Owl']})).toEqual({
    ...native,
    replaced: {titles: ['Owl']}
  })
  expect(combine(undefined)).toEqual(native)
})

test('without data of the wrapped plugin, only the data of the wrapping plugin counts', () => {
  expect(combineGlobalData({name: 'blog', native: undefined}, [1], SITE)).toEqual([1])
})
