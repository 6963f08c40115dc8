import {createHash} from 'node:crypto'
import {existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {checkOutput} from '../packages/site-check/src/check.js'
import {prepareCheck, type PreparedCheck} from '../packages/site-check/src/prepare-check.js'
import {describeGenerator} from '../packages/core/src/generator/generator.js'
import {createTaskPool} from '../packages/core/src/workers/task-pool.js'
import {buildFixture, buildSite, copyFixture, type SiteBuild} from './build-site.js'
import {startDevServer} from './dev-server.js'
import {readTimes} from './hash-tree.js'
import {checkSitemaps} from './machine-files/check-sitemap.js'
import {publish} from './machine-files/published-site.js'

/** Executable scripts. Other types contain data. */
const INLINE_SCRIPT = /<script(?: data-[^>]*)?>([\s\S]*?)<\/script>/g
let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('locales')
})

function headOf(file: string): string[] {
  return [...site.read(file).matchAll(/<(?:html|link|meta) [^>]*>/g)].map(([tag]) => tag)
}

test('each locale has an output folder with its own not-found page', () => {
  expect(site.exitCode).toBe(0)
  for (const folder of ['', 'fr/', 'fa/']) {
    expect(site.read(`${folder}index.html`)).toContain('<main')
    expect(site.read(`${folder}404.html`)).toContain('noindex')
  }
})

test('the summary counts pages per locale, and shared pages are compiled once', () => {
  const [, contents] = /content {3}(\d+ compiled, \d+ cached)/.exec(site.stdout) ?? []
  expect(site.stdout).toContain('  locales   en 16/16, fr 16/16, fa 16/16 pages rendered\n')
  expect(contents).toBe('15 compiled, 9 cached')
})

test('a page has its language and links to its translations', () => {
  const url = 'https://docs.example.com/birds'
  expect(headOf('fr/docs/next/index.html')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('<html lang="fr-FR" dir="ltr"'),
      '<meta property="og:locale" content="fr_FR">',
      '<meta property="og:locale:alternate" content="en">',
      '<meta property="og:locale:alternate" content="fa">',
      `<link rel="canonical" href="${url}/fr/docs/next">`,
      `<link rel="alternate" href="${url}/docs/next" hreflang="en">`,
      `<link rel="alternate" href="${url}/fr/docs/next" hreflang="fr-FR">`,
      `<link rel="alternate" href="${url}/fa/docs/next" hreflang="fa">`,
      `<link rel="alternate" href="${url}/docs/next" hreflang="x-default">`
    ])
  )
  expect(headOf('fa/docs/next/index.html')[0]).toContain('<html lang="fa" dir="rtl"')
  expect(site.read('fr/sitemap.xml')).toContain(
    `<loc>${url}/fr/about</loc><changefreq>weekly</changefreq><priority>0.5</priority><xhtml:link rel="alternate" hreflang="en" href="${url}/about"/>`
  )
  expect(site.read('fr/blog/rss.xml')).toContain('<language>fr-FR</language>')
})

test('sitemaps of all locales list existing pages and agree on alternates', () => {
  const home = 'https://docs.example.com/birds/'
  const sitemaps = ['', 'fr/', 'fa/'].map((folder) => `${home}${folder}sitemap.xml`)
  expect(checkSitemaps(sitemaps, publish(site.outDir, home))).toEqual([])
})

test('each locale has Markdown copies and its own llms.txt', () => {
  const listed = (folder: string) =>
    [...site.read(`${folder}llms.txt`).matchAll(/^- \[(.*)\]\((.*)\)/gm)].map(
      ([, title, url]) => `${title} ${url}`
    )
  const url = 'https://docs.example.com/birds'
  expect(listed('')).toContain(`Care ${url}/docs/care.md`)
  expect(listed('fr/')).toContain(`Soins ${url}/fr/docs/care.md`)
  expect(site.read('fr/docs/care.md')).toContain('Laissez-les tranquilles.')
  expect(site.read('fr/llms-full.txt')).toContain('Laissez-les tranquilles.')
  expect(headOf('fr/docs/care/index.html')).toContain(
    '<link rel="alternate" type="text/markdown" href="/birds/fr/docs/care.md">'
  )
  // Pages hidden in the default language are hidden in all languages.
  for (const folder of ['', 'fr/', 'fa/']) expect(listed(folder).join()).not.toMatch(/about\.md/)
})

