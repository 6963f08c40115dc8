import {cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {beforeAll, describe, expect, inject, test} from 'vitest'
import {buildFixture, buildSite, runSite, type SiteBuild} from './build-site.js'
import {readMainScript} from './main-script.js'

const EXAMPLE = fileURLToPath(new URL('../content/docs/advanced/examples/birds', import.meta.url))
const PAGE = fileURLToPath(new URL('../content/docs/advanced/plugins.md', import.meta.url))

/** A site with the files and configuration of the example in the docs. */
function createExample(): string {
  const siteDir = mkdtempSync(path.join(inject('temporaryFolder'), 'birds-'))
  cpSync(EXAMPLE, siteDir, {recursive: true})
  const [, page = ''] = readFileSync(PAGE, 'utf8').split('{#a-page-for-each-bird}')
  const [, config = ''] = /```ts title="site\.config\.ts".*\n([\s\S]*?)```/.exec(page) ?? []
  // The preset would require docs and posts, which the example doesn't have.
  const alone = config.replace("['classic']", "[['classic', {docs: false, blog: false}]]")
  expect(alone).not.toBe(config)
  mkdirSync(path.join(siteDir, 'src/pages'))
  writeFileSync(path.join(siteDir, 'src/pages/index.md'), '# Field notes\n')
  writeFileSync(path.join(siteDir, 'site.config.ts'), alone)
  return siteDir
}

describe('the example in the plugin guide', () => {
  let siteDir: string
  beforeAll(() => {
    siteDir = createExample()
  })

  test('generates a page per bird inside a shared layout', async () => {
    const site = await buildSite(siteDir)
    expect(site.stderr).toBe('')
    expect(site.read('birds/grey-heron/index.html')).toContain(
      '<main class="container"><h1>Grey heron</h1><p>98 cm long.</p><p>One of 2 birds.</p></main>'
    )
    expect(site.read('birds/wren/index.html')).toContain('<meta name="birds" content="2">')
    expect(site.read('birds/wren/index.html')).toContain('<title>Wren | Field Notes</title>')
  })

  test('adds a command', async () => {
    const run = await runSite(['birds:longest'], siteDir)
    expect(run).toEqual({exitCode: 0, stdout: 'Grey heron: 98 cm\n', stderr: ''})
  })

  test('reports invalid options as the guide shows', async () => {
    const config = readFileSync(path.join(siteDir, 'site.config.ts'), 'utf8')
    writeFileSync(
      path.join(siteDir, 'wrong.config.ts'),
      config.replace("{file: 'birds.json'}", '{}')
    )
    const run = await runSite(['birds:longest', '--config', 'wrong.config.ts'], siteDir)
    expect(run.exitCode).toBe(1)
    const [, shown = ''] =
      /```text\n(error plugin-failed[\s\S]*?\n)```/.exec(readFileSync(PAGE, 'utf8')) ?? []
    // The page omits the code around the position.
    const lines = shown.split('\n').filter((line) => line.trim() !== '…')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(run.stderr).toContain(line)
  })
})

describe('hooks', () => {
  let site: SiteBuild
  beforeAll(async () => {
    site = await buildFixture('plugin-hooks')
    expect(site.stderr).toBe('')
  })

  test('are called in order', () => {
    expect(site.read('calls.txt').split('\n')).toEqual([
      'loadContent',
      'createRoutes',
      'injectHtmlTags',
      'createSiteRoutes',
      'createRedirects',
      'postBuild',
      'finishOutput'
    ])
    expect(site.stdout).toMatch(/hooks +7 called/)
  })

  test('of several instances, in presets and functions, share their data by ID', () => {
    const html = site.read('index.html')
    expect(html).toContain('<h1>A note of the site</h1>')
    expect(html).toContain(
      '<li>preset: A note of the preset</li><li>default: A note of the site</li><li>second: A note of the second</li>'
    )
  })

  test('create pages, redirects, tags and files', () => {
    expect(site.read('about/index.html')).toContain('<p>1 before, preset,default,second</p>')
    expect(site.read('home/index.html')).toContain('url=/')
    expect(site.read('old/about/index.html')).toContain('/about')
    expect(site.read('index.html')).toContain('<meta name="files" content="a.md">')
    expect(site.read('about/index.html')).toContain('<meta name="page" content="/about">')
    expect(site.read('pages.txt')).toBe('/\n/404.html\n/about')
  })

  test('change Markdown, code and styles', () => {
    const html = site.read('index.html')
    expect(html).toContain('<p class="loud">A QUIET WORD.</p>')
    expect(html).toContain('<pre>true 42 A line from a file.</pre>')
    const [, css = ''] = /href="\/(assets\/css\/main[^"]+)"/.exec(html) ?? []
    expect(/--accent: ?seagreen/.test(site.read(css))).toBe(true)
    expect(readMainScript(site).includes('visited=')).toBe(true)
  })
})

test('a build exits although a plugin leaves a timer running', async () => {
  const siteDir = mkdtempSync(path.join(inject('temporaryFolder'), 'timer-'))
  mkdirSync(path.join(siteDir, 'src/pages'), {recursive: true})
  writeFileSync(path.join(siteDir, 'src/pages/index.md'), '# Field notes\n')
  writeFileSync(
    path.join(siteDir, 'site.config.mjs'),
    `const clock = () => {
      setInterval(() => {}, 1000)
      return {name: 'clock'}
    }
    export default {title: 'Birds', url: 'https://birds.example.com', plugins: ['pages', clock], themes: ['classic']}`
  )
  const site = await buildSite(siteDir)
  expect([site.exitCode, site.stderr]).toEqual([0, ''])
})
