import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, buildSite, copyFixture, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('features')
  expect(site.stderr).toBe('')
})

/** The data in a page's document that its scripts read. */
interface PageData {
  module: string
  open?: readonly string[]
  contents: readonly {module?: string}[]
  props: {sidebar?: {name: string; items: readonly object[]}}
}

function pageData(file: string): PageData {
  const json = /<script type="application\/json" id="__page">(.*?)<\/script>/.exec(site.read(file))
  return JSON.parse(json?.[1] ?? '{}') as PageData
}

function readStyles(file: string): string {
  const urls = site.read(file).matchAll(/<link rel="stylesheet" href="\/base\/([^"]+)"/g)
  return [...urls].map(([, url = '']) => site.read(url)).join('\n')
}

describe('a page without components', () => {
  test('has no JavaScript of its own', () => {
    expect(pageData('docs/plain/index.html').contents.map(({module}) => module)).toEqual([
      undefined
    ])
    expect(readdirSync(path.join(site.outDir, 'assets/js')).join(' ')).not.toContain('plain')
    expect(site.read('docs/plain/index.html')).toContain('<div data-static-content="0"><p>')
  })

  test('loads the scripts that all such pages share', () => {
    const scripts = (file: string) =>
      [...site.read(file).matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, url]) => url)
    expect(scripts('docs/plain/index.html')).toEqual(scripts('docs/math/index.html'))
  })
})

describe('a page with a component', () => {
  test('is prerendered with it and has its own module', () => {
    const {contents} = pageData('docs/live/index.html')
    expect(site.read('docs/live/index.html')).toMatch(/<button>counted (?:<!-- -->)?0<\/button>/)
    expect(contents[0]?.module).toMatch(/^\/base\/assets\/js\/docs-live-\w+-\w+\.js$/)
    expect(site.read(contents[0]?.module?.replace('/base/', '') ?? '')).toContain('counted')
  })

  test("shows partials with the theme's components and resolved links", () => {
    const html = site.read('docs/live/index.html')
    expect(html).toMatch(/class="theme-admonition theme-admonition-tip[^"]*"/)
    expect(html).toContain('<a href="/base/docs/plain">link</a>')
    expect(existsSync(path.join(site.outDir, 'docs/_part'))).toBe(false)
  })
})

describe('the base URL', () => {
  test('precedes links, scripts, stylesheets, images and files', () => {
    const html = site.read('docs/plain/index.html')
    const urls = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url = '']) => url)
    expect(urls.filter((url) => !/^(?:\/base\/|#|https:)/.test(url))).toEqual([])
    expect(html).toContain('<a href="/base/docs/live">live page</a>')
    expect(html).toContain('<a href="/base/">home</a>')
    expect(html).toContain('<link rel="icon" href="/base/img/favicon.svg">')
    expect(html).toContain('<link rel="canonical" href="https://docs.example.com/base/docs/plain">')
  })

  test("isn't a folder in the output", () => {
    expect(existsSync(path.join(site.outDir, 'base'))).toBe(false)
    expect(site.read('robots.txt')).toBe('User-agent: *\n')
  })
})

describe('an image', () => {
  test('is published under a content hash, with its size in the HTML', () => {
    const html = site.read('docs/plain/index.html')
    const image = /<img [^>]*width="3" height="2" src="\/base\/(assets\/images\/dot-\w{16}\.png)"/
    const file = image.exec(html)?.[1] ?? ''
    const source = readFileSync(path.join(site.siteDir, 'docs/dot.png'))
    expect(readFileSync(path.join(site.outDir, file)).equals(source)).toBe(true)
  })
})

describe('a page whose folder has the same name as a generated stylesheet', () => {
  test('has its script', () => {
    const {module} = pageData('feature-tour/index.html')
    expect(module).toContain('/feature-tour-index-')
    expect(site.read(module.replace('/base/', ''))).toContain('A tour of features')
  })
})

describe('a page that handles all paths below its own', () => {
  test('is listed only on the not-found page', () => {
    expect(pageData('404.html').open).toEqual(['/desks'])
    expect(pageData('desks/index.html').open).toBeUndefined()
    expect(existsSync(path.join(site.outDir, 'desks/one'))).toBe(false)
  })
})

