import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {createRoute} from '@lectern/testing/create-route'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {SiteConfig} from '@lectern/types'
import {expect, test} from 'vitest'
import {createAdapterFinder} from './find-adapters.js'

const findAdapters = createAdapterFinder()

const PROJECT = {siteDir: '/site', siteConfig: {compatibility: 'docusaurus'} as SiteConfig}
const COMPONENTS = fileURLToPath(new URL('../../../theme/src/components', import.meta.url))

test('only Docusaurus projects use adapters', () => {
  expect(findAdapters({siteDir: '/site', siteConfig: {} as SiteConfig}, [])).toBeUndefined()
})

test('each adapter is for an existing theme component', () => {
  const {modules = {}, route = ''} = findAdapters(PROJECT, []) ?? {}
  const names = Object.keys(modules).map((name) => name.replace('@theme/', ''))
  const missing = names.filter(
    (name) =>
      !['.tsx', '.ts', '/index.tsx', '/index.ts'].some((ending) =>
        fs.existsSync(path.join(COMPONENTS, name + ending))
      )
  )
  expect(names).toContain('DocRoot/Layout')
  expect(missing).toEqual([])
  expect([route, ...Object.values(modules)].filter((file) => !fs.existsSync(file))).toEqual([])
})

test.each([
  ['18.3.1', true],
  ['19.0.0', false]
])('with React %s, default props need support: %s', (version, isNeeded) => {
  const siteDir = createTemporarySite({
    'node_modules/react/package.json': JSON.stringify({name: 'react', version})
  })
  const found = findAdapters({...PROJECT, siteDir}, [])?.elementProps
  expect(found !== undefined && fs.existsSync(found)).toBe(isNeeded)
})

test.each([
  ['new Date(lastUpdatedAt * 1000)', true],
  ['new Date(lastUpdatedAt)', false]
])('a copy of `LastUpdated` with %s expects seconds: %s', (code, isExpected) => {
  const siteDir = createTemporarySite({'src/theme/LastUpdated/index.tsx': code})
  const file = findAdapters({...PROJECT, siteDir}, [])?.modules?.['@theme/LastUpdated'] ?? ''
  expect([fs.existsSync(file), file.includes('earlier')]).toEqual([true, isExpected])
})

test('adapts the components of all routes', () => {
  const routes = [
    {...createRoute('/a'), component: '@theme/ApiItem', props: {breadcrumbs: [], version: {}}},
    {...createRoute('/b'), component: '@theme/BlogList', props: {blogPath: '/b'}},
    {...createRoute('/c'), component: '@site/src/pages/c.js', props: {config: {}}}
  ]
  expect(findAdapters(PROJECT, routes)?.routeComponents).toEqual([
    '@theme/ApiItem',
    '@theme/BlogList',
    '@site/src/pages/c.js'
  ])
})
