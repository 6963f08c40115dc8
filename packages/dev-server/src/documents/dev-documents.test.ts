import path from 'node:path'
import {createGenerator} from '@lectern/testing/create-generator'
import {createMarkdownSite} from '@lectern/testing/markdown-site'
import type {DevEvent, SiteProblem} from '@lectern/types'
import {expect, test} from 'vitest'
import type {DevBundles} from '../bundles/dev-bundles.js'
import type {MadePage, PageBuilder} from '../pages/page-builder.js'
import {loadDevSite} from '../site/dev-site.js'
import {createDevDocuments} from './dev-documents.js'

const PLUGIN = `
const plugin = {name: 'docs', id: 'default'}
const route = (path, fields) => ({
  path, component: '@theme/Page', props: {}, head: [], contents: [], plugin, ...fields
})
export default () => ({
  name: 'docs',
  createRoutes: () => ({
    routes: [route('/owl', {source: 'owl.md'}), route('/search', {exact: false}), route('/404.html')],
    redirects: [{from: '/eule', to: '/owl'}, {from: '/wiki', to: 'https://wiki.example/a b'}],
    dataFiles: [{name: 'birds', data: ['owl']}]
  }),
  postBuild: () => [{file: 'birds.txt', text: async () => 'Owl'}]
})
`

/** Creates the documents of a site whose pages are created by `make`. */
async function createDocuments(
  make: (path: string) => Partial<MadePage> = () => ({}),
  problems: readonly SiteProblem[] = []
) {
  const siteDir = createMarkdownSite({
    ...{'plugin.mjs': PLUGIN, 'owl.md': '# Owl\n', 'static/logo.svg': '<svg/>'},
    'src/nest.js': `\nthrow new Error('No nest.')\n`
  })
  const settings = {siteDir, cacheDir: path.join(siteDir, '.site'), generator: createGenerator()}
  const site = await loadDevSite({...settings, now: () => 0}, {})
  const reported: string[] = []
  const cleared: string[] = []
  const sent: DevEvent[] = []
  const none = {errors: [], notices: [], brokenLinks: new Map()}
  const documents = createDevDocuments({
    updates: {
      ...{site: () => site, formerBaseUrls: () => [], version: () => 3, problems: () => problems},
      ...{reportProblems: () => {}, settled: async () => {}, receive: () => {}}
    },
    // Only the fields that documents need.
    pages: {
      make: async (route) => ({...none, html: `<p>${route.path}</p>`, ...make(route.path)}),
      findIds: async () => []
    } as Partial<PageBuilder> as PageBuilder,
    bundles: {
      folders: () => ({site: path.join(siteDir, 'none')}),
      warnings: () => [],
      vendor: async () => ({
        ...{folder: '', clientFiles: [], server: {}},
        client: {'@lectern/client/dev-client': 'dev-client.js'}
      })
    } as Partial<DevBundles> as DevBundles,
    report: {
      ...{ready: () => {}, updated: () => {}, note: () => {}},
      problems(about, problems, kind) {
        reported.push(...problems.map(({code}) => `${kind} of ${about}: ${code}`))
        if (kind === 'error' && problems.length === 0) cleared.push(about)
      }
    },
    session: 's1',
    localePaths: {read: async () => new Map()},
    send: (event) => sent.push(event)
  })
  return {siteDir, documents, reported, cleared, sent}
}

test.each([
  ['/owl', '/owl', 200],
  ['/owl/', '/owl', 200],
  ['/search/anything/below', '/search', 200],
  ['/404.html', '/404.html', 404]
])('%s shows the page %s', async (path, page, status) => {
  const {documents} = await createDocuments()
  const found = await documents.page(path)
  expect(found?.status).toBe(status)
  expect(found?.html).toContain(`<p>${page}</p>`)
  expect(found?.html).toContain('src="/assets/vendor/dev-client.js"')
})

test('a path without a page shows the 404 page', async () => {
  const {documents} = await createDocuments()
  expect(await documents.page('/lark')).toBeUndefined()
  expect(await documents.notFound()).toMatchObject({
    status: 404,
    html: expect.stringContaining('<p>/404.html</p>')
  })
})

test('a page that can’t be generated shows its problems and reports them', async () => {
  const errors: SiteProblem[] = [{code: 'render-failed', message: 'No wings </script>.'}]
  const {documents, reported} = await createDocuments(() => ({html: undefined, errors}))
  const {status, html = ''} = (await documents.page('/owl')) ?? {}
  expect(status).toBe(500)
  expect(html).toContain('No wings \\u003c/script>.')
  expect(reported).toEqual(['error of /owl: render-failed'])
})

