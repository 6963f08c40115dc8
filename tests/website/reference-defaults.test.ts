import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {parseConfig} from '../../packages/core/src/config/config-schema.js'
import {parseBlogOptions} from '../../packages/plugin-blog/src/options/blog-options.js'
import {parseChangelogOptions} from '../../packages/plugin-changelog/src/changelog-options.js'
import {parseRedirectsOptions} from '../../packages/plugin-client-redirects/src/redirects-options.js'
import {parseDocsOptions} from '../../packages/plugin-docs/src/options/docs-options.js'
import {parseIdealImageOptions} from '../../packages/plugin-ideal-image/src/ideal-image-options.js'
import {parseLlmsOptions} from '../../packages/plugin-llms/src/llms-options.js'
import {parseOpenApiOptions} from '../../packages/plugin-openapi/src/options/openapi-options.js'
import {parsePagesOptions} from '../../packages/plugin-pages/src/pages-options.js'
import {parsePwaOptions} from '../../packages/plugin-pwa/src/options/pwa-options.js'
import {checkSearchConfig} from '../../packages/plugin-search/src/config/check-search-config.js'
import {parseSitemapOptions} from '../../packages/plugin-sitemap/src/sitemap-options.js'
import {parseSocialImagesOptions} from '../../packages/plugin-social-images/src/social-images-options.js'
import {parseTypeDocOptions} from '../../packages/plugin-typedoc/src/options/typedoc-options.js'
import {createThemeConfig} from '../../packages/theme/src/config/theme-config.js'
import {type DocsTable, listDefaultTables, readNames} from './read-tables.js'

const {siteConfig} = parseConfig(
  {title: 'A', url: 'https://a.example'},
  {file: 'site.config.ts', text: ''}
)
const theme = createThemeConfig({})
const {announcementBar} = createThemeConfig({announcementBar: {content: 'A'}})
const {logo, items} = createThemeConfig({
  navbar: {logo: {src: '/a.svg'}, items: [{type: 'html', value: 'A'}]}
}).navbar
const {footer} = createThemeConfig({footer: {}})
const blog = parseBlogOptions({})
const docs = parseDocsOptions({})
const pwa = parsePwaOptions({})
const search = checkSearchConfig({}).search

/** The resolved configuration without the optional fields, by page and by heading or first column. `*` is the rest of a page. */
const RESOLVED: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'api/docusaurus.config.js.md': {'*': siteConfig},
  'api/plugins/plugin-client-redirects.md': {'*': parseRedirectsOptions({})},
  'api/plugins/plugin-content-blog.md': {
    Feeds: blog.feedOptions,
    'Changelog options': parseChangelogOptions({}),
    '*': blog
  },
  'api/plugins/plugin-content-docs.md': {'Navbar items': {}, '*': docs},
  'api/plugins/plugin-content-pages.md': {'*': parsePagesOptions({})},
  'api/plugins/plugin-ideal-image.mdx': {'*': parseIdealImageOptions({})},
  'api/plugins/plugin-openapi.md': {'*': parseOpenApiOptions({})},
  'api/plugins/plugin-pwa.md': {'File patterns': pwa.injectManifestConfig, '*': pwa},
  'api/plugins/plugin-sitemap.md': {'*': parseSitemapOptions({})},
  'api/plugins/plugin-typedoc.md': {'*': parseTypeDocOptions({})},
  'api/themes/theme-configuration.md': {
    '`announcementBar`': announcementBar,
    '`navbar`': theme.navbar,
    Logo: logo,
    Items: {...items[0], type: undefined, value: undefined},
    '`footer`': footer,
    '`tableOfContents`': theme.tableOfContents,
    '`prism`': theme.prism,
    '*': theme
  },
  'api/themes/theme-search-algolia.md': {'*': search},
  'guides/docs/create-doc.md': {'Define tags in a file': docs, '*': undefined},
  'guides/docs/versioning.md': {Field: undefined, '*': docs},
  'machine-readable.md': {'*': parseLlmsOptions({})},
  'search.md': {'*': search},
  'seo.md': {'*': parseSocialImagesOptions({})},
  'styling-layout.mdx': {'*': theme.colorMode}
}

