import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, copyFixture, runSite, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('markdown-features')
  expect(site.stderr).toBe('')
})

/** HTML of a page's own content. */
function content(page: string): string {
  const html = site.read(`${page}/index.html`).replaceAll('<!-- -->', '')
  return /<div class="[^"]*\bmarkdown">([\s\S]*?)<\/article>/.exec(html)?.[1] ?? html
}

function head(page: string): string {
  return site.read(`${page}/index.html`).split('</head>')[0] ?? ''
}

function isStatic(page: string): boolean {
  return content(page).includes('data-static-content')
}

describe('tabs', () => {
  test('are HTML without page scripts', () => {
    expect(isStatic('docs/tabs')).toBe(true)
    expect(content('docs/tabs')).toContain(
      '<button type="button" role="tab" aria-selected="true" tabindex="0" data-value="linux" class="tabs__item tabs__item--active">Linux</button>'
    )
    expect(content('docs/tabs')).toContain(
      '<div role="tabpanel" aria-label="macOS" data-value="mac" hidden=""><div class="tab-item"><p>First for <strong>macOS</strong>.</p>'
    )
  })

  test('render lazy content in the browser on pages with code', () => {
    expect(isStatic('docs/live-tabs')).toBe(false)
    expect(content('docs/live-tabs')).toContain('Linux 0</button>')
    expect(content('docs/live-tabs')).not.toContain('Windows 0</button>')
  })
})

describe('admonitions', () => {
  test('have built-in, custom and GitHub types', () => {
    const kinds = [...content('docs/admonitions').matchAll(/theme-admonition-(\w+)/g)]
    expect(kinds.map(([, kind]) => kind)).toEqual([
      ...['note', 'tip', 'warning', 'danger', 'info', 'caution', 'sighting'],
      ...['note', 'tip', 'important', 'warning', 'danger', 'tip']
    ])
  })

  test('are plain text if an instance disables them', () => {
    expect(content('bare')).toContain('<p>:::note\nColons stay.\n:::</p>')
  })
})

