import fs from 'node:fs'
import path from 'node:path'
import type {RenderJob} from '@lectern/prerender'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {createBundles} from '@lectern/testing/create-bundles'
import {createRoute} from '@lectern/testing/create-route'
import {createSiteConfig} from '@lectern/testing/create-site-config'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {createFileHasher} from '../assets/file-hasher.js'
import {outputFile} from '../output/output-file.js'
import {createOutputPlan} from './create-output-plan.js'

type Settings = Parameters<typeof createOutputPlan>[0]

function createJob(path: string): RenderJob {
  return {
    page: {
      client: 'A',
      path,
      component: '@theme/DocItem',
      module: '/doc.js',
      props: {},
      styles: [],
      plugin: {name: 'docs', id: 'default'}
    },
    head: [],
    contents: [],
    serverModule: '/server/doc.mjs',
    script: '/main.js',
    preloads: [],
    styles: [],
    baseUrl: '/',
    lang: 'en',
    direction: 'ltr',
    generator: 'Lectern',
    outFile: outputFile(path, undefined)
  }
}

function plan(settings: Partial<Settings> = {}, siteDir = createTemporarySite()) {
  return createOutputPlan({
    siteDir,
    siteConfig: createSiteConfig(),
    routes: [],
    createJob: ({path: routePath}) => createJob(routePath),
    bundles: createBundles(),
    contents: new Map(),
    assets: [],
    hasher: createFileHasher(siteDir, {}),
    dataFiles: [],
    redirects: [],
    hostFiles: new Map(),
    rendererHash: 'a',
    ...settings
  })
}

/** Returns the content of a planned file. */
function textOf(planned: ReturnType<typeof plan>, file: string): string {
  const found = planned.get(file)
  return found?.kind === 'text' ? String(found.text) : 'no text'
}

test('an empty site contains only the data index', () => {
  expect([...plan().keys()]).toEqual(['assets/data/index.json'])
})

test('static files are copied to their paths, and identified by their content', () => {
  const siteDir = createTemporarySite({
    'static/img/owl 1.svg': '<svg/>',
    'static/.DS_Store': 'x',
    'static/.nojekyll': ''
  })
  fs.symlinkSync(path.join(siteDir, 'static/img/owl 1.svg'), path.join(siteDir, 'static/link.svg'))
  fs.symlinkSync(path.join(siteDir, 'static'), path.join(siteDir, 'static/circle'))
  fs.symlinkSync(path.join(siteDir, 'none'), path.join(siteDir, 'static/broken'))
  const planned = plan({}, siteDir)
  expect([...planned.keys()].sort()).toEqual([
    '.nojekyll',
    'assets/data/index.json',
    'img/owl 1.svg',
    'link.svg'
  ])
  expect(planned.get('img/owl 1.svg')).toEqual({
    kind: 'copy',
    key: hashContent('<svg/>'),
    from: path.join(siteDir, 'static/img/owl 1.svg')
  })
})

test('the later of two static folders wins, and a page wins over both', () => {
  const siteDir = createTemporarySite({'a/x.txt': '1', 'b/x.txt': '2', 'b/owl/index.html': '3'})
  const siteConfig = createSiteConfig({staticDirectories: ['a', 'none', 'b']})
  const planned = plan({siteConfig, routes: [createRoute('/owl')]}, siteDir)
  expect(planned.get('x.txt')).toMatchObject({from: path.join(siteDir, 'b/x.txt')})
  expect(planned.get('owl/index.html')).toMatchObject({kind: 'page'})
})

test('the key of a page depends on its render job', () => {
  const keyOf = (settings: Partial<Settings>) =>
    plan({routes: [createRoute('/owl')], ...settings}).get('owl/index.html')?.key
  const key = keyOf({})
  expect(keyOf({})).toBe(key)
  expect(keyOf({rendererHash: 'b'})).not.toBe(key)
  expect(keyOf({createJob: () => ({...createJob('/owl'), lang: 'fr'})})).not.toBe(key)
})

test('data files are named after their hash, and sorted by name', () => {
  const dataFiles = [
    {name: 'sidebar', data: {a: 1}},
    {name: 'late', data: () => [2], offline: false}
  ] as const
  const planned = plan({dataFiles})
  const [sidebar, late] = [hashContent('{"a":1}'), hashContent('[2]')]
  expect(planned.get(`assets/data/sidebar-${sidebar}.json`)).toEqual({
    kind: 'text',
    key: sidebar,
    text: '{"a":1}'
  })
  expect(planned.get(`assets/data/late-${late}.json`)).toMatchObject({offline: false})
  expect(JSON.parse(textOf(planned, 'assets/data/index.json'))).toEqual({
    sidebar: `assets/data/sidebar-${sidebar}.json`,
    late: `assets/data/late-${late}.json`
  })
})

test('a redirect is an HTML file with a target below the base URL', () => {
  const siteConfig = createSiteConfig({baseUrl: '/base/'})
  const planned = plan({siteConfig, redirects: [{from: '/old', to: '/owl'}]})
  expect(textOf(planned, 'old/index.html')).toContain('/base/owl')
  expect(textOf(planned, 'old/index.html')).toContain('https://example.com/base/owl')
})

test('pages with the same styles share one stylesheet', () => {
  const contents = new Map([
    ['a.md', {styles: '.a{}'}],
    ['b.md', {styles: '.a{}'}],
    ['c.md', {}]
  ])
  const files = [...plan({contents})].filter(([file]) => file.startsWith('assets/css/'))
  expect(files.map(([, file]) => file)).toMatchObject([{kind: 'text', text: '.a{}'}])
})

test('the output contains files of bundles, images and hosts', () => {
  const planned = plan({
    bundles: createBundles({files: {'assets/js/main.js': '/cache/main.js'}}),
    assets: [
      {url: '/assets/images/owl%201-0123.png', copyFrom: '/site/owl 1.png'},
      {url: '/img/static.png'}
    ],
    hostFiles: new Map([['_redirects', '/a /b']])
  })
  expect(planned.get('assets/js/main.js')).toMatchObject({from: '/cache/main.js'})
  expect(planned.get('assets/images/owl 1-0123.png')).toMatchObject({from: '/site/owl 1.png'})
  expect(planned.has('img/static.png')).toBe(false)
  expect(textOf(planned, '_redirects')).toBe('/a /b')
})
