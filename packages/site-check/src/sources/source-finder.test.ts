import {describe, expect, test} from 'vitest'
import {createRoute} from '@lectern/testing/create-route'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {Written} from '../findings/finding.js'
import {createSourceFinder, type FinderSettings} from './source-finder.js'
import {createSourceTexts} from './source-texts.js'

const siteConfig = {url: 'https://birds.example', baseUrl: '/base/', trailingSlash: undefined}
const owl = createRoute('/docs/owl', {
  source: 'docs/owl.md',
  contents: [{source: 'docs/owl.md'}],
  isSourcePage: true
})
const heron = createRoute('/docs/heron', {
  source: 'docs/heron.md',
  contents: [{source: 'docs/heron.md'}],
  isSourcePage: true
})

function createFinder(
  files: Readonly<Record<string, string>>,
  settings: Partial<FinderSettings> = {}
) {
  const texts = createSourceTexts(createTemporarySite(files))
  return createSourceFinder({siteConfig, routes: [owl, heron], texts, configFiles: [], ...settings})
}

/** Returns the source position of something on the page /docs/owl, as `file:line:column`. */
function find(text: string, written: Written): string {
  const location = createFinder({'docs/owl.md': text}).findInPage(written, owl)
  return location ? `${location.file}:${location.line}:${location.column}` : 'nowhere'
}

describe('finds a URL in its source', () => {
  const at = (url: string, text: string) => find(text, {kind: 'reference', url})

  test.each([
    ['with an invalid escape sequence', '/base/100%.md', 'See [it](/base/100%.md).'],
    ['as it is written', '/base/none', 'See [it](/base/none).'],
    ['without the base URL', '/base/none', 'See [it](/none).'],
    ['relative to the page', '/base/docs/none', 'See [it](none).'],
    ['as the file of a page', '/base/docs/heron#song', 'See [it](heron.md#song).'],
    ['as a full URL', 'https://birds.example/base/a', 'See [it](/base/a).'],
    ['behind the mark of plain paths', '/base/a', 'See [it](pathname:///a).'],
    ['with characters that URLs encode', '/base/%C3%A4', 'See [it](/ä).'],
    ['as an image that got a hash', '/base/assets/images/a-0123abcd.png', 'See [it](./img/a.png).']
  ])('%s', (_, url, text) => {
    expect(at(url, `Birds\n\n${text}\n`)).toBe(`docs/owl.md:3:${text.indexOf('](') + 3}`)
  })

  test('finds the first of equal URLs, and ignores code', () => {
    expect(at('/base/a', '`[x](/a)`\n\n[x](/b) [x](/a)\n[x](/a)\n')).toBe('docs/owl.md:3:13')
  })

  test('finds nothing if the page shows the URL without its source', () => {
    expect(at('/base/navbar', 'See [it](/none).')).toBe('nowhere')
  })
})

test('finds a URL in a file that the page imports', () => {
  const finder = createFinder({
    'docs/owl.md': "import Nest from './_nest.mdx'\n\n<Nest />\n",
    'docs/_nest.mdx': 'A\n[link](/none)\n'
  })
  expect(finder.findInPage({kind: 'reference', url: '/base/none'}, owl)).toEqual({
    file: 'docs/_nest.mdx',
    line: 2,
    column: 8
  })
})

describe('finds an ID', () => {
  test.each([
    ['at the last heading that gets it', '## Nest\n\n## Nest\n', 'docs/owl.md:3:1'],
    ['at its attribute', 'a\n\n<a id="nest"></a>\n', 'docs/owl.md:3:4'],
    ['at the id of a heading', '## Home {#nest}\n', 'docs/owl.md:1:9'],
    ['nowhere without any', '## Song\n', 'nowhere']
  ])('%s', (_, text, location) => {
    expect(find(text, {kind: 'id', id: 'nest'})).toBe(location)
  })
})

describe('finds a field', () => {
  const FRONT = '---\nid: a\ntitle: Owl\n---\n\n# Heading\n'

  test.each<['title' | 'description', string, string]>([
    ['title', FRONT, 'docs/owl.md:3:1'],
    ['title', '# Heading\n\ntitle: no\n', 'docs/owl.md:1:1'],
    ['description', FRONT, 'nowhere'],
    ['description', '---\ndescription: x\n---\n', 'docs/owl.md:2:1']
  ])('%s of %j', (field, text, location) => {
    expect(find(text, {kind: 'field', field})).toBe(location)
  })
})

test('finds a navbar URL in the configuration, with or without its leading slash', () => {
  const finder = createFinder(
    {'site.config.ts': "export default {\n  url: '',\n  to: 'none'\n}\n", 'a.ts': "'x'"},
    {configFiles: ['a.ts', 'site.config.ts']}
  )
  expect(finder.findInConfig({kind: 'reference', url: '/base/none'})).toMatchObject({
    file: 'site.config.ts',
    line: 3
  })
  expect(finder.findInConfig({kind: 'quoted', text: 'x'})).toMatchObject({file: 'a.ts', line: 1})
  expect(finder.findInConfig({kind: 'id', id: 'x'})).toBeUndefined()
})
