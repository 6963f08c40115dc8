import type {DocsGlobalData, SiteData} from '@lectern/types'
import {createPageData} from '@lectern/testing/create-page-data'
import {createSiteData} from '@lectern/testing/create-site-data'
import {expect, onTestFinished, test, vi} from 'vitest'
import {mount} from '@lectern/testing/mount'
import {onPage, runHook} from '../fixtures/run-hook.js'
import {
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  type PreferredVersion
} from './preferred-version.js'

const common = {mainDocId: 'owl', docs: [], draftIds: [], sidebars: {}}
const docs: DocsGlobalData = {
  path: '/docs',
  breadcrumbs: true,
  versions: [
    {...common, name: 'current', label: 'Next', isLast: false, path: '/docs/next'},
    {...common, name: '2.0', label: '2.0', isLast: true, path: '/docs'},
    {...common, name: '1.0', label: '1.0', isLast: false, path: '/docs/1.0'}
  ]
}

function siteWith(versionPersistence: 'localStorage' | 'none'): SiteData {
  // Global data is JSON, and interfaces have no index signature.
  const globalData = {docs: {default: docs}} as unknown as SiteData['globalData']
  return createSiteData({themeConfig: {docs: {versionPersistence}}}, globalData)
}

const site = siteWith('localStorage')

/** Adds storage and its events to the page. */
function stubStorage(values: Readonly<Record<string, string>> = {}): Map<string, string> {
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const stored = new Map(Object.entries(values))
  const tab = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value)
  })
  vi.stubGlobal(
    'StorageEvent',
    class extends Event {
      constructor(type: string, fields: object) {
        super(type)
        Object.assign(this, fields)
      }
    }
  )
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, tab[name].bind(tab))
  return stored
}

/** Mounts the hook on a page. `read` returns its last result. */
async function follow(where: SiteData) {
  const seen: PreferredVersion[] = []
  function Probe() {
    seen.push(useDocsPreferredVersion())
    return null
  }
  const mounted = await mount(onPage(<Probe />, {site: where}))
  const read = () => seen[seen.length - 1] ?? {savePreferredVersionName: () => {}}
  return {...mounted, read}
}

test('stores the version that a reader chooses, and applies it to the whole page', async () => {
  const stored = stubStorage()
  const {act, read} = await follow(site)
  expect(read().preferredVersion).toBeUndefined()
  await act(() => read().savePreferredVersionName('1.0'))
  expect(read().preferredVersion?.name).toBe('1.0')
  expect([...stored]).toEqual([['docs-preferred-version-default', '1.0']])
})

test('ignores a stored version that no longer exists', async () => {
  stubStorage({'docs-preferred-version-default': '0.9'})
  const {read} = await follow(site)
  expect(read().preferredVersion).toBeUndefined()
})

test('a site can disable storing the version', async () => {
  const stored = stubStorage({'docs-preferred-version-default': '1.0'})
  const {act, read} = await follow(siteWith('none'))
  expect(read().preferredVersion).toBeUndefined()
  await act(() => read().savePreferredVersionName('2.0'))
  expect(stored.get('docs-preferred-version-default')).toBe('1.0')
})

test('while prerendering, links use the version of the page, or else the latest', () => {
  const namesAt = (path: string) =>
    runHook(() => useDocsVersionCandidates(), {site, page: createPageData(path)}).map(
      ({name}) => name
    )
  expect(namesAt('/docs/1.0/owl')).toEqual(['1.0', '2.0'])
  expect(namesAt('/docs/owl')).toEqual(['2.0'])
  expect(namesAt('/blog')).toEqual(['2.0'])
})
