import fs from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {buildFixture, buildSite, copyFixture, runSite, type SiteBuild} from './build-site.js'
import {installPackages} from './install-packages.js'

const PACKAGES = fileURLToPath(new URL('../node_modules', import.meta.url))

function copySite(packages: Readonly<Record<string, string>>): string {
  const siteDir = copyFixture('docusaurus-styles')
  fs.writeFileSync(path.join(siteDir, '.gitignore'), 'build\n')
  installPackages(siteDir, {sass: 'sass', ...packages})
  return siteDir
}

/** The rules in a build's stylesheets that come from the fixture's own files. */
function readStyles({outDir}: Pick<SiteBuild, 'outDir'>): string {
  const folder = path.join(outDir, 'assets/css')
  return fs
    .readdirSync(folder)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
    .split('}')
    .filter((rule) => /^\s*\.(?:sluice|gate|lost|weir|pool|mt-|pt-)|@tailwind|@apply/.test(rule))
    .map((rule) => `${rule}}`)
    .join('')
}

function edit(siteDir: string, file: string, change: (text: string) => string): void {
  const absolutePath = path.join(siteDir, file)
  fs.writeFileSync(absolutePath, change(fs.readFileSync(absolutePath, 'utf8')))
}

const TAILWIND_4 = {
  tailwindcss: 'tailwindcss',
  '@tailwindcss/postcss': '@tailwindcss/postcss'
}

test("a project's Sass and Tailwind 3 become CSS, and URLs resolve to static files", async () => {
  const site = await buildSite(copySite({tailwindcss: 'tailwindcss3'}))
  expect(site.exitCode).toBe(0)
  const css = readStyles(site)
  expect(css).toContain('.weir__pool{min-height:4em}')
  expect(css).toMatch(/\.pool_[\w-]+\{height:4em\}/)
  expect(css).toContain('.mt-3{margin-top:.75rem}')
  expect(css).toContain('.pt-4{padding-top:1rem}')
  expect(css).not.toMatch(/@tailwind|@apply|\.mt-4\b/)
  expect(css).toMatch(/\.sluice\{[^}]*background:url\(\/weir\/img\/weir\.svg\)/)
  expect(css).toContain('url(/weir/img/weir.svg#gate)')
  expect(css).toMatch(/\.gate\{background:url\("\/weir\/assets\/files\/gate-\w+\.svg"\)\}/)
  expect(site.stderr).toContain(
    "warning css-url-missing: The URL /img/lost.svg in the stylesheet doesn't exist in any static folder.\n  at src/css/custom.css:14:20"
  )
  // Webpack settings from the plugin apply to the bundles, and unsupported ones are reported.
  expect(site.read('index.html').replaceAll('<!-- -->', '')).toMatch(
    /Water: high, 4 m, Mind the gate/
  )
  expect(site.stderr).toContain(
    "The plugin style-plugin has webpack settings that aren't supported: the webpack plugin ZipPlugin."
  )
})

