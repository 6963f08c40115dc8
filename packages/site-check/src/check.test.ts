import fs from 'node:fs'
import path from 'node:path'
import {createTaskPool} from '@lectern/core/workers/task-pool'
import {createSourceRoute} from '@lectern/testing/create-route'
import {createSiteConfig} from '@lectern/testing/create-site-config'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {type CheckEnvironment, checkOutput} from './check.js'
import type {PreparedCheck} from './prepare-check.js'

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>${body.length} owls</title></head>` +
  `<body><div id="__site"><h1>Owls</h1>${body}</div></body></html>`

const FILES = {
  'build/index.html': page('<a href="/owl">Owl</a>'),
  'build/owl/index.html': page('<a href="/">Home</a><a href="https://birds.org/lark">Lark</a>'),
  'docs/owl.md': '# Owls\n\n[Home](/)\n[Lark](https://birds.org/lark)\n'
}

function createSite(files: Readonly<Record<string, string>> = {}) {
  const siteDir = createTemporarySite({...FILES, ...files})
  const siteConfig = createSiteConfig({url: 'https://site.example'})
  const prepared: PreparedCheck = {
    siteConfig,
    moduleFiles: new Set(),
    locales: [
      {
        ...{folder: '', siteConfig, redirects: []},
        routes: [createSourceRoute('/owl', 'docs/owl.md')]
      }
    ],
    built: {},
    sources: {}
  }
  const asked: string[] = []
  const statuses: string[] = []
  const answer = (replies: Readonly<Record<string, string | undefined>>) => async (url: string) => {
    asked.push(url)
    const text = replies[url]
    const status = /^\d{3}$/.test(text ?? '') ? Number(text) : text === undefined ? 404 : 200
    if (text === 'offline') throw new TypeError('fetch failed', {cause: {code: 'ECONNREFUSED'}})
    return new Response(text ?? null, {status})
  }
  const check = async (
    options: {against?: string} = {},
    {replies = {}, asks = false}: {replies?: Record<string, string>; asks?: boolean} = {}
  ) => {
    const fetch = answer(replies)
    const environment: CheckEnvironment = {
      ...{runner: createTaskPool(1), now: 0, fetch},
      showStatus: (line) => statuses.push(line),
      requester: asks
        ? {fetch, wait: async () => {}, userAgent: 'check', timeout: 1000, retries: 0}
        : undefined
    }
    const outDir = path.join(siteDir, 'build')
    const result = await checkOutput(prepared, {siteDir, outDir, ...options}, environment)
    return {
      ...result,
      found: result.findings.map(({rule, position}) => [rule, position?.file, position?.line])
    }
  }
  return {siteDir, check, asked, statuses}
}

test('a valid site has no findings, and its URLs are listed', async () => {
  const {check, asked} = createSite()
  const {findings, pages, manifest, external} = await check()
  expect([findings, pages, external, asked]).toEqual([[], 2, undefined, []])
  expect(manifest).toMatchObject({
    version: 1,
    pages: {'/': {}, '/owl': {source: 'docs/owl.md'}},
    redirects: []
  })
})

test('a finding points to the source of its page', async () => {
  const {check} = createSite({
    'build/owl/index.html': page('<a href="/nest">Nest</a><a href="/">Home</a>'),
    'docs/owl.md': '# Owls\n\n[Nest](/nest)\n'
  })
  expect((await check()).found).toContainEqual(['broken-link', 'docs/owl.md', 3])
})

test('external sites are requested only if enabled, and the responses are cached', async () => {
  const {siteDir, check, asked, statuses} = createSite()
  const {found, external} = await check({}, {asks: true})
  expect(found).toEqual([['broken-external-link', 'docs/owl.md', 4]])
  expect(external).toMatchObject({refused: 0})
  expect(asked).toContain('https://birds.org/lark')
  expect(statuses.at(-1)).toBe('')
  expect(fs.existsSync(path.join(siteDir, '.site/cache/external-links.json'))).toBe(true)
})

const DEPLOYED = JSON.stringify({
  version: 1,
  pages: {'/owl': {anchors: []}, '/lost': {anchors: []}},
  redirects: []
})

test.each([
  ['a file', 'urls.json', {'urls.json': DEPLOYED}, {}],
  ['a URL', 'https://site.example/urls.json', {}, {'https://site.example/urls.json': DEPLOYED}]
])(
  'URLs that the site has since lost are reported, compared with %s',
  async (_title, against, files, replies) => {
    const {found} = await createSite(files).check({against}, {replies})
    expect(found.map(([rule]) => rule)).toEqual(['lost-url'])
  }
)

test.each([
  ['check-manifest-missing', 'urls.json', {}],
  ['check-manifest-missing', 'https://site.example/urls.json', {}],
  ['check-manifest-invalid', 'urls.json', {'urls.json': '{"version": 2}'}]
])('%s: %s', async (code, against, files) => {
  await expect(createSite(files).check({against})).rejects.toMatchObject({problems: [{code}]})
})

test.each([
  ['503', 'status 503'],
  ['offline', 'ECONNREFUSED']
])('a list whose host answers %s is not missing', async (reply, reason) => {
  const url = 'https://site.example/urls.json'
  await expect(createSite().check({against: url}, {replies: {[url]: reply}})).rejects.toMatchObject(
    {problems: [{message: `The URL list ${url} can't be loaded: ${reason}.`}]}
  )
})

test('a folder is not a list', async () => {
  await expect(createSite().check({against: 'build'})).rejects.toMatchObject({
    problems: [{code: 'check-manifest-missing'}]
  })
})
