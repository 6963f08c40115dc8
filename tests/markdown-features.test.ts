import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, copyFixture, runSite, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('markdown-features')
  expect(site.stderr).toBe('')
})

/** What stands in a page's own content. */
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
  test('are HTML without a script of the page', () => {
    expect(isStatic('docs/tabs')).toBe(true)
    expect(content('docs/tabs')).toContain(
      '<button type="button" role="tab" aria-selected="true" tabindex="0" data-value="linux" class="tabs__item tabs__item--active">Linux</button>'
    )
    expect(content('docs/tabs')).toContain(
      '<div role="tabpanel" aria-label="macOS" data-value="mac" hidden=""><div class="tab-item"><p>First for <strong>macOS</strong>.</p>'
    )
  })

  test('leave lazy content to the browser where a page has code', () => {
    expect(isStatic('docs/live-tabs')).toBe(false)
    expect(content('docs/live-tabs')).toContain('Linux 0</button>')
    expect(content('docs/live-tabs')).not.toContain('Windows 0</button>')
  })
})

describe('admonitions', () => {
  test('have the kinds of the generator, of the instance and of GitHub', () => {
    const kinds = [...content('docs/admonitions').matchAll(/theme-admonition-(\w+)/g)]
    expect(kinds.map(([, kind]) => kind)).toEqual([
      ...['note', 'tip', 'warning', 'danger', 'info', 'caution', 'sighting'],
      ...['note', 'tip', 'important', 'warning', 'danger', 'tip']
    ])
  })

  test('are text where an instance has none', () => {
    expect(content('bare')).toContain('<p>:::note\nColons stay.\n:::</p>')
  })
})

describe('diagrams', () => {
  test('are sources that can be read before they are drawn', () => {
    expect(content('docs/diagram')).toContain(
      '<pre class="theme-mermaid-source"><code>flowchart LR\n  Nest --&gt; Lake\n  Lake --&gt; Reed</code></pre>'
    )
    expect(isStatic('docs/diagram')).toBe(true)
  })

  test('cost only a few bytes on pages without them', () => {
    const loaded = site.read('docs/math/index.html').match(/assets\/js\/[^"]+/g) ?? []
    const sizes = loaded.map((file) => readFileSync(path.join(site.outDir, file)).length)
    expect(Math.max(...sizes)).toBeLessThan(400_000)
    const whole = readdirSync(path.join(site.outDir, 'assets/js')).length
    expect(whole).toBeGreaterThan(50)
  })
})

describe('formulas', () => {
  test('stand in lines, in blocks and in fences, with the options of a listed plugin', () => {
    const html = content('docs/math')
    expect(html).toContain('A line with <span class="katex">')
    expect(html.match(/<span class="katex-display">/g)).toHaveLength(2)
    expect(html).toContain('<mfrac><mn>1</mn><mn>2</mn></mfrac>')
    expect(html).toContain('a price of $5 or $10')
  })

  test('bring their styles only where they are', () => {
    expect(head('docs/math')).toContain('feature-math')
    expect(head('docs/links')).not.toContain('feature-math')
  })
})

describe('functions of the site', () => {
  test('run in the instance that lists them, the preprocessor everywhere', () => {
    expect(content('docs/plugins')).toContain('<p>1.5 minutes</p><p>It is spring.</p>')
    expect(content('bare')).toContain('<p>READING</p>')
  })
})

describe('the head', () => {
  test('takes tags from Markdown and from MDX, the innermost last', () => {
    expect(head('docs/head')).toContain('<meta name="author" content="Ada">')
    expect(head('docs/head').match(/<link rel="canonical"[^>]*>/g)).toEqual([
      '<link rel="canonical" href="https://elsewhere.example.com/head">'
    ])
    expect(content('docs/head')).toMatch(/^<div data-static-content="0"><h1 id="head">/)
    expect(head('docs/partials')).toContain('<meta name="author" content="March">')
  })

  test('of a post is that of its page, and not of a list with the whole post', () => {
    expect(head('blog/2026/01/01/post')).toContain('<meta name="author" content="Ada">')
    expect(site.read('blog/index.html')).toContain('Claim 1.')
    expect(head('blog')).not.toContain('name="author"')
  })
})

describe('headings', () => {
  test('have ids by hand and made up, and a list of them where the page wants it', () => {
    expect(content('docs/headings')).toContain(
      '<div class="toc-inline"><ul class="table-of-contents__list"><li><a href="#own" class="table-of-contents__link">By hand</a><ul class="table-of-contents__list"><li><a href="#second" class="table-of-contents__link">In a comment</a></li></ul></li><li><a href="#made-up" class="table-of-contents__link">Made up</a></li></ul></div>'
    )
    expect(isStatic('docs/headings')).toBe(true)
    expect(content('docs/headings')).toContain('<p>Written at the lake.</p>')
  })

  test('get their ids written by a command', async () => {
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
  test('are images with sizes, drawings as components, addresses and downloads', () => {
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
  test('lead to pages by file, path and reference, with query and hash', () => {
    const html = content('docs/links')
    expect(html).toContain(
      '<a href="/docs/tabs">By file</a>, <a href="/docs/tabs#on-windows-only">with a hash</a>, <a href="/docs/tabs?system=mac#tabs">with a query</a>,\n<a href="/docs/math">by path</a>, <a title="Formulas" href="/docs/math">by reference</a>'
    )
    expect(html).toMatch(/<a href="\/docs\/math"><img [^>]*alt="A dot"\/><\/a>/)
  })

  test('stand beside tables, tasks and details', () => {
    const html = content('docs/links')
    expect(html).toContain('<th class="text--right">Length</th>')
    expect(html).toContain('<input type="checkbox" disabled="" checked=""/> Seen')
    expect(html).toContain('<summary>More</summary><p>Inside <strong>Markdown</strong>.</p>')
  })

  test('to footnotes have ids of their own in a list of posts', () => {
    const ids = [...site.read('blog/index.html').matchAll(/ id="(user-content-fn-[^"]+)"/g)]
    expect(new Set(ids.map(([, id]) => id)).size).toBe(2)
  })
})

describe('parts and components', () => {
  test('get properties, headings and front matter', () => {
    expect(content('docs/partials')).toContain('Spring lasts 2 months.')
    expect(content('docs/partials')).toContain(
      'The part has 1 heading, this page 1, and its place is unknown.'
    )
  })

  test('are found by name when the site adds them to those of the theme', () => {
    expect(content('docs/components')).toContain('<mark class="site-mark">Without an import</mark>')
  })

  test('are no part of a file that is Markdown by its front matter', () => {
    expect(content('docs/plain-braces')).toContain(
      'In this file {a brace} and a &lt; sign are text.'
    )
  })
})
