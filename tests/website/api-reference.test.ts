import {mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {createSiteContext} from '@lectern/testing/create-site-context'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {parseTypeDocOptions} from '../../packages/plugin-typedoc/src/options/typedoc-options.js'
import {
  loadReference,
  type TypeDocContent
} from '../../packages/plugin-typedoc/src/site/load-reference.js'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MODULES = ['core', 'client', 'theme', 'plugin-options', 'types']

/** A folder with its own cache, so that builds of the website can run at the same time. */
const siteDir = mkdtempSync(path.join(os.tmpdir(), 'lectern-reference-'))

let reference: TypeDocContent

beforeAll(async () => {
  symlinkSync(
    path.join(ROOT, 'packages/plugin-typedoc/node_modules'),
    path.join(siteDir, 'node_modules')
  )
  const entryPoints = MODULES.map((name) => path.join(ROOT, 'website/reference', `${name}.ts`))
  const options = parseTypeDocOptions({entryPoints, routeBasePath: 'reference'})
  reference = await loadReference(createSiteContext({}, {siteDir}), options)
}, 300_000)

afterAll(() => rmSync(siteDir, {recursive: true}))

/** The Markdown of a page. */
function readReference(route: string): string {
  const page = reference.pages.find((one) => one.path === `/reference/${route}`)
  return page ? readFileSync(path.join(siteDir, page.source), 'utf8') : `${route} is missing`
}

test('every export, field and parameter has a doc comment, and every link has a target', () => {
  expect(reference.problems).toEqual([])
})

test('the overview of a package links to the types that it exports from elsewhere', () => {
  expect(readReference('core')).toContain('- [`Plugin`](/reference/types/interfaces/plugin): ')
})

/** The start tag and the description of a field. */
function readField(page: string, name: string): string {
  const fields = page.split(/(?=<ApiField )/)
  return fields.find((one) => one.startsWith(`<ApiField name="${name}"`)) ?? ''
}

describe('options of a schema', () => {
  const readDocsOption = (name: string) =>
    readField(readReference('plugin-options/interfaces/docs-plugin-options'), name)

  test('have the type that authors write, and the described default', () => {
    expect(readDocsOption('path?')).toContain(' type="string" default="&#39;docs&#39;">')
    expect(readDocsOption('canonicalVersion?')).toContain(
      'type="&#39;own&#39; | &#39;last&#39;" default="&#39;own&#39;">'
    )
    expect(readDocsOption('sidebarPath?')).toContain(' type="string | false">')
  })

  test('include the fields of nested objects', () => {
    expect(readDocsOption('versions?')).toContain('type="Record&#60;string, object&#62;"')
    expect(readDocsOption('versions.*.label?')).toContain('id="versions.label" type="string">')
    expect(
      readField(readReference('core/interfaces/user-config'), 'i18n.defaultLocale?')
    ).toContain('default="&#39;en&#39;"')
  })

  test('do not show the schema', () => {
    expect(readReference('plugin-options/interfaces/docs-plugin-options')).not.toContain('z.input')
  })
})

test('props of a component do not include the attributes of its element', () => {
  const page = readReference('client/interfaces/link-props')
  expect(readField(page, 'noPrefetch?')).toContain('default="false"')
  expect(page).not.toContain('aria-label')
})

/** Tests whether a field exists only for Docusaurus configurations. */
const ALIAS = /Accepted for (?:compatibility|Docusaurus)/

/** Fields on the page of an interface. */
function readFields(page: string): string[] {
  return page.split(/(?=<ApiField )/).flatMap((field) => {
    const [, name = ''] = /^<ApiField name="([\w.*]+)\??"/.exec(field) ?? []
    return name === '' || ALIAS.test(field) ? [] : [name]
  })
}

const readPage = (file: string) => readFileSync(path.join(ROOT, 'content/docs', file), 'utf8')

/** Options that several plugins have. */
const SHARED = 'api/plugins/plugins-overview.md'

test.each([
  ['core/interfaces/user-config', ['api/docusaurus.config.js.md', 'check.md', 'deployment.md']],
  ['plugin-options/interfaces/classic-options', ['using-plugins.md']],
  [
    'plugin-options/interfaces/docs-plugin-options',
    ['api/plugins/plugin-content-docs.md', 'guides/docs/versioning.md']
  ],
  ['plugin-options/interfaces/blog-plugin-options', ['api/plugins/plugin-content-blog.md']],
  ['plugin-options/interfaces/pages-plugin-options', ['api/plugins/plugin-content-pages.md']],
  ['plugin-options/interfaces/sitemap-plugin-options', ['api/plugins/plugin-sitemap.md']],
  [
    'plugin-options/interfaces/search-theme-config',
    ['search.md', 'api/themes/theme-search-algolia.md']
  ],
  ['plugin-options/interfaces/llms-plugin-options', ['machine-readable.md']],
  [
    'plugin-options/interfaces/redirects-plugin-options',
    ['api/plugins/plugin-client-redirects.md']
  ],
  ['plugin-options/interfaces/ideal-image-plugin-options', ['api/plugins/plugin-ideal-image.mdx']],
  ['plugin-options/interfaces/social-images-plugin-options', ['seo.md']],
  ['plugin-options/interfaces/open-api-plugin-options', ['api/plugins/plugin-openapi.md']],
  ['plugin-options/interfaces/type-doc-plugin-options', ['api/plugins/plugin-typedoc.md']],
  ['plugin-options/interfaces/pwa-plugin-options', ['api/plugins/plugin-pwa.md']],
  ['plugin-options/interfaces/mermaid-theme-config', ['guides/markdown-features/diagrams.md']]
])('the guides explain every field of %s', (route, pages) => {
  const fields = readFields(readReference(route))
  expect(fields.length).toBeGreaterThan(0)
  const text = [...pages, SHARED].map(readPage).join('\n')
  const words = new Set(
    [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/[^\w]/))
  )
  expect(fields.filter((field) => !words.has(field.split('.').at(-1) ?? ''))).toEqual([])
})