describe('a page that a locale lacks', () => {
  const url = 'https://docs.example.com/birds'
  const tag = 'fr/docs/next/tags/nichoirs/index.html'
  let own: SiteBuild

  beforeAll(async () => {
    const siteDir = copyFixture('locales')
    const file = path.join(
      siteDir,
      'i18n/fr/docusaurus-plugin-content-docs/current/places/trees.md'
    )
    writeFileSync(file, `---\ntags: [nichoirs]\n---\n\n${readFileSync(file, 'utf8')}`)
    writeFileSync(path.join(path.dirname(file), '../tags.yml'), 'nichoirs:\n  label: Nichoirs\n')
    own = await buildSite(siteDir)
  })

  test("isn't in head tags, Open Graph tags and the sitemap", () => {
    expect(own.exitCode).toBe(0)
    const page = own.read(tag)
    expect([...page.matchAll(/hreflang="([^"]*)"/gi)].map(([, lang]) => lang)).toEqual([
      'fr-FR',
      ...['en', 'fr-FR', 'fa']
    ])
    expect(page).not.toContain('og:locale:alternate')
    const entry = own
      .read('fr/sitemap.xml')
      .split('<url>')
      .find((item) => item.includes('nichoirs'))
    expect(entry).toContain('hreflang="fr-FR"')
    expect(entry).not.toContain('hreflang="en"')
  })

  test('is replaced by the nearest page in the locale dropdown', () => {
    const links = [...own.read(tag).matchAll(/<a lang="[^>]* href="([^"]*)"/g)]
    expect(links.map(([, href]) => href)).toEqual([
      '/birds/docs/next/tags?from=menu',
      '/birds/fr/docs/next/tags/nichoirs?from=menu',
      '/birds/fa/docs/next/tags?from=menu'
    ])
  })

  test('has no links from other locales', () => {
    const targets = own
      .list(/index\.html$/)
      .flatMap((file) =>
        [...own.read(file).matchAll(/<(?:link|a) [^>]*hreflang[^>]*>/gi)].map(([element]) =>
          (/ href="([^"?#]*)/.exec(element)?.[1] ?? '').replace(url, '/birds')
        )
      )
    const files = new Set(targets.map((target) => `${target.slice('/birds/'.length)}/index.html`))
    const missing = [...files].filter(
      (file) => !existsSync(path.join(own.outDir, decodeURI(file).replace(/^\//, '')))
    )
    expect(targets.length).toBeGreaterThan(100)
    expect(missing).toEqual([])
  })

  test("isn't served by the development server", async () => {
    const server = await startDevServer({siteDir: own.siteDir})
    try {
      const read = async (page: string) => (await fetch(server.origin + page)).text()
      const languages = (html: string) =>
        [...html.matchAll(/<a lang="[^>]* href="([^"]*)"/g)].map(([, href]) => href)
      const page = await read('/birds/fr/docs/next/tags/nichoirs')
      expect(page).not.toContain('hreflang="en"')
      expect(languages(page)).toEqual([
        '/birds/docs/next/tags?from=menu',
        '/birds/fr/docs/next/tags/nichoirs?from=menu',
        '/birds/fa/docs/next/tags?from=menu'
      ])
      expect(await read('/birds/docs/next')).toContain('hreflang="fr-FR"')
      for (const folder of ['', 'fr/', 'fa/'])
        expect(await read(`/birds/${folder}sitemap.xml`)).toBe(own.read(`${folder}sitemap.xml`))
    } finally {
      await server.stop()
    }
  })

  test("isn't in the build of a single locale", async () => {
    const {exitCode} = await buildSite(own.siteDir, {args: ['--locale', 'fr']})
    expect(exitCode).toBe(0)
    expect(own.read(tag)).not.toContain('hreflang="en"')
    expect(own.read('fr/docs/next/index.html')).toContain('hreflang="en"')
  })
})

describe('a translation', () => {
  test('replaces a doc, a versioned doc, a post, a page and a component', () => {
    expect(site.read('fr/docs/next/index.html')).toContain('Où se tiennent les hérons</h1>')
    expect(site.read('fr/docs/care/index.html')).toContain('Laissez-les tranquilles.')
    expect(site.read('fr/blog/2024/03/20/arrival/index.html')).toContain(
      'avec le premier jour doux'
    )
    expect(site.read('fr/about/index.html')).toContain('les gens du lac')
    expect(site.read('fr/index.html')).toContain('Lire le guide')
  })

  test('links to localized and other docs, and shows their images', () => {
    const page = site.read('fr/docs/next/index.html')
    expect(page).toContain('<a href="/birds/fr/docs/next/places/water">')
    expect(page).toMatch(/src="\/birds\/fr\/assets\/images\/heron-\w+\.svg"/)
  })

  test('has localized categories, tags and authors if they exist', () => {
    expect(site.read('fr/docs/next/index.html')).toContain('>Lieux</a>')
    expect(site.read('fr/docs/next/tags/wading/index.html')).toContain('Échassiers')
    expect(site.read('fr/blog/2024/03/20/arrival/index.html')).toContain('Observatrice')
    expect(site.read('fa/blog/2024/03/20/arrival/index.html')).toContain('Watcher')
  })

  test('is the target of its edit link if the configuration says so', () => {
    const edit = 'https://git.example.com/edit/'
    expect(site.read('fr/docs/next/index.html')).toContain(
      `${edit}i18n/fr/docusaurus-plugin-content-docs/current/intro.md`
    )
    expect(site.read('fr/docs/next/places/water/index.html')).toContain(
      `${edit}docs/places/water.md`
    )
    expect(site.read('fr/blog/2024/03/20/arrival/index.html')).toContain(
      `${edit}blog/2024-03-20-arrival.md`
    )
  })
})

test("a page that isn't localized shows a notice and keeps its language and direction", () => {
  const page = site.read('fa/docs/next/places/water/index.html')
  expect(page).toContain('این صفحه هنوز ترجمه نشده است.')
  expect(site.read('fr/docs/next/places/water/index.html')).toContain(
    'Vous lisez l’original (<span lang="en">English</span>).'
  )
  expect(page).toContain('<div lang="en" dir="ltr" data-static-content="0">')
  for (const file of ['docs/next/places/water', 'fr/docs/next/places/trees', 'fr/docs/next'])
    expect(site.read(`${file}/index.html`)).not.toContain('theme-untranslated-banner')
})

test('dates use the format and the calendar of the locale', () => {
  expect(site.read('fr/blog/index.html')).toContain('>20 mars 2024</time>')
  expect(site.read('fa/blog/index.html')).toContain('>۱ فروردین ۱۴۰۳</time>')
})

describe('host files', () => {
  test('are in the output root, with the rules of all locales', () => {
    const rules = ['', '/fr', '/fa'].map((at) => `/birds${at}/herons /birds${at}/about 301!\n`)
    expect(site.read('_redirects')).toBe(['/birds/lake /birds/about 302\n', ...rules].join(''))
    const headers = site.read('_headers')
    expect(headers.match(/Content-Security-Policy: /g)).toHaveLength(1)
    expect(headers).toMatch(/^\/birds\/\*\n {2}Content-Security-Policy: /)
    for (const at of ['', 'fr/', 'fa/'])
      expect(headers).toContain(`\n/birds/${at}assets/js/*\n  Cache-Control: `)
    expect(site.read('_nginx.conf')).toContain('error_page 404 "/birds/fa/404.html";')
    for (const file of ['_redirects', '_headers', '_nginx.conf'])
      expect(existsSync(path.join(site.outDir, 'fr', file))).toBe(false)
  })

  test('allow the inline scripts of every locale', () => {
    const policy = /Content-Security-Policy: (.*)/.exec(site.read('_headers'))?.[1]
    for (const at of ['', 'fr/', 'fa/']) {
      const scripts = [...site.read(`${at}about/index.html`).matchAll(INLINE_SCRIPT)]
      expect(scripts.length).toBeGreaterThan(0)
      for (const [, script = ''] of scripts)
        expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
    }
  })
})

describe('a check', () => {
  const pool = createTaskPool(1)
  let prepared: PreparedCheck
  beforeAll(async () => {
    prepared = await prepareCheck(site, describeGenerator())
  })
  afterAll(() => pool.close())

  const check = async () => {
    const {findings, pages} = await checkOutput(prepared, site, {
      ...{runner: pool, now: 0, showStatus: () => {}},
      fetch: () => Promise.reject(new Error('no network'))
    })
    const lines = findings.map(({rule, position, message}) => [
      rule,
      `${position?.file}:${position?.line}`,
      message
    ])
    return {pages, lines}
  }

  test('checks all locales and reports nothing for a valid site', async () => {
    const {lines, pages} = await check()
    expect(lines).toEqual([])
    expect(pages).toBe(48)
  })

  test('reports the file of an invalid translation', async () => {
    const page = path.join(site.outDir, 'fr/docs/next/places/water/index.html')
    renameSync(page, `${page}.aside`)
    const {lines} = await check()
    renameSync(`${page}.aside`, page)
    expect(lines).toContainEqual([
      'broken-link',
      'i18n/fr/docusaurus-plugin-content-docs/current/intro.md:9',
      "The link to /fr/docs/next/places/water is broken: the page doesn't exist."
    ])
  })
})

describe('a second build', () => {
  const stampsOf = () => readTimes(site.outDir)

  test('renders only pages with a changed translation, and shows the reason', async () => {
    const before = stampsOf()
    const file = 'i18n/fr/docusaurus-plugin-content-docs/current/places/trees.md'
    const text = readFileSync(path.join(site.siteDir, file), 'utf8')
    writeFileSync(path.join(site.siteDir, file), text.replace('tout en haut', 'très haut'))
    const {exitCode, stdout} = await buildSite(site.siteDir, {args: ['--explain', file]})
    expect(exitCode).toBe(0)
    expect(stdout).toContain('en 0/16, fr 1/16, ')
    expect(stdout).toContain('/docs/next/places/trees')
    const after = stampsOf()
    const changed = Object.keys(after).filter((name) => after[name] !== before[name])
    expect(changed).toContain('fr/docs/next/places/trees/index.html')
    expect(changed.filter((name) => !name.startsWith('fr/'))).toEqual([])
  })

  test('that fails in one locale keeps the whole output', async () => {
    const broken = path.join(
      site.siteDir,
      'i18n/persian/docusaurus-plugin-content-blog/authors.yml'
    )
    const page = path.join(site.siteDir, 'docs/places/water.md')
    const text = readFileSync(page, 'utf8')
    writeFileSync(broken, 'ada: [')
    writeFileSync(page, text.replace('Knee-deep', 'Ankle-deep'))
    const before = stampsOf()
    const {exitCode, stderr} = await buildSite(site.siteDir)
    expect(exitCode).toBe(1)
    expect(stderr).toContain('i18n/persian/docusaurus-plugin-content-blog/authors.yml')
    expect(stampsOf()).toEqual(before)
    rmSync(broken)
    writeFileSync(page, text)
  })

  test('of one locale writes only that locale', async () => {
    const {exitCode, stdout} = await buildSite(site.siteDir, {args: ['--locale', 'fa']})
    expect(exitCode).toBe(0)
    expect(stdout).toContain('Built 16 pages')
    const hostFiles = ['_edge', '_headers', '_nginx.conf', '_redirects']
    expect(readdirSync(site.outDir).sort()).toEqual([...hostFiles, 'fa'])
    expect(site.read('_redirects')).toContain('\n/birds/fa/herons /birds/fa/about 301!\n')
    expect(existsSync(path.join(site.outDir, 'fa/docs/next/index.html'))).toBe(true)
  })
})
