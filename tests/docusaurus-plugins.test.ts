import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {compatibility} from '@lectern/compat-docusaurus'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildSite, copyFixture, runSite, type SiteBuild} from './build-site.js'

const PAGE = fileURLToPath(
  new URL('../content/docs/migration/migration-plugins.md', import.meta.url)
)

interface Row {
  name: string
  result: string
}

/** Rows of tables whose first column is a package. */
const ROWS = fs
  .readFileSync(PAGE, 'utf8')
  .split('\n')
  .flatMap((line): Row[] => {
    const [, name = '', result = ''] = /^\| `((?:@|\w)[\w./@-]+)` \| ([^|]+) \|/.exec(line) ?? []
    return /^(?:works|replaced|not)\b/.test(result) ? [{name, result: result.trim()}] : []
  })

const kindOf = (name: string) =>
  name.includes('preset') ? 'preset' : name.includes('theme') ? 'theme' : 'plugin'

let site: SiteBuild
/** Output of plugin commands. */
const commands: string[] = []

beforeAll(async () => {
  const siteDir = copyFixture('docusaurus-plugins')
  const modules = path.join(siteDir, 'node_modules')
  fs.renameSync(path.join(siteDir, 'packages'), modules)
  const sass = fileURLToPath(new URL('../node_modules/sass', import.meta.url))
  fs.symlinkSync(sass, path.join(modules, 'sass'), 'junction')
  for (const line of [
    'gen-tide-docs harbor -p=harbor --all-versions',
    'tides-to-doc --root docs'
  ]) {
    const {exitCode, stdout, stderr} = await runSite(line.split(' '), siteDir)
    expect([exitCode, stderr]).toEqual([0, ''])
    commands.push(stdout)
  }
  site = await buildSite(siteDir)
  expect(site.stderr.match(/^error .*/gm)).toBeNull()
  expect(site.exitCode).toBe(0)
})

/** Reads a page without React's comments between texts. */
const read = (file: string) => site.read(file).replaceAll('<!-- -->', '')
const intro = () => read('docs/index.html')
const inSite = (file: string) => fs.readFileSync(path.join(site.siteDir, file), 'utf8')

/** Joins all output files whose path matches. */
const all = (name: RegExp) =>
  site
    .list(name)
    .map((file) => site.read(file))
    .join('\n')

const warnsOf = (text: string) => expect(site.stderr).toContain(text)

function tracks() {
  expect(intro()).toContain('<link rel="preconnect" href="https://count.example.com/">')
  expect(intro()).toContain("window._tides = [['site', '7']]")
  expect(all(/\.js$/)).toContain('tide-track')
}

function addsScripts() {
  expect(intro()).toMatch(
    /<script async(?:="")? src="https:\/\/clicks\.example\.com\/a\.js" data-project="harbor"/
  )
}

function showsSource() {
  expect(intro()).toMatch(
    /<figure>Source on Tide Tables 1: https:\/\/example\.com\/tides\.js\s*<\/figure>/
  )
}

function readsSettings() {
  expect(read('variables/index.html')).toMatch(/<p>\s*North port, clock at six, Heron<\/p>/)
  expect(site.stderr).not.toContain('tide-settings')
}

function showsManual() {
  expect(read('manual/low/index.html')).toMatch(
    /<main>\/tides\/manual: Tides<article><h2>Low tide 2<\/h2><p>Wade out/
  )
  expect(site.stderr).not.toContain('tide-manual')
}

function writesMarkdown() {
  expect(site.read('docs/written/level.md')).toBe('# Function: level()\n')
  expect(all(/\.js$/)).toContain('tide-copy-page')
}

function zooms() {
  expect(all(/\.js$/)).toContain('.dataset.zoom')
  expect(all(/\.js$/)).toContain('.markdown img')
}