test.each<[string, SiteProblem, SiteProblem, boolean]>([
  [
    'an error in the navbar causes errors in all pages',
    {code: 'navbar-doc-unknown', message: 'No wings.', position: {file: 'site.config.mjs'}},
    {code: 'render-failed', message: 'No doc.', position: {file: 'owl.md'}},
    false
  ],
  [
    'an error in the navbar doesn’t cause one with its own line',
    {code: 'navbar-doc-unknown', message: 'No wings.', position: {file: 'site.config.mjs'}},
    {code: 'render-failed', message: 'No doc.', position: {file: 'owl.md', line: 2}},
    true
  ],
  [
    'a missing folder causes errors in its pages',
    {code: 'content-folder-missing', message: 'No docs.', position: {file: 'plugin.mjs'}},
    {code: 'page-failed', message: 'No source.', position: {file: 'owl.md'}},
    false
  ]
])('%s', async (_title, cause, error, isReported) => {
  const make = () => ({html: undefined, errors: [error]})
  const {documents, reported} = await createDocuments(make, [cause])
  await documents.page('/owl')
  const codes = [cause, ...(isReported ? [error] : [])].map(({code}) => `error of /owl: ${code}`)
  expect(reported).toEqual(codes)
})

test('a page that can’t be generated also reports its warnings', async () => {
  const errors: SiteProblem[] = [{code: 'mdx-syntax', message: 'No wings.'}]
  const notices: SiteProblem[] = [{code: 'image-missing', message: 'No image.'}]
  const {documents, reported} = await createDocuments(() => ({html: undefined, errors, notices}))
  await documents.page('/owl')
  expect(reported).toEqual(['error of /owl: mdx-syntax', 'warning of /owl: image-missing'])
})

test('finds files of static folders and data files', async () => {
  const {siteDir, documents} = await createDocuments()
  expect(documents.file('/logo.svg')).toMatchObject({file: path.join(siteDir, 'static/logo.svg')})
  expect(documents.file('/assets/data/file-birds.json')).toMatchObject({text: '["owl"]'})
  expect(documents.file('/none.svg')).toBeUndefined()
  expect(await documents.pluginFile('/birds.txt')).toMatchObject({content: 'Owl'})
})

test.each([
  ['/eule', '/owl'],
  ['/eule/', '/owl'],
  ['/eule/index.html', '/owl'],
  ['/wiki', 'https://wiki.example/a%20b'],
  ['/owl', undefined]
])('%s redirects to %s', async (from, to) => {
  const {documents} = await createDocuments()
  expect(documents.redirect(from)).toBe(to)
})

test('reports a browser error with its position', async () => {
  const {siteDir, documents, reported} = await createDocuments()
  const stack = `Error: No nest.\n    at Page (file://${siteDir}/src/nest.js:2:7)`
  expect(documents.thrown({page: '/owl', message: 'No nest.', stack})).toMatchObject({
    code: 'browser-error',
    position: {file: 'src/nest.js', line: 2, column: 7},
    excerpt: expect.stringContaining(`> 2 | throw new Error('No nest.')`)
  })
  expect(reported).toEqual(['error of /owl in the browser: browser-error'])
})

test('browser errors are fixed once the page renders without errors', async () => {
  const errors: SiteProblem[] = [{code: 'render-failed', message: 'No nest.'}]
  const pages = [{html: undefined, errors}, {}]
  const {documents, cleared} = await createDocuments(() => pages.shift() ?? {})
  await documents.page('/owl')
  expect(cleared).toEqual([])
  await documents.page('/owl')
  expect(cleared).toEqual(['/owl', '/owl in the browser'])
})

test('an opened page receives the session and the problems found earlier', async () => {
  const notices: SiteProblem[] = [{code: 'image-missing', message: 'No words.'}]
  const {documents, sent} = await createDocuments(() => ({
    ...{notices, references: {links: [], ids: []}}
  }))
  const hello = {type: 'hello', session: 's1', version: 3}
  expect(documents.initialEvents('/owl')).toEqual([hello])
  await documents.page('/owl')
  await expect.poll(() => sent).toHaveLength(1)
  expect(documents.initialEvents('/owl')).toMatchObject([
    hello,
    {type: 'notices', page: '/owl', problems: [{message: 'No words.'}]}
  ])
})
