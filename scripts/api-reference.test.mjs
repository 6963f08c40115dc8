import {readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {createReference, MANUAL} from './api-reference.mjs'

/** @type {ReturnType<typeof createReference>} */
let reference

beforeAll(() => {
  reference = createReference()
}, 60_000)

/** @param {string} file */
function readGenerated(file) {
  return reference.pages.get(`api/reference/${file}`) ?? ''
}

/**
 * The entry of an export, up to the next heading.
 *
 * @param {string} file
 * @param {string} name
 */
function readEntry(file, name) {
  const [, entry = ''] = readGenerated(file).split(`\n### \`${name}\` `)
  return entry.split(/\n#{2,3} /)[0] ?? ''
}

test('the pages match the doc comments', () => {
  for (const [file, text] of reference.pages)
    expect(readFileSync(path.join(MANUAL, file), 'utf8'), 'run npm run api-reference').toBe(text)
})

test('the folder contains only generated pages', () => {
  const files = readdirSync(path.join(MANUAL, 'api/reference')).sort()
  expect(files).toEqual([...reference.pages.keys()].map((file) => path.basename(file)).sort())
})

test('every page is short enough for agents, and related types are on one page', () => {
  for (const [file, text] of reference.pages) expect(text.length, file).toBeLessThan(42_000)
  expect(readEntry('core-types-a-l.md', 'LocaleSettings')).not.toBe('')
  expect(readEntry('core-types-m-z.md', 'MagicComment')).not.toBe('')
  expect(readGenerated('core.md')).not.toContain('## Related types')
})

test('every export, field and parameter has a doc comment', () => {
  expect(reference.undocumented).toEqual([])
})

test('every link within a page has a target heading', () => {
  for (const [file, text] of reference.pages) {
    const ids = [...text.matchAll(/^### .* \{#([\w-]+)\}$/gm)].map(([, id]) => id)
    expect(new Set(ids).size, `ids of ${file}`).toBe(ids.length)
    const targets = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, id]) => id)
    expect(
      targets.filter((id) => !ids.includes(id)),
      `links of ${file}`
    ).toEqual([])
  }
})

describe('an entry', () => {
  test('shows the options of a schema as authors write them, with defaults', () => {
    const entry = readEntry('content-plugin-options.md', 'DocsPluginOptions')
    expect(entry).toContain("| `path` | `string` | `'docs'` |")
    expect(entry).toContain("| `canonicalVersion` | `'own' \\| 'last'` | `'own'` |")
    expect(entry).toContain('| `sidebarPath` | `string \\| false` | – |')
  })

  test('lists the fields of objects in fields', () => {
    const entry = readEntry('content-plugin-options.md', 'DocsPluginOptions')
    expect(entry).toContain('| `versions` | `Record<string, object>` | `{}` |')
    expect(entry).toContain('| `versions.*.label` | `string` | – |')
    expect(readEntry('core.md', 'UserConfig')).toContain(
      "| `i18n.defaultLocale` | `string` | `'en'` |"
    )
  })

  test('links the types of fields to their entries, including entries on other pages', () => {
    expect(readEntry('core.md', 'SiteContext')).toContain(
      '| `siteConfig` | [`SiteConfig`](#siteconfig) |'
    )
    expect(readEntry('content-plugin-options.md', 'DocsPluginOptions')).toContain(
      '[`MarkdownPlugin`](./core-types-m-z.md#markdownplugin)'
    )
  })

  test('distinguishes types with the same name in two plugins', () => {
    const links = readGenerated('content-plugin-options.md').match(/\(#\w+-editurlinput\)/g)
    expect(new Set(links)).toEqual(
      new Set(['(#docs-editurlinput)', '(#blog-editurlinput)', '(#pages-editurlinput)'])
    )
  })

  test('has a function’s signature, parameters, errors and example', () => {
    const entry = readEntry('client.md', 'usePluginData')
    expect(entry).toContain('function usePluginData<Data = JsonValue>(\n  pluginName: string,\n')
    expect(entry).toContain('| `pluginName` | `string` | required | Name of the plugin. |')
    expect(entry).toContain('Throws `Error` if there is no data')
    expect(readEntry('client.md', 'useBaseUrl')).toContain("useBaseUrl('/img/logo.svg')")
  })

  test('lists the props of a component, but not the attributes of its element', () => {
    expect(readEntry('client.md', 'BrowserOnly')).toContain('| `children` | `() => ReactNode` |')
    const link = readEntry('client.md', 'LinkProps')
    expect(link).toContain('| `noPrefetch` | `boolean` | `false` |')
    expect(link).not.toContain('aria-label')
  })
})