/** Visible results of a plugin with the hooks and the form of each supported package. */
const CASES: Readonly<Record<string, () => void>> = {
  '@docusaurus/plugin-vercel-analytics'() {
    expect(all(/\.js$/)).toMatch(/tideVisits/)
    expect(site.stdout + site.stderr).not.toContain('tide-visits failed')
  },
  'docusaurus-plugin-openapi-docs'() {
    expect(commands[0]).toContain('Wrote harbor of harbor, all versions: true')
    expect(read('docs/api/harbor.api/index.html')).toContain('<output>get /harbor')
  },
  'docusaurus-theme-openapi-docs'() {
    expect(intro()).toContain('<output>get /tides none 1 present noon </output>')
    expect(all(/\.css$/)).toContain('.tide-item{width:4px}')
  },
  redocusaurus() {
    const page = read('specs/harbor/index.html')
    expect(page).toMatch(
      /<main data-read="function">Spec of harbor, server, no terminal, undefined</
    )
    expect(all(/\.js$/)).toContain('"browser"')
    expect(all(/\.js$/)).not.toContain('tide-tty-code')
  },
  '@scalar/docusaurus'() {
    expect(read('reference/index.html')).toContain('<output>Reference 3</output>')
    expect(intro()).toMatch(/<script src="https:\/\/ref\.example\.com\/a\.js"/)
    warnsOf('The plugin tide-reference changes `themeConfig` in contentLoaded')
  },
  '@graphql-markdown/docusaurus'() {
    expect(read('docs/queries/index.html')).toContain('Queries --root=docs')
  },
  'docusaurus-json-schema-plugin'() {
    expect(intro()).toContain('<dl>Parsed Level</dl>')
    expect(all(/\.js$/)).not.toContain('UMD ')
    warnsOf('the webpack plugin TideEditorWebpackPlugin')
  },
  'docusaurus-plugin-typedoc'() {
    expect(read('docs/written/level/index.html')).toContain('Function: level()')
  },
  'docusaurus-plugin-typedoc-api'() {
    const page = read('symbols/low/index.html')
    expect(page).toContain('<article>Spring: low. The water is low.</article>')
    expect(page).toMatch(/<a [^>]*href="\/tides\/symbols\/high"/)
    expect(page).toMatch(/<nav class="theme-doc-sidebar-menu|theme-doc-sidebar-container/)
    expect(page.match(/<main/g)).toHaveLength(1)
    expect(site.stderr).not.toContain('tide-symbols')
  },
  'docusaurus-plugin-remote-content'() {
    expect(read('docs/written/loaded/index.html')).toContain('Loaded</h1>')
    expect(fs.existsSync(path.join(site.siteDir, 'docs/written/loaded.md'))).toBe(false)
  },
  'docusaurus-plugin-llms'() {
    expect(site.read('llms.txt')).toContain('All tides\n')
    expect(site.read('llms.txt')).toContain('/tides/docs/ <title>Tides | Tide Tables</title>')
  },
  '@signalwire/docusaurus-plugin-llms-txt'() {
    expect(site.read('llms.txt').split('\n').length).toBeGreaterThan(4)
  },
  'docusaurus-plugin-copy-page-button': writesMarkdown,
  'docusaurus-markdown-source-plugin': writesMarkdown,
  'docusaurus-plugin-image-zoom': zooms,
  'docusaurus-plugin-zooming': zooms,
  '@r74tech/docusaurus-plugin-panzoom': zooms,
  'docusaurus-plugin-copy'() {
    expect(site.read('copied/tides.json')).toBe('{"low": "06:10"}\n')
  },
  'docusaurus-plugin-glossary'() {
    expect(intro()).toMatch(
      /The <dfn title="The height of the water\."><a [^>]*href="\/tides\/terms">level<\/a><\/dfn>/
    )
    expect(read('terms/index.html')).toContain('<p>Level: The height of the water.</p>')
  },
  'docusaurus-plugin-drawio'() {
    expect(intro()).toContain('&lt;chart&gt;Low at six&lt;/chart&gt;')
    expect(intro()).toContain('src="https://charts.example.com/a.js"')
  },
  'docusaurus-theme-github-codeblock': showsSource,
  '@saucelabs/theme-github-codeblock': showsSource,
  'docusaurus2-dotenv': () => expect(read('variables/index.html')).toContain('>Harbor</output>'),
  'docusaurus-plugin-dotenv': readsSettings,
  'docusaurus-node-polyfills': readsSettings,
  'docusaurus-plugin-module-alias': readsSettings,
  'docusaurus-plugin-openapi': showsManual,
  'docusaurus-preset-openapi': showsManual,
  'docusaurus-plugin-goatcounter': tracks,
  'docusaurus-plugin-plausible': tracks,
  'docusaurus-plugin-fathom': addsScripts,
  'docusaurus-plugin-hubspot': addsScripts,
  'docusaurus-plugin-sentry': addsScripts,
  'docusaurus-plugin-script-tags': addsScripts,
  'docusaurus-plugin-yandex-metrica': tracks,
  'docusaurus-gtm-plugin': tracks,
  'docusaurus-plugin-matomo': tracks,
  'posthog-docusaurus': tracks,
  'docusaurus-plugin-hotjar': tracks,
  'docusaurus-pushfeedback'() {
    expect(intro()).toMatch(/<script type="module" src="https:\/\/ask\.example\.com\/a\.js"/)
    expect(intro()).toContain("document.body.dataset.feedback = 'harbor'")
    expect(intro()).toContain('<link rel="stylesheet" href="https://ask.example.com/a.css">')
  },
  '@gracefullight/docusaurus-plugin-microsoft-clarity': addsScripts,
  '@dipakparmar/docusaurus-plugin-umami': addsScripts
}

/** Packages that aren't plugins, and the fixture files that use them. */
const UNUSED: Readonly<Record<string, string>> = {
  '@docusaurus/tsconfig': 'tsconfig.json',
  '@docusaurus/eslint-plugin': '.eslintrc.json'
}

describe('packages of the migration guide', () => {
  test.each(ROWS)('$name: $result', ({name, result}) => {
    const kind = kindOf(name)
    const standIn = compatibility.findReplacement(name, kind)
    const replacement = /^replaced by `(.+)`$/.exec(result)?.[1]
    if (replacement !== undefined) return expect(standIn?.module).toBe(replacement)
    if (result === 'replaced by Lectern’s modules' || result === "replaced by Lectern's modules")
      return expect(listModules(name)).not.toEqual([])
    if (result === 'not needed') return checkUnneeded(name, standIn)
    expect(standIn).toBeUndefined()
    expect(CASES).toHaveProperty([name])
    return CASES[name]?.()
  })

  test('have a row for each case', () => {
    const names = ROWS.map(({name}) => name)
    expect(Object.keys(CASES).filter((name) => !names.includes(name))).toEqual([])
  })
})

/** Lectern's replacements for imports of a package. */
function listModules(name: string): string[] {
  const modules = [
    ...Object.keys(compatibility.moduleAliases),
    ...Object.keys(compatibility.nodeModules),
    // The compiler resolves it by name.
    '@docusaurus/remark-plugin-npm2yarn'
  ]
  // Its modules have their own names.
  const wanted = name === '@docusaurus/core' ? '@docusaurus/Link' : name
  return modules.filter((one) => one === wanted || one.startsWith(`${wanted}/`))
}

/** The plugin is skipped. Sites don't import packages of other kinds. */
function checkUnneeded(name: string, standIn: {module?: string} | undefined): void {
  if (/plugin-(?!eslint)/.test(name) && !name.includes('eslint')) {
    expect(standIn).toBeDefined()
    expect(standIn?.module).toBeUndefined()
  }
  const file = UNUSED[name]
  if (file !== undefined) expect(inSite(file)).toContain('@docusaurus')
  expect(fs.existsSync(path.join(site.siteDir, 'node_modules', name))).toBe(false)
}

test('options of the Sass plugin reach the compiler', () => {
  expect(all(/\.css$/)).toContain('.level{color:teal;height:3px}')
})

test('external modules are globals in the browser and empty during prerendering', () => {
  expect(read('sdk/index.html')).toContain('waiting</output>')
  expect(all(/\.js$/)).toMatch(/\bTideSdk\b/)
  expect(all(/\.js$/)).toMatch(/TideSdk(?:\.map|\["map"\])/)
})

test('files that a webpack plugin copies are in the output', () => {
  expect(site.read('copied/tides.json')).toBe('{"low": "06:10"}\n')
  expect(site.read('copied-again/tides.json')).toBe('{"low": "06:10"}\n')
  warnsOf('supported: the copied files of `')
})

test('the migration report lists unsupported features', async () => {
  const {stdout} = await runSite(['migrate', site.siteDir], site.siteDir)
  const unsupported = stdout.slice(stdout.indexOf('Not supported'))
  for (const name of ['tide-reference', 'tide-viewer']) expect(unsupported).toContain(name)
})
