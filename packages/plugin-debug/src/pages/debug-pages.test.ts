import {createSiteConfig} from '@lectern/testing/create-site-config'
import {expect, test} from 'vitest'
import {DEBUG_PAGES, debugPath} from './debug-pages.js'
import {createDebugRoutes} from './debug-routes.js'

test('the first page shows the configuration, at the base path of all others', () => {
  const [first, second] = DEBUG_PAGES
  expect(first && debugPath(first)).toBe('/__docusaurus/debug')
  expect([first?.dataName, second?.dataName]).toEqual(['debug-config', 'debug-config'])
})

test('each page has its data, and links to all pages', () => {
  const routes = createDebugRoutes(createSiteConfig())
  const page = routes.find(({path}) => path === '/__docusaurus/debug/globalData')
  expect(page).toMatchObject({
    component: '@theme/DebugPage',
    plugin: {name: 'debug', id: 'default'},
    props: {
      title: 'Global data',
      description: 'Data that plugins share with every page, by plugin name and ID.',
      dataName: 'debug-global-data'
    }
  })
  expect(page?.props.pages).toEqual([
    {title: 'Configuration', path: '/__docusaurus/debug/config'},
    {title: 'Metadata', path: '/__docusaurus/debug/metadata'},
    {title: 'Registry', path: '/__docusaurus/debug/registry'},
    {title: 'Routes', path: '/__docusaurus/debug/routes'},
    {title: 'Content', path: '/__docusaurus/debug/content'},
    {title: 'Global data', path: '/__docusaurus/debug/globalData'}
  ])
})