/** Defaults that aren't in a schema, with the code that has them. */
const IN_CODE: Readonly<Record<string, {file: string; code: string}>> = {
  'api/docusaurus.config.js.md, Site: deploymentBranch': {
    file: 'site-tools/src/deploy/deploy-target.ts',
    code: "branch ?? 'gh-pages'"
  },
  'api/docusaurus.config.js.md, Site: githubHost': {
    file: 'site-tools/src/deploy/deploy-target.ts',
    code: "siteConfig.githubHost ?? 'github.com'"
  },
  'api/docusaurus.config.js.md, Cache: cache.remote.push': {
    file: 'core/src/remote/remote-settings.ts',
    code: "option?.push ?? 'auto'"
  },
  'api/docusaurus.config.js.md, Cache: cache.remote.timeout': {
    file: 'core/src/remote/remote-settings.ts',
    code: 'const TIMEOUT = 30'
  },
  'api/plugins/plugin-content-blog.md, Posts: futurePosts': {
    file: 'plugin-blog/src/posts/post.ts',
    code: "isDocusaurus ? 'publish' : 'schedule'"
  },
  'api/plugins/plugin-content-docs.md, Navbar items: docsPluginId': {
    file: 'theme/src/components/NavbarItem/DocNavbarItem.tsx',
    code: "docsPluginId ?? 'default'"
  },
  'api/themes/theme-configuration.md, Logo: width': {
    file: 'theme/src/components/Logo.tsx',
    code: 'logo.height === undefined ? 32'
  },
  'api/themes/theme-configuration.md, Logo: height': {
    file: 'theme/src/components/Logo.tsx',
    code: 'logo.width === undefined ? 32'
  },
  'api/themes/theme-configuration.md, Logo: href': {
    file: 'theme/src/components/Logo.tsx',
    code: "logo?.href ?? '/'"
  },
  'search.md, Options: placeholder': {
    file: 'plugin-search/src/browser/search-label.ts',
    code: "message: 'Search docs'"
  }
}

/** A documented default with the value that the code resolves. */
interface Default {
  place: string
  documented: string
  resolved: unknown
}

function listDefaults(table: DocsTable): Default[] {
  const sections = RESOLVED[table.page] ?? {}
  const section = [table.heading, table.header[0] ?? ''].find((name) => name in sections)
  const source = sections[section ?? '*']
  if (source === undefined) return []
  const at = table.header.indexOf('Default')
  return table.rows.flatMap((row) => {
    const names = readNames(row[0] ?? '')
    // Rows with several fields list a default for each or one for all.
    const cells = (row[at] ?? '').split(', ')
    return names.map((name, index) => ({
      place: `${table.page}, ${table.heading}: ${name}`,
      documented: (cells.length === names.length ? cells[index] : row[at]) ?? '',
      resolved: readPath(source, name)
    }))
  })
}

function readPath(value: unknown, path: string): unknown {
  let found = value
  for (const key of path.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined
  }
  return found
}

/** Parses a default that's a literal, such as `'docs'`. Others are in words. */
function parseLiteral(cell: string): {value: unknown} | undefined {
  const [, code] = /^`([^`]+)`$/.exec(cell) ?? []
  try {
    return code === undefined ? undefined : {value: JSON.parse(code.replaceAll("'", '"'))}
  } catch {
    return undefined
  }
}

/** Values with the same meaning as a missing field. */
const isEmpty = (value: unknown) =>
  value === undefined || ['false', '""', '[]', '{}', 'null'].includes(JSON.stringify(value))

function isSame({place, documented, resolved}: Default): boolean {
  const inCode = IN_CODE[place]
  if (inCode) {
    const source = readFileSync(new URL(`../../packages/${inCode.file}`, import.meta.url), 'utf8')
    return source.includes(inCode.code) && inCode.code.includes(documented.replaceAll('`', ''))
  }
  const literal = parseLiteral(documented)
  if (literal) {
    return (
      JSON.stringify(literal.value) === JSON.stringify(resolved) ||
      (isEmpty(literal.value) && isEmpty(resolved))
    )
  }
  if (documented === 'required') return true
  if (documented === '–') return resolved === undefined
  // Words describe a default that depends on other fields, or one that's too long for a table.
  return !['string', 'number', 'boolean'].includes(typeof resolved)
}

const defaults = listDefaultTables().flatMap(listDefaults)

test('the reference lists defaults of every plugin', () => {
  expect(defaults.length).toBeGreaterThan(180)
  const pages = new Set(defaults.map(({place}) => place.split(', ')[0]))
  expect(Object.keys(RESOLVED).filter((page) => !pages.has(page))).toEqual([])
})

test('every documented default equals the one in the code', () => {
  expect(defaults.filter((entry) => !isSame(entry))).toEqual([])
})
