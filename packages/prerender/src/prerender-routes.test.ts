import fs from 'node:fs'
import path from 'node:path'
import {openRecordStore} from '@lectern/shared/cache/record-store'
import {createContentRecord} from '@lectern/testing/create-content-record'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {ContentRecord} from '@lectern/types'
import {expect, test} from 'vitest'
import {createJob} from './fixtures/create-job.js'
import {prerenderRoutes} from './prerender-routes.js'
import type {RenderJob} from './job/render-job.js'

/** The entry of a server bundle whose components are functions that return HTML. */
const RENDERER = `
export const renderer = {
  renderStaticBody: (page, body) => body.map((node) => node.html ?? node).join(''),
  renderPage({page, head, component, contents}) {
    const parts = contents.map((content) => content.html ?? content.component())
    return {
      appHtml: component({page, html: parts.join('')}),
      headHtml: head.map(({tag, attributes}) =>
        '<' + [tag, ...Object.entries(attributes).map(([name, value]) => name + '="' + value + '"')].join(' ') + '>'
      ).join(''),
      htmlAttributes: '',
      bodyAttributes: ''
    }
  },
  renderLoadedPage: async (input) => ({
    ...renderer.renderPage({...input, component: () => '<main>Loaded</main>'})
  }),
  findThrower: async () => 'Card'
}
`
const PAGE = `export default ({html}) => '<main>' + html + '</main>'\n`

interface SampleSite {
  /** Text of the page component's module. */
  component?: string
  /** Text of the server bundle's entry. */
  renderer?: string
  /** More files, by path. */
  files?: Readonly<Record<string, string>>
  records?: Readonly<Record<string, Partial<ContentRecord>>>
}

/** Renders pages with one component each; `read` returns the text of a written file. */
async function render(
  jobs: (siteDir: string) => readonly Partial<RenderJob>[],
  {component = PAGE, renderer = RENDERER, files = {}, records = {}}: SampleSite = {}
) {
  const siteDir = createTemporarySite({
    'server/main.mjs': renderer,
    'server/page.mjs': component,
    ...files
  })
  const at = (file: string) => path.join(siteDir, file)
  const store = openRecordStore(at('records'))
  for (const [key, fields] of Object.entries(records)) store.write(key, createContentRecord(fields))
  const pages = await prerenderRoutes(
    jobs(siteDir).map((fields) =>
      createJob({serverModule: at('server/page.mjs'), source: 'docs/a.md', ...fields})
    ),
    {rendererEntry: at('server/main.mjs'), records: store, siteDir, outDir: at('build')}
  )
  const read = (file: string) => fs.readFileSync(at(`build/${file}`), 'utf8')
  return {pages, read, isWritten: (file: string) => fs.existsSync(at(`build/${file}`))}
}

const content = (record: string, fields: object = {}) => ({
  ...{record, excerpt: false, tokens: {links: [], assets: []}},
  ...fields
})

test('writes a page with its content, and returns its links and IDs', async () => {
  const {pages, read} = await render(
    () => [{contents: [content('aa1', {tokens: {links: ['/docs/b'], assets: []}})]}],
    {
      records: {
        aa1: {
          body: [{tag: 'p', html: '<h2 id="nests">Nests</h2><a href="site-link://0/#top">B</a>'}],
          description: 'Where birds live.'
        }
      }
    }
  )
  expect(read('a/index.html')).toContain(
    '<main><h2 id="nests">Nests</h2><a href="/docs/b#top">B</a></main>'
  )
  expect(pages).toEqual([
    {
      ...{path: '/a', links: ['/docs/b#top'], ids: ['nests'], problems: []},
      ...{duration: expect.any(Number), hash: expect.any(String)}
    }
  ])
})

test('equal pages have equal hashes, and different pages have different ones', async () => {
  const page = (path: string, record: string) => ({
    ...{outFile: `${path}.html`, contents: [content(record)]}
  })
  const {pages} = await render(() => [page('a', 'aa1'), page('b', 'aa1'), page('c', 'bb2')], {
    records: {aa1: {body: ['One.']}, bb2: {body: ['Two.']}}
  })
  const [first, same, other] = pages.map(({hash}) => hash)
  expect(first).toBe(same)
  expect(first).not.toBe(other)
})

test('a list shows excerpts up to the truncate marker', async () => {
  const {read} = await render(
    () => [{contents: [content('aa1', {excerpt: true}), content('bb2', {excerpt: true})]}],
    {
      records: {
        aa1: {body: ['Start. ', 'Rest. '], excerptLength: 1},
        bb2: {body: ['Short ', 'post.']}
      }
    }
  )
  expect(read('a/index.html')).toContain('<main>Start. Short post.</main>')
})

test('live content is rendered by its own module, and the page names its browser module', async () => {
  const {read} = await render(
    (siteDir) => [
      {
        contents: [
          content('aa1', {
            serverModule: path.join(siteDir, 'server/live.mjs'),
            clientModule: '/assets/live.js'
          })
        ]
      }
    ],
    {records: {aa1: {kind: 'live'}}, files: {'server/live.mjs': `export default () => 'Live'\n`}}
  )
  expect(read('a/index.html')).toContain('<main>Live</main>')
  expect(read('a/index.html')).toContain('"module":"/assets/live.js"')
})

