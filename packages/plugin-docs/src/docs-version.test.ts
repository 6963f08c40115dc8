import {expect, test} from 'vitest'
import {parseDocsOptions} from './docs-options.js'
import {createCurrentVersion} from './docs-version.js'

test('names the current version Next, at the base path', () => {
  expect(createCurrentVersion(parseDocsOptions({}))).toEqual({
    name: 'current',
    label: 'Next',
    isLast: true,
    folder: 'docs',
    sidebarPath: undefined,
    routePath: '/docs'
  })
})

test('takes label and path of the current version from the options', () => {
  const versions = {current: {label: 'Canary', path: 'canary'}}
  expect(createCurrentVersion(parseDocsOptions({routeBasePath: '/', versions}))).toMatchObject({
    label: 'Canary',
    routePath: '/canary'
  })
})
