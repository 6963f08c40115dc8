import type {PluginFactory, SiteContext} from '@lectern/types'
import {expect, test} from 'vitest'
import {createHost} from './create-host.js'
import {INSTANCE, type WrappingPlugin} from './create-plugin.js'

const site = {
  siteDir: '/birds',
  siteConfig: {baseUrl: '/base/'}
} as SiteContext

/** Creates a wrapped blog. */
async function create(): Promise<WrappingPlugin> {
  const factory: PluginFactory<object> = () => ({
    ...{name: 'blog', loadContent: async () => [], createRoutes: () => ({routes: []})}
  })
  const plugin = await createHost(site, async () => factory).createPlugin('blog', {})
  return plugin as WrappingPlugin
}

test('a wrapped plugin has Docusaurus’s name and hooks', async () => {
  const plugin = await create()
  expect(plugin.name).toBe('docusaurus-plugin-content-blog')
  expect(await plugin.loadContent?.()).toMatchObject({blogPosts: [], blogTags: {}})
  expect(plugin[INSTANCE]?.instance.native.name).toBe('blog')
})

test('plugins can change the rule for Markdown in the webpack configuration', async () => {
  const plugin = await create()
  const config = plugin.configureWebpack?.({}, false, {})
  expect(config).toMatchObject({module: {rules: [{use: [{options: {}}, {options: {}}]}]}})
})
