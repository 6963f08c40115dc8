import path from 'node:path'
import {createSourceReader} from '@lectern/core/sources/source-reader'
import {expect, test} from 'vitest'
import {createRoute} from '@lectern/testing/create-route'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {CheckSettings} from '@lectern/types'
import type {Finding} from '../findings/finding.js'
import {createCheckedPage, createCheckedSite} from '../fixtures/sample-site.js'
import {createSourceFinder} from './source-finder.js'
import {locateFindings} from './locate-findings.js'
import {createSourceTexts} from './source-texts.js'

const FILES = {
  'docs/owl.md': '# Owl\n\n[link](/none)\n',
  'docs/heron.md': '# Heron\n\nText.\n',
  'site.config.ts': "export default {\n  to: '/footer'\n}\n",
  'build/owl/index.html': '<html>\n<a href="/generated">\n',
  'build/heron/index.html': '<html>\n'
}
const BROKEN: Finding = {
  rule: 'broken-link',
  message: 'The link to /none is broken.',
  target: '/none',
  locations: [{file: 'owl/index.html', at: 10}],
  written: {kind: 'reference', url: '/none'}
}

interface Place {
  siteDir?: string
  /** Folder of the sources. */
  folder?: string
}

function location(
  findings: readonly Finding[],
  check: Partial<CheckSettings> = {},
  {siteDir = createTemporarySite(FILES), folder = 'docs'}: Place = {}
) {
  const routes = ['owl', 'heron'].map((name) =>
    createRoute(`/${name}`, {
      source: `${folder}/${name}.md`,
      contents: [{source: `${folder}/${name}.md`}],
      isSourcePage: true
    })
  )
  const siteConfig = {url: 'https://birds.example', baseUrl: '/', trailingSlash: undefined}
  return locateFindings(findings, {
    siteDir,
    outDir: `${siteDir}/build`,
    site: createCheckedSite(['/heron', '/owl'].map((path) => createCheckedPage(path))),
    check: {rules: {}, ignore: [], budgets: {}, ...check},
    routeByPath: new Map(routes.map((route) => [route.path, route])),
    finder: createSourceFinder({
      siteConfig,
      routes,
      texts: createSourceTexts(siteDir),
      configFiles: ['site.config.ts']
    })
  })
}

test('a finding in a gathered source points to the original', async () => {
  const siteDir = createTemporarySite(FILES)
  const files = new Map([['owl.md', {original: path.join(siteDir, 'docs/owl.md')}]])
  await createSourceReader(siteDir, {}).gather('copies', {home: 'old', files})
  expect(location([BROKEN], {}, {siteDir, folder: '.site/copies'})).toMatchObject([
    {position: {file: 'docs/owl.md', line: 3, column: 8}}
  ])
})

test('a finding points to the source of its page', () => {
  expect(location([BROKEN])).toEqual([
    {
      rule: 'broken-link',
      message: BROKEN.message,
      target: '/none',
      level: 'error',
      position: {file: 'docs/owl.md', line: 3, column: 8},
      pages: ['/owl']
    }
  ])
})

test('a finding on all pages points to the configuration, once', () => {
  const locations = [{file: 'owl/index.html'}, {file: 'heron/index.html'}]
  const footer = {...BROKEN, written: {kind: 'reference', url: '/footer'}, locations} as const
  expect(location([footer])).toMatchObject([
    {position: {file: 'site.config.ts', line: 2}, pages: ['/owl', '/heron']}
  ])
})

test('one page’s text that also appears on a second page gives two findings', () => {
  const locations = [{file: 'owl/index.html'}, {file: 'heron/index.html', at: 0}]
  expect(
    location([{...BROKEN, locations}]).map(({position, pages}) => [position?.file, pages])
  ).toEqual([
    ['build/heron/index.html', ['/heron']],
    ['docs/owl.md', ['/owl']]
  ])
})

test('a finding without a source points to the output', () => {
  const generated = {...BROKEN, written: {kind: 'reference', url: '/generated'}} as const
  expect(location([generated])[0]?.position).toEqual({
    file: 'build/owl/index.html',
    line: 2,
    column: 4
  })
})

test('a repeated title is one finding at its first page that lists all pages', () => {
  const repeated: Finding = {
    rule: 'duplicate-title',
    message: 'Two pages have one title.',
    target: 'Owl',
    locations: [{file: 'owl/index.html'}, {file: 'heron/index.html'}],
    written: {kind: 'field', field: 'title'}
  }
  expect(location([repeated])).toMatchObject([
    {position: {file: 'docs/owl.md', line: 1}, pages: ['/owl', '/heron']}
  ])
})

test('a disabled rule finds nothing, and a configured level applies', () => {
  expect(location([BROKEN], {rules: {'broken-link': 'off'}})).toEqual([])
  expect(location([BROKEN], {rules: {'broken-link': 'warn'}})).toMatchObject([{level: 'warn'}])
})

test('ignored pages don’t hide a finding on other pages', () => {
  const locations = [{file: 'owl/index.html'}, {file: 'heron/index.html'}]
  const footer = {...BROKEN, written: {kind: 'reference', url: '/footer'}, locations} as const
  expect(location([footer], {ignore: [{page: '/owl'}]})).toMatchObject([{pages: ['/heron']}])
  expect(location([footer], {ignore: [{target: '/no*'}]})).toEqual([])
})

test('a lost page has no position, and can be ignored by its path', () => {
  const lost: Finding = {rule: 'lost-url', message: 'Lost.', target: '/gone', locations: []}
  expect(location([lost])).toMatchObject([{target: '/gone', pages: []}])
  expect(location([lost], {ignore: [{page: '/gone'}]})).toEqual([])
})

test('findings are sorted by file and line', () => {
  const other = {...BROKEN, message: 'A', locations: [{file: 'heron/index.html', at: 0}]}
  const same = {...BROKEN, message: 'B'}
  expect(location([same, BROKEN, other]).map(({message}) => message)).toEqual([
    'A',
    'B',
    BROKEN.message
  ])
})