describe('diagrams', () => {
  test("are readable as source before they're drawn", () => {
    expect(content('docs/diagram')).toContain(
      '<pre class="theme-mermaid-source"><code>flowchart LR\n  Nest --&gt; Lake\n  Lake --&gt; Reed</code></pre>'
    )
    expect(isStatic('docs/diagram')).toBe(true)
  })

  test('add only a few bytes to pages without diagrams', () => {
    const loaded = site.read('docs/math/index.html').match(/assets\/js\/[^"]+/g) ?? []
    const sizes = loaded.map((file) => readFileSync(path.join(site.outDir, file)).length)
    expect(Math.max(...sizes)).toBeLessThan(400_000)
    const whole = readdirSync(path.join(site.outDir, 'assets/js')).length
    expect(whole).toBeGreaterThan(50)
  })
})

describe('formulas', () => {
  test('work inline, in blocks and in fences, with plugin options', () => {
    const html = content('docs/math')
    expect(html).toContain('A line with <span class="katex">')
    expect(html.match(/<span class="katex-display">/g)).toHaveLength(2)
    expect(html).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>')
    expect(html).toContain('a price of $5 or $10')
  })

  test('load their stylesheet only on pages with math', () => {
    expect(head('docs/math')).toContain('feature-math')
    expect(head('docs/links')).not.toContain('feature-math')
  })
})

describe('functions of the site', () => {
  test('run in the instance that lists them, and the preprocessor everywhere', () => {
    expect(content('docs/plugins')).toContain('<p>1.5 minutes</p><p>It is spring.</p>')
    expect(content('bare')).toContain('<p>READING</p>')
  })
})

describe('the head', () => {
  test('contains tags from Markdown and MDX, and the innermost tag wins', () => {
    expect(head('docs/head')).toContain('<meta name="author" content="Ada">')
    expect(head('docs/head').match(/<link rel="canonical"[^>]*>/g)).toEqual([
      '<link rel="canonical" href="https://elsewhere.example.com/head">'
    ])
    expect(content('docs/head')).toMatch(/^<div data-static-content="0"><h1 id="head">/)
    expect(head('docs/partials')).toContain('<meta name="author" content="March">')
  })

  test('of a post applies to its own page, not to lists', () => {
    expect(head('blog/2026/01/01/post')).toContain('<meta name="author" content="Ada">')
    expect(site.read('blog/index.html')).toContain('Claim 1.')
    expect(head('blog')).not.toContain('name="author"')
  })
})

describe('headings', () => {
  test('have explicit or generated IDs, and a table of contents on request', () => {
    expect(content('docs/headings')).toContain(
      '<div class="toc-inline"><ul class="table-of-contents__list"><li><a href="#own" class="table-of-contents__link">By hand</a><ul class="table-of-contents__list"><li><a href="#second" class="table-of-contents__link">In a comment</a></li></ul></li><li><a href="#made-up" class="table-of-contents__link">Made up</a></li></ul></div>'
    )
    expect(isStatic('docs/headings')).toBe(true)
    expect(content('docs/headings')).toContain('<p>Written at the lake.</p>')
  })

  test('get explicit IDs from a command', async () => {
    const siteDir = copyFixture('markdown-features')
    const run = await runSite(['write-heading-ids', siteDir, 'docs/headings.mdx'], siteDir)
    expect(run).toEqual({
      exitCode: 0,
      stdout: 'Updated docs/headings.mdx\n',
      stderr: ''
    })
    const text = readFileSync(path.join(siteDir, 'docs/headings.mdx'), 'utf8')
    expect(text).toContain('## By hand {#own}')
    expect(text).toContain('## Made up {/* #made-up */}')
  })
})

describe('files', () => {
  test('become sized images, SVG components, URLs and downloads', () => {
    const html = content('docs/assets')
    expect(html).toMatch(/width="3" height="2" src="\/assets\/images\/dot-\w{16}\.png" alt="A dot"/)
    expect(html).toContain(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30" stroke-width="2" class="drawn"><path class="bowl"'
    )
    const [address = ''] = /\/assets\/files\/nest-\w+\.svg/.exec(html) ?? []
    expect(existsSync(path.join(site.outDir, address))).toBe(true)
    expect(html).toMatch(/<img src="\/assets\/files\/dot-\w+\.png" alt="Required"\/>/)
    expect(html).toMatch(/<a href="\/assets\/files\/counts-\w+\.csv">/)
    expect(html).toContain('<a href="/old/" data-no-navigation="">an old page</a>')
  })
})

describe('links', () => {
  test('resolve by file, path and reference, with query and hash', () => {
    const html = content('docs/links')
    expect(html).toContain(
      '<a href="/docs/tabs">By file</a>, <a href="/docs/tabs#on-windows-only">with a hash</a>, <a href="/docs/tabs?system=mac#tabs">with a query</a>,\n<a href="/docs/math">by path</a>, <a title="Formulas" href="/docs/math">by reference</a>'
    )
    expect(html).toMatch(/<a href="\/docs\/math"><img [^>]*alt="A dot"\/><\/a>/)
  })

  test('work in tables, task lists and details', () => {
    const html = content('docs/links')
    expect(html).toContain('<th class="text--right">Length</th>')
    expect(html).toContain('<input type="checkbox" disabled="" checked=""/> Seen')
    expect(html).toContain('<summary>More</summary><p>Inside <strong>Markdown</strong>.</p>')
  })

  test('to footnotes have unique IDs in a list of posts', () => {
    const ids = [...site.read('blog/index.html').matchAll(/ id="(user-content-fn-[^"]+)"/g)]
    expect(new Set(ids.map(([, id]) => id)).size).toBe(2)
  })
})

describe('parts and components', () => {
  test('receive props, headings and front matter', () => {
    expect(content('docs/partials')).toContain('Spring lasts 2 months.')
    expect(content('docs/partials')).toContain(
      'The part has 1 heading, this page 1, and its place is unknown.'
    )
  })

  test('are available by name if the site registers them', () => {
    expect(content('docs/components')).toContain('<mark class="site-mark">Without an import</mark>')
  })

  test('stay text in a page that is Markdown by its front matter', () => {
    expect(content('docs/plain-braces')).toContain(
      'In this file {a brace} and a &lt; sign are text.'
    )
  })
})
