import {createSiteData} from '@lectern/testing/create-site-data'
import {expect, onTestFinished, test, vi} from 'vitest'
import type {ClientShell} from '../app/app.js'
import {createDocument} from '../fixtures/create-document.js'
import {startDevClient} from './start-dev-client.js'

function createShell(title: string): ClientShell {
  const site = createSiteData({title})
  return {site, Root: ({children}) => children, ErrorPage: () => null, clientModules: []}
}

test('a newer bundle passes its components to the running page', async () => {
  const taken: string[] = []
  vi.stubGlobal('__lecternDev', {
    takeShell: ({site}: ClientShell) => taken.push(site.siteConfig.title)
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await startDevClient(createShell('New'))
  expect(taken).toEqual(['New'])
})

test('a document without a page is unchanged, and uses the newer bundle', async () => {
  vi.stubGlobal('__lecternDev', undefined)
  vi.stubGlobal('document', createDocument({dev: {session: 'a', version: 1, problems: []}}))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  await startDevClient(createShell('Old'))
  expect(Object.keys(globalThis.__lecternDev ?? {})).toEqual(['takeShell'])
})
