import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {beforeAll, expect, test} from 'vitest'
import {buildSite, copyFixture, type SiteBuild} from './build-site.js'
import {listFiles} from './list-files.js'

const PARTS = fileURLToPath(
  new URL('../packages/compat-docusaurus/src/shims/theme-parts', import.meta.url)
)

/** The part that's rendered only in the browser, once the mobile menu is open. */
const MOBILE = 'NavbarItem/DefaultNavbarItem/Mobile'

/** Parts of playgrounds in the prerendered page. */
const PLAYGROUND = [
  'LiveCodeBlock',
  'Playground/Container',
  'Playground/Header',
  'Playground/Buttons/ResetButton'
]

/** Parts of playgrounds that are rendered once the editor is loaded. */
const LOADED_PLAYGROUND = [
  'Playground',
  'Playground/Provider',
  'Playground/Layout',
  'Playground/Editor',
  'Playground/Preview'
]

/** Names of older Docusaurus versions. `docusaurus-earlier.test.ts` tests them. */
const EARLIER = ['CodeBlock/CopyButton', 'CodeBlock/WordWrapButton', 'Unlisted']

/** Names of the components that Docusaurus's theme has, and Lectern's doesn't. */
function listParts(): string[] {
  return listFiles(PARTS, /\.tsx$/)
    .map((file) => file.replace(/(?:\/index)?\.tsx$/, ''))
    .filter((name) => !EARLIER.includes(name))
    .sort()
}

/** Source of an override that adds a marker with its name, like those of `docusaurus swizzle --wrap`. */
function wrap(name: string): string {
  return `import Original from '@theme-original/${name}'

export default function Wrapper(props) {
  return <><data value="wrapped:${name}" /><Original {...props} /></>
}
`
}

/** Overrides of components that change only the head. */
const OWN: Readonly<Record<string, string>> = {
  'ThemeProvider/TitleFormatter': `import {TitleFormatterProvider} from '@docusaurus/theme-common/internal'

const format = ({title, plugin, siteTitle, defaultFormatter, ...rest}) =>
  title + ' · ' + plugin.name + ' · ' + defaultFormatter({title, siteTitle, ...rest})

export default function TitleFormatter({children}) {
  return (
    <TitleFormatterProvider formatter={format}>
      <data value="wrapped:ThemeProvider/TitleFormatter" />
      {children}
    </TitleFormatterProvider>
  )
}
`,
  SearchMetadata: `import Head from '@docusaurus/Head'
import Original from '@theme-original/SearchMetadata'

export default function SearchMetadata(props) {
  const {locale, version, tag} = props
  return (
    <>
      <Original {...props} tag={tag + '-own'} />
      <Head><meta name="own" content={[locale, version, tag].join()} /></Head>
    </>
  )
}
`
}

let site: SiteBuild

beforeAll(async () => {
  const siteDir = copyFixture('docusaurus-parts')
  for (const name of [...listParts(), ...PLAYGROUND, ...LOADED_PLAYGROUND]) {
    const file = path.join(siteDir, 'src/theme', `${name}/index.jsx`)
    mkdirSync(path.dirname(file), {recursive: true})
    writeFileSync(file, wrap(name))
  }
  for (const [name, code] of Object.entries(OWN)) {
    const folder = path.join(siteDir, 'src/theme', name)
    mkdirSync(folder, {recursive: true})
    writeFileSync(path.join(folder, 'index.jsx'), code)
  }
  site = await buildSite(siteDir)
  expect(site.exitCode, site.stderr).toBe(0)
})

/** Returns the text of all output files whose path matches. */
function readOutput(name: RegExp): string {
  return site
    .list(name)
    .map((file) => site.read(file))
    .join('\n')
}

test('a project can wrap every part of Docusaurus’s theme', () => {
  expect(site.stderr).not.toMatch(/theme-file-unused/)
  const pages = readOutput(/\.html$/)
  const missing = listParts().filter(
    (name) => name !== MOBILE && !pages.includes(`<data value="wrapped:${name}"`)
  )
  expect(missing).toEqual([])
  expect(readOutput(/\.js$/)).toContain(`"wrapped:${MOBILE}"`)
})

test('a project can wrap every part of a playground', () => {
  const page = site.read('docs/map/index.html')
  const missing = PLAYGROUND.filter((name) => !page.includes(`<data value="wrapped:${name}"`))
  expect(missing).toEqual([])
  const scripts = readOutput(/\.js$/)
  for (const name of LOADED_PLAYGROUND) expect(scripts).toContain(`"wrapped:${name}"`)
})

test('a project can add languages to Prism', () => {
  const page = site.read('docs/start/index.html')
  expect(page).toMatch(/class="token keyword">(?:<[^>]*>)*climb</)
  expect(page).toMatch(/class="token string">(?:<[^>]*>)*&quot;Gray Peak&quot;/)
})

test('titles contain emphasis as written, like in Docusaurus', () => {
  const page = site.read('docs/hut/index.html')
  expect(page).toContain('The *gray* hut | Trail Notes</title>')
  expect(page).toContain('The <em>gray</em> hut</h1>')
})

test('a project can format titles', () => {
  const title = 'The *gray* hut · docusaurus-plugin-content-docs · The *gray* hut | Trail Notes'
  expect(site.read('docs/hut/index.html')).toContain(`<title>${title}</title>`)
  expect(site.read('docs/hut/index.html')).toContain(`property="og:title" content="${title}"`)
  const page = site.read('about/index.html')
  expect(page).toContain(
    '<title>About us · docusaurus-plugin-content-pages · About us | Trail Notes<'
  )
  expect(page).toContain('property="og:description" content="Who we are"')
})

test('a project can change search tags', () => {
  const page = site.read('docs/hut/index.html')
  expect(page).toContain('name="own" content="en,current,docs-default-current"')
  expect(page).toContain('name="docusaurus_tag" content="docs-default-current-own"')
  expect(site.read('about/index.html')).toContain('name="own" content="en,,default"')
})
