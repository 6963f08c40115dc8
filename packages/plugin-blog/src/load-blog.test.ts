import {extname} from 'node:path'
import type {SiteContext} from '@lectern/types'
import {expect, test} from 'vitest'
import {blogPlugin} from './index.js'
import {testPostFile, testSiteConfig} from './test-blog.js'

function contextOf(files: Readonly<Record<string, string>>): SiteContext {
  return {
    siteDir: '/site',
    siteConfig: testSiteConfig,
    sources: {
      list: async (_, extensions) =>
        Object.keys(files).filter((file) => extensions.includes(extname(file))),
      read: async (path) => testPostFile(path.replace('/site/blog/', '')).source,
      readText: async (path) => files[path.replace('/site/blog/', '')]
    },
    loadModule: async () => undefined
  }
}

function loadRoutes(files: Readonly<Record<string, string>>, options: object = {}) {
  const plugin = blogPlugin(contextOf(files), blogPlugin.validateOptions(options))
  return plugin.loadContent?.().then((content) => plugin.createRoutes?.(content))
}

test('goes from files to pages', async () => {
  const routes = await loadRoutes({
    '2021-08-26-a.md': '',
    '_draft.md': '',
    'authors.yml': 'ada: {name: Ada, page: true}'
  })
  expect(routes?.routes.map(({path}) => path)).toEqual([
    '/blog',
    '/blog/2021/08/26/a',
    '/blog/archive',
    '/blog/authors',
    '/blog/authors/ada'
  ])
})

test('has no pages when a site has no blog', async () => {
  expect(await loadRoutes({})).toEqual({routes: [], problems: []})
})

test('names a folder that the author gave and that does not exist', async () => {
  await expect(loadRoutes({}, {path: 'no-such-folder'})).rejects.toMatchObject({
    problems: [
      {
        code: 'content-folder-missing',
        message: 'The blog folder `no-such-folder` does not exist.'
      }
    ]
  })
})