describe('styles', () => {
  test('for math are loaded only by pages with math', () => {
    expect(site.read('docs/math/index.html')).toMatch(/href="[^"]*feature-math-\w+\.css"/)
    expect(site.read('docs/math/index.html')).toContain('<span class="katex">')
    expect(site.read('docs/plain/index.html')).not.toContain('feature-math')
  })

  test('from a CSS module are loaded with their page, with matching class names', () => {
    const name = /<main class="(box_[^"]+)">Styled/.exec(site.read('styled/index.html'))?.[1]
    expect(readStyles('styled/index.html')).toContain(`.${name}{color:#070809}`)
    expect(readStyles('docs/plain/index.html')).not.toContain('box_')
  })

  test("of the site aren't in a cascade layer, so they override the theme", () => {
    const css = readStyles('docs/plain/index.html')
    expect(css).toContain('.styled-by-the-site{color:#040506}')
    expect(withoutLayers(css)).toContain('.styled-by-the-site{color:#040506}')
    expect(withoutLayers(css)).toMatch(/--ifm-color-primary: ?rgb\(1, 2, 3\)/)
  })
})

/** A stylesheet without its `@layer` blocks. */
function withoutLayers(css: string): string {
  let rest = ''
  let depth = 0
  for (const part of css.split(/(@layer [^{;]+\{|[{}])/)) {
    if (depth === 0 && !part.startsWith('@layer')) {
      rest += part
      continue
    }
    if (part.endsWith('{')) depth += 1
    else if (part === '}') depth -= 1
  }
  return rest
}

describe('the head', () => {
  const tags = (file: string) =>
    site.read(file).match(/<title>.*?<\/title>|<meta name="(?:description|author)"[^>]*>/g)

  test("prefers the doc's tags to the site's", () => {
    expect(tags('docs/plain/index.html')?.sort()).toEqual([
      '<meta name="author" content="The site">',
      '<meta name="description" content="Of the document.">',
      '<title>Plain – Features</title>'
    ])
  })

  test("prefers a component's tags to the doc's", () => {
    const html = site.read('docs/head/index.html')
    expect(tags('docs/head/index.html')?.sort()).toEqual([
      '<meta name="author" content="The page">',
      '<meta name="description" content="Of the page.">',
      '<title>Head – Features</title>'
    ])
    expect(html.match(/<link rel="canonical"[^>]*>/g)).toEqual([
      '<link rel="canonical" href="https://elsewhere.example.com/head">'
    ])
  })
})

describe('a theme component', () => {
  test('can be replaced by the site and still render the original', () => {
    const html = site.read('404.html')
    expect(html).toContain('<p>Wrapped by the site</p>')
    expect(html).toMatch(/<h1[^>]*>[^<]*not found/i)
  })
})

describe('the sidebar', () => {
  test('omits collapsed categories in pages, and the data file has all items', () => {
    const {sidebar} = pageData('docs/plain/index.html').props
    expect(JSON.stringify(sidebar)).not.toContain('Second guide')
    const index = JSON.parse(site.read('assets/data/index.json')) as Record<string, string>
    const whole = site.read(index[sidebar?.name ?? ''] ?? '')
    expect(whole).toContain('"Second guide"')
    expect(site.read('docs/guide/first/index.html')).toContain('>Second guide<')
  })
})

describe('trailingSlash', () => {
  const cases = [
    ['absent', undefined, 'docs/plain/index.html', '/base/docs/live'],
    ['true', true, 'docs/plain/index.html', '/base/docs/live/'],
    ['false', false, 'docs/plain.html', '/base/docs/live']
  ] as const

  test.each(cases)('%s', async (_name, trailingSlash, file, link) => {
    const built = trailingSlash === undefined ? site : await buildWith(trailingSlash)
    expect(built.stderr).toBe('')
    const html = built.read(file)
    expect(html).toContain(`<a href="${link}">live page</a>`)
    const canonical = `https://docs.example.com${link.replace('live', 'plain')}`
    expect(html).toContain(`<link rel="canonical" href="${canonical}">`)
    expect(existsSync(path.join(built.outDir, '404.html'))).toBe(true)
    expect(existsSync(path.join(built.outDir, 'index.html'))).toBe(true)
  })
})

async function buildWith(trailingSlash: boolean): Promise<SiteBuild> {
  const siteDir = copyFixture('features')
  const file = path.join(siteDir, 'site.config.mjs')
  const config = readFileSync(file, 'utf8').replace(
    "baseUrl: '/base/',",
    `baseUrl: '/base/',\n  trailingSlash: ${trailingSlash},`
  )
  writeFileSync(file, config)
  return buildSite(siteDir)
}
