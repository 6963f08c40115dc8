import {createPageData} from '@lectern/testing/create-page-data'
import {createSiteData} from '@lectern/testing/create-site-data'
import {expect, onTestFinished, test, vi} from 'vitest'
import type {ClientShell} from './app/app.js'
import {createDocument, type DocumentParts} from './fixtures/create-document.js'
import {startClient} from './start.js'

const shell: ClientShell = {
  site: createSiteData(),
  Root: ({children}) => children,
  ErrorPage: () => null,
  clientModules: []
}

interface Visit extends DocumentParts {
  url: string
}

/** Opens a document, and records its URL. */
function visit({url, ...parts}: Visit) {
  const steps: string[] = []
  const source = createDocument(parts)
  const root = {childElementCount: 1, dataset: {}}
  const getElementById = (id: string) => (id === '__site' ? root : source.getElementById(id))
  const warn = vi.spyOn(console, 'warn').mockImplementation((text: string) => steps.push(text))
  vi.stubGlobal('document', {...source, getElementById})
  vi.stubGlobal(
    'location',
    Object.assign(new URL(url), {replace: (next: string) => steps.push(`load ${next}`)})
  )
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, next: string) => steps.push(`show ${next}`)
  })
  onTestFinished(() => {
    warn.mockRestore()
    vi.unstubAllGlobals()
  })
  return steps
}

test('ignores a document of a different site', async () => {
  const steps = visit({url: 'https://example.com/owl.html'})
  await startClient(shell)
  expect(steps).toEqual([])
})

test('loads the new URL for a legacy one', async () => {
  const steps = visit({
    url: 'https://example.com/docs/owl.html#food',
    page: createPageData('/404.html')
  })
  await startClient(shell)
  expect(steps).toEqual(['load /docs/owl/#food'])
})

test('cleans a legacy URL, and keeps the served page if its module cannot be loaded', async () => {
  const steps = visit({
    url: 'https://example.com/docs/owl.html#food',
    page: createPageData('/docs/owl', {module: 'data:text/javascript,throw new Error()'})
  })
  await startClient(shell)
  expect(steps).toEqual(['show /docs/owl#food', 'The server-rendered page is kept.'])
})
