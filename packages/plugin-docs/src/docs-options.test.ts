import {expect, test} from 'vitest'
import {parseDocsOptions} from './docs-options.js'

test('fills in the defaults', () => {
  expect(parseDocsOptions({})).toMatchObject({
    id: 'default',
    path: 'docs',
    routeBasePath: 'docs',
    sidebarCollapsed: true,
    breadcrumbs: true
  })
})

test('names an unknown option and the nearest known one', () => {
  expect(() => parseDocsOptions({sidebarsPath: 'x'})).toThrow(
    'Plugin docs has the unknown key `sidebarsPath`.'
  )
})

test('says what a wrong option should be', () => {
  expect(() => parseDocsOptions({breadcrumbs: 'yes'})).toThrow(
    'Plugin docs: `breadcrumbs` is the string "yes", but must be a boolean.'
  )
})

test('takes edit URLs as text or function, and no sidebars', () => {
  const editUrl = () => undefined
  expect(parseDocsOptions({editUrl, sidebarPath: false})).toMatchObject({
    editUrl,
    sidebarPath: false
  })
})