test('live content has the headings that its module exports', async () => {
  const {read} = await render(
    (siteDir) => [{contents: [content('aa1', {serverModule: path.join(siteDir, 'live.mjs')})]}],
    {
      records: {aa1: {kind: 'live', toc: [{id: 'own', depth: 2, html: 'Own'}]}},
      files: {
        'live.mjs': `export const toc = [{id: 'a', level: 3, value: 'A'}, {id: 1}, null]
          export default () => 'Live'\n`
      }
    }
  )
  expect(read('a/index.html')).toContain('"toc":[{"id":"a","depth":3,"html":"A"}]')
})

test('a page has the head tags of its source, and a list of posts has none', async () => {
  const head = [{tag: 'meta' as const, attributes: {name: 'robots', content: 'noindex'}}]
  const contents = [content('aa1')]
  const {pages} = await render(
    () => [{contents}, {contents, source: undefined, outFile: 'list.html'}],
    {records: {aa1: {head}}}
  )
  expect(pages.map(({noIndex}) => noIndex)).toEqual([true, undefined])
})

test('a failing page names the component, and the other pages are still written', async () => {
  const {pages, isWritten} = await render(
    () => [{page: {...createJob().page, path: '/bad'}}, {outFile: 'good.html'}],
    {
      component: `export default ({page}) => {
        if (page.path === '/bad') throw new Error('No wings.')
        return ''
      }`
    }
  )
  expect(pages.map(({problems}) => problems)).toEqual([
    [
      {
        code: 'render-failed',
        message: 'The component <Card> of the page /bad failed to render: No wings.',
        position: {file: 'docs/a.md'},
        hint: 'Fix the component or its props so that it renders without a browser.'
      }
    ],
    []
  ])
  const stack = expect.stringContaining('Error: No wings.')
  expect(pages[0]).toMatchObject({path: '/bad', links: [], ids: [], duration: 0, stack})
  expect([isWritten('a/index.html'), isWritten('good.html')]).toEqual([false, true])
})

test('a module without a default export is reported', async () => {
  const {pages} = await render(() => [{}], {component: 'export const Page = 1\n'})
  expect(pages[0]?.problems).toMatchObject([{code: 'page-without-default-export'}])
})

const READ = `fs.readFileSync('/missing/birds.json', 'utf8')`

test.each([
  ['while it renders', `export default () => ${READ}`],
  ['while its module loads', `const birds = ${READ}\nexport default () => birds`]
])('a component that reads a missing file %s fails its page', async (_when, code) => {
  const {pages} = await render(() => [{}], {component: `import fs from 'node:fs'\n${code}\n`})
  expect(pages[0]?.problems).toMatchObject([
    {
      code: 'render-failed',
      message: expect.stringContaining('no such file or directory, open'),
      position: {file: 'docs/a.md'}
    }
  ])
})

test('a record that is missing from the cache is reported', async () => {
  const {pages} = await render(() => [{contents: [content('aa1')]}])
  expect(pages[0]?.problems).toMatchObject([{code: 'cache-damaged'}])
})

test('output that can’t be written ends the run', async () => {
  const jobs = () => [{outFile: 'a.html'}, {outFile: 'a.html/b.html'}]
  await expect(render(jobs)).rejects.toMatchObject({syscall: expect.any(String)})
})

test('code that the site policy blocks is reported, and the page contains the policy', async () => {
  const policy = {meta: "script-src 'self'", scripts: ["'self'"], styles: ["'self'"]}
  const {pages, read} = await render(() => [{policy}], {
    component: `export default () => '<p style="color: red">Red</p>'\n`
  })
  expect(read('a/index.html')).toContain(
    `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`
  )
  expect(pages[0]?.blocked).toEqual(['a style attribute of <p>'])
})

test('pages with components that aren’t loaded yet are rendered again', async () => {
  const waiting = "throw new Error('A component suspended while responding to synchronous input.')"
  const {read} = await render(
    (siteDir) => [
      {outFile: 'a.html'},
      {outFile: 'b.html', serverModule: `${siteDir}/server/waiting.mjs`}
    ],
    {
      component: "export default () => '<!--$!--><template></template>Loading<!--/$-->'",
      files: {'server/waiting.mjs': `export default () => { ${waiting} }`}
    }
  )
  expect(read('a.html')).toContain('<main>Loaded</main>')
  expect(read('b.html')).toContain('<main>Loaded</main>')
})

test('every page fails with the error of a component that throws while it is loaded', async () => {
  const renderer = "throw new TypeError('No links.')\n"
  const {pages} = await render(() => [{outFile: 'a.html'}, {outFile: 'b.html'}], {renderer})
  expect(pages).toHaveLength(2)
  for (const page of pages) {
    expect(page).toMatchObject({
      problems: [{code: 'render-failed', message: expect.stringContaining('No links.')}],
      stack: expect.stringContaining('main.mjs')
    })
    expect(page).not.toHaveProperty('hash')
  }
})
