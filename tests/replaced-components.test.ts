import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {buildSite, copyFixture, type SiteBuild} from './build-site.js'
import {listFiles} from './list-files.js'

const COMPONENTS = fileURLToPath(new URL('../packages/theme/src/components', import.meta.url))

/** Names of all theme components, as in imports. */
function listComponents(): string[] {
  return listFiles(COMPONENTS, /(?<!\.test)\.tsx$/)
    .map((file) => file.replace(/(?:\/index)?\.tsx$/, ''))
    .sort()
}

/** Components that are objects of components, with the entry that's overridden in each. */
const RECORDS: Readonly<Record<string, string>> = {
  'Admonition/Types': 'note',
  MDXComponents: 'a',
  'MDXComponents/Base': 'a',
  'NavbarItem/ComponentTypes': 'default'
}

/** Components that are rendered only in the browser or on other sites. They're in scripts. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  // The mobile menu once it's open.
  ...['Header', 'Layout', 'PrimaryMenu', 'SecondaryMenu'].map(
    (part) => `Navbar/MobileSidebar/${part}`
  ),
  ...[
    'BlogSidebar/Mobile',
    'DocSidebar/Mobile',
    'NavbarItem/DropdownNavbarItem/Mobile',
    'Icon/Back'
  ],
  // Parts that are loaded on demand.
  ...['PageFeedback/Slot', 'PageFeedback/Form', 'PageFeedback/Comment'],
  ...['ReturnButton', 'Icon/Return'],
  // Error pages, and notes for authors.
  ...['Error', 'ErrorPageContent', 'ContentVisibility/Draft', 'ContentVisibility/Scheduled'],
  // A footer without columns, and sidebars and tags with many entries.
  ...['Footer/Links/Simple', 'SidebarMore', 'DocTagPaginator']
])

/** Path of a page for each kind of component. */
const KINDS: readonly (readonly [names: RegExp, place: string])[] = [
  [/^Doc/, 'docs/'],
  [/^Blog/, 'blog/'],
  [/^Changelog/, 'changelog/'],
  [/^MDXPage/, 'page/'],
  [/^NotFound/, '404.html'],
  [/./, '']
]

/** Source of an override that adds a marker with its name. */
function wrap(name: string): string {
  const mark = `<data value="replaced:${name}" />`
  const entry = RECORDS[name]
  if (entry === undefined) {
    return `import Original from '@theme-original/${name}'

export default function Replaced(props) {
  return <><Original {...props} />${mark}</>
}
`
  }
  return `import originals from '@theme-original/${name}'

function Replaced(props) {
  const Original = originals.${entry}
  return <><Original {...props} />${mark}</>
}

export default {...originals, ${entry}: Replaced}
`
}

/** Reads the output files whose path matches. */
function readFiles({list, read}: SiteBuild, name: RegExp): [file: string, text: string][] {
  return list(name).map((file) => [file, read(file)])
}

/** Tests whether a page of the right kind contains the marker of a component. */
function isShown(name: string, pages: readonly [file: string, html: string][]): boolean {
  const [, place = ''] = KINDS.find(([names]) => names.test(name)) ?? []
  return pages.some(
    ([file, html]) => file.startsWith(place) && html.includes(`<data value="replaced:${name}"`)
  )
}

test('a site can replace every component of the theme', async () => {
  const siteDir = copyFixture('every-component')
  const names = listComponents()
  for (const name of names) {
    const file = path.join(siteDir, 'src/theme', name, 'index.jsx')
    mkdirSync(path.dirname(file), {recursive: true})
    writeFileSync(file, wrap(name))
  }
  const site = await buildSite(siteDir)
  expect(site.stderr).not.toMatch(/theme-file-unused|error/)
  expect(site.exitCode, site.stderr).toBe(0)
  const pages = readFiles(site, /\.html$/)
  const missing = names.filter((name) => !ELSEWHERE.has(name) && !isShown(name, pages))
  expect(missing, 'pages lack the marks of these').toEqual([])
  const scripts = readFiles(site, /\.js$/).map(([, text]) => text)
  const unused = [...ELSEWHERE].filter(
    (name) => !scripts.some((text) => text.includes(`"replaced:${name}"`))
  )
  expect(unused, 'scripts lack the marks of these').toEqual([])
})
