import type {OutputFile, Plugin, SiteProblem} from '@lectern/types'
import {createRoute} from '@lectern/testing/create-route'
import {expect, test} from 'vitest'
import type {DevSite} from '../site/dev-site.js'
import {createPluginFiles} from './plugin-files.js'

const page = createRoute('/a', {
  contents: [{source: 'a.md'}],
  head: [{tag: 'meta', attributes: {name: 'robots', content: 'noindex, nofollow'}}],
  plugin: {name: 'pages', id: 'default'}
})

const draft = createRoute('/draft', {source: 'draft.md'})

function createFiles(
  postBuild: NonNullable<Plugin['postBuild']>,
  locales: ReadonlyMap<string, ReadonlySet<string>> = new Map()
) {
  // Only the tested fields.
  const site = {
    site: {plugins: [{plugin: {name: 'test', postBuild}, id: 'default', label: 'test'}]},
    scan: {manifest: {routes: [page, draft]}},
    reader: {memory: () => ({})},
    sources: {'draft.md': {scanned: {frontMatter: {draft: true}}}},
    routes: {byPath: new Map([page, draft].map((route) => [route.path, route]))},
    pagesBySource: new Map([['a.md', ['/a']]])
  } as unknown as DevSite
  const reported: Record<string, readonly SiteProblem[]> = {}
  const files = createPluginFiles({
    updates: {site: () => site, settled: async () => {}},
    pages: {
      make: async ({path}) => ({
        html: `<p>${path}</p>`,
        errors: [],
        notices: [],
        brokenLinks: new Map()
      }),
      readContent: async (source) => ({
        description: `About ${source}.`,
        toc: [],
        words: 0,
        sections: [],
        plain: ''
      })
    },
    localePaths: {read: async () => locales},
    report: {
      problems: (place, problems) => {
        reported[place] = problems
      }
    }
  })
  return {files, reported}
}

test('only generates the requested file, from the current pages', async () => {
  const {files} = createFiles(({readPage, isIndexed, contents}) => [
    {file: 'page.txt', text: () => readPage('/a')},
    {file: 'content.txt', text: async () => (await contents.read('a.md')).description},
    {file: 'indexed.txt', text: () => String(isIndexed('/a'))},
    {file: 'never.txt', text: () => Promise.reject(new Error('Nobody asked.'))}
  ])
  const textOf = async (urlPath: string) => {
    const found = await files.answer(urlPath)
    return found && 'content' in found ? found.content : undefined
  }
  expect(await textOf('/page.txt')).toBe('<p>/a</p>')
  expect(await textOf('/content.txt')).toBe('About a.md.')
  expect(await textOf('/indexed.txt')).toBe('false')
  expect(await textOf('/other.txt')).toBeUndefined()
  expect([await files.has('/page.txt'), await files.has('/other.txt')]).toEqual([true, false])
})

test("reports errors until they're fixed", async () => {
  let text: OutputFile['text'] = () => Promise.reject(new Error('no ink'))
  const {files, reported} = createFiles(() => [{file: 'a.txt', text}])
  expect(await files.answer('/a.txt')).toBeUndefined()
  expect(reported['/a.txt']).toMatchObject([
    {code: 'plugin-failed', message: 'The plugin test failed in postBuild: no ink.'}
  ])
  text = 'ink'
  expect(await files.answer('/a.txt')).toMatchObject({content: 'ink'})
  expect(reported['/a.txt']).toEqual([])
})

test('plugins receive the languages that lack a page, like in a build', async () => {
  const locales = new Map([
    ['en', new Set(['/', '/a'])],
    ['fr', new Set(['/'])]
  ])
  const {files} = createFiles(
    ({routes}) => [{file: 'missing.json', text: JSON.stringify(routes[0]?.missingLocales)}],
    locales
  )
  expect(await files.answer('/missing.json')).toMatchObject({content: '{"fr":"/"}'})
})

test('drafts are shown but not indexed', async () => {
  const {files} = createFiles(({isIndexed}) => [
    {file: 'indexed.txt', text: () => String(isIndexed('/draft'))}
  ])
  expect(await files.answer('/indexed.txt')).toMatchObject({content: 'false'})
})
