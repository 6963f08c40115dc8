import type {SiteProblem} from '@lectern/types'
import {expect, test} from 'vitest'
import {scanSite, scanTolerantly} from './scan-site.js'

const SITE = {siteConfig: {}, messages: {}, problems: []}

test('reports a problem that several plugins find once', async () => {
  const problem: SiteProblem = {code: 'git-shallow', message: 'The site is a shallow clone.'}
  const plugins = ['docs', 'blog'].map((name) => ({
    plugin: {name, createRoutes: () => ({routes: [], problems: [problem]})},
    id: 'default',
    label: name
  }))
  const {problems} = await scanSite({...SITE, plugins}, () => 0)
  expect(problems).toEqual([problem])
})

test('merges site-wide global data into the plugin’s earlier data', async () => {
  const plugin = {
    name: 'owls',
    createRoutes: () => ({routes: [], globalData: {count: 2, kind: 'barn'}}),
    createSiteRoutes: async () => ({routes: [], globalData: {count: 3}})
  }
  const late = {name: 'late', createSiteRoutes: () => ({routes: [], globalData: 'dusk'})}
  const plugins = [plugin, late].map((one) => ({plugin: one, id: 'a', label: one.name}))
  const {globalData} = await scanSite({...SITE, plugins}, () => 0)
  expect(globalData).toEqual({owls: {a: {count: 3, kind: 'barn'}}, late: {a: 'dusk'}})
})

test('an error in a plugin doesn’t affect the pages of others', async () => {
  const fails = {
    name: 'fails',
    createSiteRoutes() {
      throw new Error('no map')
    }
  }
  const works = {name: 'works', createRoutes: () => ({routes: [], globalData: 1})}
  const plugins = [fails, works].map((one) => ({plugin: one, id: 'a', label: one.name}))
  const {scan, errors} = await scanTolerantly({...SITE, plugins}, () => 0)
  expect(scan.globalData).toEqual({works: {a: 1}})
  expect(errors.map(({message}) => message)).toEqual([
    'The plugin fails failed in createSiteRoutes: no map.'
  ])
  await expect(scanSite({...SITE, plugins}, () => 0)).rejects.toThrow('no map')
})
