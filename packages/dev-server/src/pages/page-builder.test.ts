import fs from 'node:fs'
import path from 'node:path'
import type {Bundles} from '@lectern/types'
import {expect, test, vi} from 'vitest'
import {createBundles, createClientModule} from '@lectern/testing/create-bundles'
import {createGenerator} from '@lectern/testing/create-generator'
import {createMarkdownSite} from '@lectern/testing/markdown-site'
import {loadDevSite} from '../site/dev-site.js'
import type {ThreadPage} from '../render/render-page-task.js'
import {createPageBuilder} from './page-builder.js'

const BUNDLES = createBundles({
  modules: {'@theme/Page': createClientModule('/assets/js/page.js')},
  server: {entry: '/server/main.mjs', modules: {'@theme/Page': '/server/page.mjs'}}
})

/**
 * @param thrown - Result of rendering a page. By default, rendering succeeds.
 * @param isHeld - Whether the bundles include the current contents.
 */
async function createSite(
  bundles: Bundles | undefined = BUNDLES,
  thrown?: ThreadPage,
  isHeld = true
) {
  const siteDir = createMarkdownSite({'a.md': '# A\n', 'b.md': '# B\n'})
  const cacheDir = path.join(siteDir, '.site')
  const recordsDir = path.join(cacheDir, 'records')
  const settings = {siteDir, cacheDir, generator: createGenerator(), now: () => 0}
  const site = await loadDevSite(settings, {})
  const compiled: string[] = []
  const rendered: string[] = []
  const update = vi.fn(async () => {})
  let held: Promise<void> | undefined
  const pages = createPageBuilder({
    generator: createGenerator(),
    recordsDir,
    clientId: 'session',
    localePaths: {read: async () => new Map()},
    bundles: {
      current: async () => bundles,
      update,
      holds: () => isHeld,
      problems: () => [{code: 'bundle-failed', message: 'No good.'}],
      sharedProblems: () => [{code: 'bundle-failed', message: 'No good.'}]
    },
    thread: {
      async run({kind, sources, common, createItem}) {
        const items = sources.map(createItem)
        compiled.push(...items.map((item) => (item as {file: string}).file))
        return [...(await (await kind.load()).default(items, common, {}))]
      },
      async render(_, {page}) {
        rendered.push(page.path)
        await held
        if (thrown) return thrown
        return {page: {path: page.path, links: [], ids: ['top'], problems: [], html: '<p>'}}
      }
    }
  })
  const route = (routePath: string) => {
    const found = site.routes.byPath.get(routePath)
    if (!found) throw new Error(`The site has no page ${routePath}.`)
    return found
  }
  const write = (text: string) => fs.writeFileSync(path.join(siteDir, 'a.md'), text)
  /** Holds renderings until the returned function is called. */
  const holdRendering = () => {
    let release = () => {}
    held = new Promise((resolve) => {
      release = resolve
    })
    return release
  }
  return {siteDir, site, pages, route, write, compiled, rendered, update, holdRendering}
}

test('bundles a changed page, of whose files only its own have changed', async () => {
  const {siteDir, site, pages, route, update} = await createSite(BUNDLES, undefined, false)
  await pages.make(route('/a'), site)
  const changes = {files: [path.join(siteDir, 'a.md')], isScanned: false}
  expect(update.mock.calls).toEqual([[site, expect.any(Map), changes]])
})

test('compiles a page on the first visit, and again after a change', async () => {
  const {site, pages, route, write, compiled, rendered} = await createSite()
  await pages.make(route('/a'), site)
  await pages.make(route('/a'), site)
  expect(compiled).toEqual(['a.md'])
  write('# Another\n')
  await pages.make(route('/a'), site)
  expect(compiled).toEqual(['a.md', 'a.md'])
  expect(rendered).toEqual(['/a', '/a', '/a'])
})

test('simultaneous requests share a rendering, unless the page has changed', async () => {
  const {site, pages, route, write, rendered, holdRendering} = await createSite()
  const release = holdRendering()
  const requests = [1, 2, 3].map(() => pages.make(route('/a'), site))
  await vi.waitFor(() => expect(rendered).toHaveLength(1))
  requests.push(pages.make(route('/a'), site))
  write('# Another\n')
  requests.push(pages.make(route('/a'), site))
  await vi.waitFor(() => expect(rendered).toHaveLength(2))
  release()
  expect((await Promise.all(requests)).map(({html}) => html)).toEqual(Array(5).fill('<p>'))
  expect(rendered).toEqual(['/a', '/a'])
})

test('only caches the latest version of a text', async () => {
  const {site, pages, route, write, compiled} = await createSite()
  for (const text of ['# One\n', '# Two\n', '# One\n']) {
    write(text)
    await pages.make(route('/a'), site)
  }
  expect(compiled).toHaveLength(3)
})

test('renders a linked page once to find its IDs, until it changes', async () => {
  const {site, pages, route, write, rendered} = await createSite()
  expect(await pages.findIds(route('/a'), site)).toEqual(['top'])
  expect(await pages.findIds(route('/a'), site)).toEqual(['top'])
  expect(rendered).toEqual(['/a'])
  write('# Another\n')
  await pages.findIds(route('/a'), site)
  expect(rendered).toEqual(['/a', '/a'])
})

test('a page that isn’t in the last working bundles shows the error that blocks new ones', async () => {
  const {site, pages, route} = await createSite({...BUNDLES, modules: {}})
  const {html, errors} = await pages.make(route('/a'), site)
  expect(html).toBeUndefined()
  expect(errors.map(({message}) => message)).toEqual(['No good.'])
})

test('in a Docusaurus project, the browser renders a page that the server can’t render', async () => {
  const problem = {code: 'render-failed' as const, message: 'No window.'}
  const page = {path: '/a', links: [], ids: [], problems: [problem]}
  const {site, pages, route} = await createSite(BUNDLES, {page, emptyHtml: '<empty>'})
  const siteConfig = {...site.site.siteConfig, compatibility: 'docusaurus' as const}
  const project = {...site, site: {...site.site, siteConfig}}
  expect(await pages.make(route('/a'), project)).toMatchObject({
    html: '<empty>',
    errors: [{code: 'bundle-failed'}],
    notices: [{code: 'render-failed', policy: 'warn', message: 'No window.'}]
  })
  const own = await pages.make(route('/a'), site)
  expect(own.html).toBeUndefined()
  expect(own.errors).toMatchObject([{code: 'bundle-failed'}, problem])
})