test.each([
  ['3', {tailwindcss: 'tailwindcss3'}],
  ['4', TAILWIND_4]
])(
  "Tailwind %s finds the sources of a site that's built from a different folder",
  async (_, packages) => {
    const siteDir = copySite(packages)
    if ('@tailwindcss/postcss' in packages) {
      edit(siteDir, 'src/css/custom.css', (text) =>
        text.replace(
          '@tailwind utilities;',
          '@import "tailwindcss/utilities";\n@reference "tailwindcss";'
        )
      )
      edit(siteDir, 'postcss-plugins.js', () => "module.exports = require('@tailwindcss/postcss')")
    }
    const {exitCode} = await runSite(['build', siteDir], path.dirname(siteDir))
    expect(exitCode).toBe(0)
    expect(readStyles({outDir: path.join(siteDir, 'build')})).toMatch(/\.mt-3\{/)
  }
)

test('a class added in Markdown and an edited Sass partial are in the next build', async () => {
  const siteDir = copySite({tailwindcss: 'tailwindcss3'})
  await buildSite(siteDir)
  edit(siteDir, 'docs/intro.md', (text) => text.replace('mt-3', 'mt-4'))
  edit(siteDir, 'src/css/_depths.scss', () => '$deep: 5em;')
  const warm = await buildSite(siteDir)
  const css = readStyles(warm)
  expect(css).toContain('.mt-4{margin-top:1rem}')
  expect(css).not.toContain('.mt-3')
  expect(css).toContain('.weir__pool{min-height:5em}')
  expect(css).toMatch(/\.pool_[\w-]+\{height:5em\}/)
  fs.writeFileSync(path.join(siteDir, 'docs/new.md'), '# New\n\n<p className="mt-6">Pool</p>\n')
  expect(readStyles(await buildSite(siteDir))).toContain('.mt-6{margin-top:1.5rem}')
  edit(siteDir, 'postcss-plugins.js', (text) =>
    text.replace('corePlugins', "safelist: ['mt-8'], corePlugins")
  )
  expect(readStyles(await buildSite(siteDir))).toContain('.mt-8{')
})

test('Tailwind 4 runs from a plugin or from postcss.config.mjs', async () => {
  const siteDir = copySite(TAILWIND_4)
  edit(siteDir, 'src/css/custom.css', (text) =>
    text.replace(
      '@tailwind utilities;',
      '@import "tailwindcss/utilities";\n@reference "tailwindcss";'
    )
  )
  edit(siteDir, 'postcss-plugins.js', () => "module.exports = require('@tailwindcss/postcss')")
  const site = await buildSite(siteDir)
  expect(site.exitCode).toBe(0)
  expect(readStyles(site)).toMatch(/\.mt-3\{margin-top:calc\(/)
  edit(siteDir, 'docusaurus.config.js', (text) =>
    text.replace("options.plugins.push(require('./postcss-plugins.js'))", '')
  )
  fs.writeFileSync(
    path.join(siteDir, 'postcss.config.mjs'),
    "export default {plugins: {'@tailwindcss/postcss': {}}}\n"
  )
  edit(siteDir, 'docs/intro.md', (text) => text.replace('mt-3', 'mt-5'))
  const next = await buildSite(siteDir)
  expect(next.exitCode).toBe(0)
  expect(readStyles(next)).toMatch(/\.mt-5\{margin-top:calc\(/)
  expect(readStyles(next)).not.toContain('.mt-3')
})

test('an error in a PostCSS plugin is reported with its position', async () => {
  const siteDir = copySite({tailwindcss: 'tailwindcss3'})
  edit(siteDir, 'src/css/custom.css', (text) => text.replace('@apply flex', '@apply fley'))
  const site = await buildSite(siteDir)
  expect(site.exitCode).toBe(1)
  expect(site.stderr).toContain('error postcss-failed: ')
  expect(site.stderr).toContain('at src/css/custom.css:4:3')
  expect(site.stderr).toContain('The `fley` class does not exist')
})

/** Joins all CSS of a build. */
function readAllCss({outDir}: SiteBuild): string {
  const folder = path.join(outDir, 'assets/css')
  return fs
    .readdirSync(folder)
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}

test('only projects that use Infima include its properties and classes', async () => {
  const infima = fs.readFileSync(path.join(PACKAGES, 'infima/dist/css/default/default.css'), 'utf8')
  const properties = new Set([...infima.matchAll(/(--ifm-[\w-]+):/g)].map(([, name]) => name))
  const siteDir = copyFixture('docusaurus-infima')
  const site = await buildSite(siteDir)
  expect(site.exitCode).toBe(0)
  const css = readAllCss(site)
  expect(properties.size).toBe(293)
  expect([...properties].filter((name) => !css.includes(`${name}:`))).toEqual([])
  expect(css).toMatch(/\.pills--block\b[^{]*\{/)
  // The style modules of copied components override these.
  expect(css).toMatch(/:where\(\.theme-code-block\) pre>code\{/)
  // Custom CSS follows Infima, which follows the theme.
  const order = ['@layer lectern.base', '.button--outline', '.hero{border-bottom:3px solid teal}']
  const offsets = order.map((text) => css.indexOf(text))
  expect(offsets).toEqual([...offsets].sort((left, right) => left - right))
  expect(Math.min(...offsets)).toBeGreaterThanOrEqual(0)
  edit(siteDir, 'src/css/custom.css', () => '.wave { color: teal }')
  edit(siteDir, 'src/pages/index.js', () => 'export default () => <p className="wave">Sea</p>')
  edit(siteDir, 'docs/intro.md', () => '# Introduction\n\nA card with a button.\n')
  const plain = readAllCss(await buildSite(siteDir))
  expect(plain).toContain('.wave{color:teal}')
  expect(plain).not.toContain('.button--outline')
  edit(siteDir, 'docs/guide/a.md', (text) => `${text}\n<div className="card">Text</div>\n`)
  expect(readAllCss(await buildSite(siteDir))).toContain('.button--outline')
})

test('Infima is in a cascade layer if the project uses layers', async () => {
  const siteDir = copyFixture('docusaurus-infima')
  edit(siteDir, 'docusaurus.config.js', (text) =>
    text.replace("title: 'Ferry Times',", "title: 'Ferry Times', future: {v4: true},")
  )
  const css = readAllCss(await buildSite(siteDir))
  expect(css).toMatch(/@layer docusaurus\.infima\{:root\{/)
  expect(css).toContain('@layer docusaurus.theme-classic{')
})

test('all pages of a Docusaurus project load one stylesheet, with the rules in its order', async () => {
  const site = await buildFixture('docusaurus-page-styles')
  expect([site.exitCode, site.stderr]).toEqual([0, ''])
  const pages = ['index', 'visit/index', 'docs/pans/index', 'docs/scales/index', '404']
  const links = pages.map((page) =>
    [...site.read(`${page}.html`).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      ([, url]) => url
    )
  )
  expect(new Set(links.flat()).size).toBe(1)
  expect(links.map((urls) => urls.length)).toEqual(pages.map(() => 1))
  const css = site.read(links[0]?.[0]?.slice(1) ?? '')
  const rules = css.match(
    /\.(?:grain|home_\w+)\{[^}]*\}|\.tides\{letter[^}]*\}|\.footer__copyright\{letter[^}]*\}/g
  )
  // As in a build by Docusaurus 3.10.
  expect(rules?.map((rule) => rule.replace(/_\w{6}\{/, '{'))).toEqual([
    '.grain{color:#010101;border-top:1px solid rgb(1,1,1)}',
    '.grain{color:#030303}',
    '.home{padding-top:7px}',
    '.grain{color:#020202}',
    '.footer__copyright{letter-spacing:4px}',
    '.tides{letter-spacing:5px}'
  ])
})
