import {createSiteData} from '@lectern/testing/create-site-data'
import {afterEach, expect, test, vi} from 'vitest'
import {useDataFile} from './data-file.js'
import {mount} from '@lectern/testing/mount'
import {onPage} from '../fixtures/run-hook.js'

const site = createSiteData({baseUrl: '/base/'})

afterEach(() => vi.restoreAllMocks())

/** Responds to requests for these files of the site. Other files are missing. */
function serve(files: Readonly<Record<string, unknown>>): string[] {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url)
    return url in files ? Response.json(files[url]) : new Response('', {status: 404})
  })
  return requested
}

/** Mounts the hook. `read` returns its last result. */
async function follow(name: string) {
  const seen: ReturnType<typeof useDataFile>[] = []
  function Probe({file}: {file: string}) {
    seen.push(useDataFile(file))
    return null
  }
  const mounted = await mount(onPage(<Probe file={name} />, {site}))
  return {
    read: () => seen[seen.length - 1]?.data,
    load: () => mounted.act(() => seen[seen.length - 1]?.load()),
    show: (file: string) => mounted.update(onPage(<Probe file={file} />, {site}))
  }
}

const FILES = {
  '/base/assets/data/index.json': {'docs-sidebar': 'assets/data/docs-1a2b.json'},
  '/base/assets/data/docs-1a2b.json': ['owl', 'gull']
}

test('a data file is fetched on demand, by its name in the index', async () => {
  const requested = serve(FILES)
  const {read, load} = await follow('docs-sidebar')
  expect([read(), requested]).toEqual([undefined, []])
  await load()
  expect(read()).toEqual(['owl', 'gull'])
  expect(requested).toEqual(['/base/assets/data/index.json', '/base/assets/data/docs-1a2b.json'])
})

test('loading the same data again returns the same object', async () => {
  serve(FILES)
  const {read, load} = await follow('docs-sidebar')
  await load()
  const first = read()
  await load()
  expect(read()).toBe(first)
})

test('the data of one file isn’t shown for a different file', async () => {
  serve(FILES)
  const {read, load, show} = await follow('docs-sidebar')
  await load()
  await show('blog-sidebar')
  expect(read()).toBeUndefined()
})

test.each([
  ['the site doesn’t have', 'blog-sidebar', FILES, 'The site has no data file blog-sidebar.'],
  ['the host doesn’t have', 'docs-sidebar', {}, '/base/assets/data/index.json: 404']
])(
  'a data file that %s logs a warning, and leaves the page unchanged',
  async (_, name, files, reason) => {
    serve(files)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const {read, load} = await follow(name)
    await load()
    expect(read()).toBeUndefined()
    expect(warn.mock.calls.map(([text, error]) => [text, (error as Error).message])).toEqual([
      [`Could not load ${name}.`, reason]
    ])
  }
)
