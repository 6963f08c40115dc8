import {hookTools} from '@lectern/testing/hook-tools'
import type {SiteContext} from '@lectern/types'
import {expect, test} from 'vitest'
import {blogPlugin} from '../index.js'
import {testContext, testPostFile} from '../fixtures/test-blog.js'

function loadRoutes(
  files: Readonly<Record<string, string>>,
  options: object = {},
  history?: SiteContext['history']
) {
  const plugin = blogPlugin(testContext(files, history), blogPlugin.validateOptions(options))
  return plugin.loadContent?.().then((content) => plugin.createRoutes?.(content, hookTools))
}

test('creates pages from files', async () => {
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

test('names the authors file to create, or the one that is missing an author', async () => {
  const messages = async (file: string, options: object = {}) => {
    const context = testContext({'2021-08-26-a.md': '', [file]: 'bob: {name: Bob}'})
    const {source} = testPostFile('2021-08-26-a.md', {authors: 'ada'})
    const sources = {...context.sources, read: async () => source}
    const plugin = blogPlugin({...context, sources}, blogPlugin.validateOptions(options))
    const content = await plugin.loadContent?.()
    const created = content && (await plugin.createRoutes?.(content, hookTools))
    return created?.problems?.map(({message}) => message)
  }
  expect(await messages('authors.yml', {authorsMapPath: 'people.json'})).toEqual([
    "The author `ada` isn't defined, because blog/people.json doesn't exist."
  ])
  const localized = 'i18n/en/docusaurus-plugin-content-blog/authors.yml'
  expect(await messages(`/site/${localized}`)).toEqual([
    `The author \`ada\` isn't in ${localized}.`
  ])
})

test('creates no pages if the site has no blog', async () => {
  expect(await loadRoutes({})).toEqual({routes: [], problems: []})
})

test('lists no posts if a Docusaurus project has no blog, like Docusaurus', async () => {
  const context = testContext({})
  const siteConfig = {...context.siteConfig, compatibility: 'docusaurus' as const}
  const plugin = blogPlugin({...context, siteConfig}, blogPlugin.validateOptions({}))
  const created = await plugin
    .loadContent?.()
    .then((content) => plugin.createRoutes?.(content, hookTools))
  expect(created?.routes.map(({path}) => path)).toEqual(['/blog'])
})

test("reports a configured folder that doesn't exist", async () => {
  await expect(loadRoutes({}, {path: 'no-such-folder'})).rejects.toMatchObject({
    problems: [
      {
        code: 'content-folder-missing',
        message: "The blog folder `no-such-folder` doesn't exist."
      }
    ]
  })
})

test('shows the last update of a post on its page, but not in lists', async () => {
  const change = {date: '2024-05-06T07:08:09.000Z', author: 'Ada'}
  const history = {read: async () => ({find: () => change, problems: []})}
  const options = {showLastUpdateTime: true, showLastUpdateAuthor: true}
  const created = await loadRoutes({'2021-08-26-a.md': ''}, options, history)
  const [list, post] = created?.routes ?? []
  expect(post).toMatchObject({
    props: {post: {lastUpdatedAt: change.date, lastUpdatedBy: 'Ada'}},
    lastUpdatedAt: change.date
  })
  expect(JSON.stringify(list)).not.toContain('lastUpdated')
})
