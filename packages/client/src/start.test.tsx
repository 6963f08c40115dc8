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

/** Opens a document, and notes what becomes of its address. */
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

test('a document of another site is left alone', async () => {
  const steps = visit({url: 'https://example.com/owl.html'})
  await startClient(shell)
  expect(steps).toEqual([])
})

test('an old address is loaded from where its page is now', async () => {
  const steps = visit({
    url: 'https://example.com/docs/owl.html#food',
    page: createPageData('/404.html')
  })
  await startClient(shell)
  expect(steps).toEqual(['load /docs/owl/#food'])
})

test('an old address is shown clean, and a page whose module cannot be loaded stays as it was served', async () => {
  const steps = visit({
    url: 'https://example.com/docs/owl.html#food',
    page: createPageData('/docs/owl', {module: 'data:text/javascript,throw new Error()'})
  })
  await startClient(shell)
  expect(steps).toEqual(['show /docs/owl#food', 'The server-rendered page is kept.'])
})
