import {hookTools} from '@lectern/testing/hook-tools'
import {expect, test} from 'vitest'
import plugin, {docsPlugin} from './index.js'
import {testContext} from './fixtures/test-context.js'

test('creates pages from files', async () => {
  const context = testContext({'/site/docs/intro.md': '', '/site/docs/guides/index.md': ''})
  const docs = docsPlugin(context, docsPlugin.validateOptions({}))
  const content = await docs.loadContent?.()
  const {routes = []} = (content && (await docs.createRoutes?.(content, hookTools))) ?? {}
  expect(routes.map(({path}) => path)).toEqual(['/docs/guides', '/docs/intro'])
  expect(docs.getPathsToWatch?.()).toEqual([
    '/site/docs',
    '/site/i18n/en/docusaurus-plugin-content-docs'
  ])
  expect(plugin).toBe(docsPlugin)
})
