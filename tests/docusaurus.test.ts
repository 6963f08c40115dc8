import {readFileSync} from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import {buildFixture, copyFixture, runSite} from './build-site.js'

test('a project from the classic template builds unchanged', async () => {
  const site = await buildFixture('docusaurus-classic')
  expect(site.stderr).toBe('')
  expect(site.exitCode).toBe(0)
  const home = site.read('index.html')
  expect(home).toContain('<title>Hello from Tide Tables | Tide Tables</title>')
  expect(home).toContain('<meta name="harbour" content="Neap">')
  expect(home).toMatch(/<header class="banner_[\w-]+" lang="en"><h1>When the water comes<\/h1><svg/)
  expect(home).toContain('<img src="/tables/img/logo.svg" alt="A wave"/>')
  expect(home).toMatch(/<img src="\/tables\/assets\/files\/logo-[\w-]+\.svg" alt=""\/>/)
  expect(home).toMatch(/class="feature_[\w-]+" data-feature="Internal">yes</)
  // Code and stylesheets of projects use these IDs.
  expect(home).toMatch(/<div id="__docusaurus"(?: data-comments="")?>/)
  expect(home).toContain('href="#__docusaurus_skipToContent_fallback">Skip to main content</a>')
  expect(home).toContain('<div id="__docusaurus_skipToContent_fallback"')
  // Head tags of the configuration, and the visit counter.
  expect(home).toContain('<link rel="stylesheet" href="/tables/extra.css" type="text/css">')
  expect(home).toContain('src="https://www.googletagmanager.com/gtag/js?id=G-TIDES00001"')
  const words = site.read('docs/guide/words/index.html')
  expect(words).toContain('data-path="/tables/docs/guide/words" data-mode="light"')
  expect(words).toContain('<a href="/tables/docs/intro">the start</a>')
  expect(words).toContain('<a href="/tables/blog">the log</a>')
  expect(words).toContain('<p>Counting waves.</p>')
  expect(site.read('docs/intro/index.html')).toContain('yarn')
  expect(site.read('sitemap.xml')).not.toContain('/tables/blog/2024')
  // Markdown is MDX with comments, heading IDs and partials.
  const page = site.read('docs/guide/habits/index.html').replaceAll('<!-- -->', '')
  expect(page).toContain('id="named"')
  expect(page).not.toContain('A comment of an author')
  expect(page).toContain('<div style="color:teal">Water<br/>and metres</div>')
  expect(page).toContain('Shared words about the sea.')
  expect(page).toContain('Mind the step')
  expect(page).toContain('href="/tables/about"')
})

test('swizzled components, versions, instances and plugins work', async () => {
  const site = await buildFixture('docusaurus-swizzled')
  expect(site.exitCode).toBe(0)
  const page = site.read('manual/2.0/intro/index.html')
  for (const mark of [
    'data-own-layout="intro" data-next="/manual/2.0/lamp"',
    'data-headings="2Lens,2Lamp"',
    '<a href="#lens" class="table-of-contents__link">Lens</a>',
    '<span data-lights="2">2',
    'own-navbar',
    'own-category',
    'class="menu__link own-link menu__link--active" aria-current="page"',
    '<p data-own-footer="true">Lit since dusk.</p>'
  ])
    expect(page).toContain(mark)
  expect(page).not.toMatch(/ (?:siblings|parentKey)=/i)
  expect(site.read('manual/1.0/intro/index.html')).toContain('Trim it.')
  expect(site.read('community/help/index.html')).toContain('Ask the keeper.')
  expect(site.read('old/index.html')).toContain('/manual/2.0/intro')
  const light = site.read('lights/north/index.html')
  expect(light).toContain('<h1>North Head</h1>')
  expect(light).toContain('<meta name="lights" content="on">')
  expect(light).toContain('</div><script src="/lamp.js"></script>')
  // A plugin wrote this Markdown to a folder whose name comes from Docusaurus.
  expect(site.read('manual/2.0/lamp/index.html')).toContain('burns for <strong>nine hours</strong>')
  expect(site.read('lights.txt')).toBe('2: /lights/north /lights/south\n')
  const home = site.read('index.html')
  const docs = ['2.0/intro', '2.0/lamp', '1.0/intro'].map((doc) => `/manual/${doc}`)
  expect(home).toContain(`<p>2 lights, ${docs.join(' ')}, 12 s, white</p>`)
  expect(home).toContain('<p>throw static ltr package 2</p>')
  expect(home).toContain('<meta name="docsearch:docusaurus_tag" content="coast">')
  expect(home).toContain(
    'style="--prism-color:var(--ifm-pre-color);--prism-background-color:var(--ifm-pre-background)"'
  )
  // Aliases also apply in esbuild.
  expect(site.stdout + site.stderr).not.toContain('bundler-plugin')
  const command = await runSite(['lights:where', 'north', site.siteDir], site.siteDir)
  expect(command).toEqual({
    exitCode: 0,
    stdout: 'north is 12 miles away in Lighthouses.\n',
    stderr: ''
  })
  // A plugin of the site has its own option in `themeConfig`.
  expect(site.stdout + site.stderr).not.toContain('docusaurus-field-unused')
})

test("site migrate reports what works, what needs an edit and what isn't supported", async () => {
  const siteDir = copyFixture('docusaurus-changes')
  const run = await runSite(['migrate', siteDir, '--write'], siteDir)
  expect(run).toEqual({
    exitCode: 1,
    stderr: '',
    stdout: `Works as it is
  docusaurus.config.js is supported.
  Plugins and themes: docs, pages, sitemap, theme-classic, search, graph-loader.
  The content has 4 pages.
  1 import of @docusaurus/* and @theme/* resolves.

Converted automatically
  The preset classic is replaced by @lectern/preset-classic.

Needs an edit
  The module @theme/Weather doesn't exist.
    at docs/intro.mdx:5
    → Remove the import, or install a package that provides the module.
  The module @docusaurus/useRouterContext doesn't exist.
    at src/pages/index.js:3
    → Did you mean @docusaurus/useRouteContext?
  The module @docusaurus/theme-common has no export \`useSeaLevel\`.
    at src/pages/index.js:4
    → Implement it in your own file.
  The component \`Sparkle\` doesn't exist in the theme, and no file imports @theme/Sparkle.
    at src/theme/Sparkle
    → Rename it to the component that it replaces, or delete it.

Not supported
  The \`webpack\` field in docusaurus.config.js has no effect.
    at docusaurus.config.js
    → Code is bundled with esbuild. Replace webpack loaders with code or a plugin.
  The \`ssrTemplate\` field in docusaurus.config.js has no effect.
    at docusaurus.config.js
    → Use \`headTags\`, \`scripts\` or \`@theme/Root\` instead of the template.
  The plugin graph-loader has webpack settings that aren't supported: loaders for /\\.graphql$/.
    → The rest of the plugin works. Check whether the site needs these settings.

4 edits needed.
3 not supported.
Wrote site.config.ts.
`
  })
  expect(readFileSync(path.join(siteDir, 'site.config.ts'), 'utf8')).toContain(
    "import docusaurus from './docusaurus.config.js'"
  )
  const again = await runSite(['migrate', siteDir, '--json'], siteDir)
  const statuses = (JSON.parse(again.stdout) as {status: string}[]).map(({status}) => status)
  expect(statuses.filter((status) => status === 'change')).toHaveLength(4)
})
