import {existsSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {Client} from '@modelcontextprotocol/sdk/client/index.js'
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {buildFixture, buildSite, CLI, copyFixture, type SiteBuild} from './build-site.js'
import {type DevServer, startDevServer} from './dev-server.js'

const ORIGIN = 'https://docs.example.com/base'

let site: SiteBuild

beforeAll(async () => {
  site = await buildFixture('machine-readable')
  expect([site.exitCode, site.stderr]).toEqual([0, ''])
})

const ZEBRA = `---
title: "Zebra \\"&\\" <b>bold</b>"
description: "All of it: \\"quoted\\" & <tagged>"
url: "${ORIGIN}/docs/zebra"
---

> All pages of this site: ${ORIGIN}/llms.txt

# Zebra "&" \\<b\\>bold\\</b\\>

Read [the first guide](${ORIGIN}/docs/guide/first#start "Title"), [the blog](${ORIGIN}/blog) or [this](#own).

## Own

**Windows**

Press \`Ctrl\`.

**mac**

Press _Command_.

> **Tip: Careful**
>
> > Shared by pages, with [a link](${ORIGIN}/docs/guide/second).
> >
> > - one
> > - two

**More**

![A dot](${ORIGIN}/assets/images/dot-<hash>.png)

3
`

/** Hashed filenames are the same in every test run. */
const unhashed = (text: string) => text.replace(/-[\da-f]{8,}\.png/g, '-<hash>.png')

describe('a Markdown page', () => {
  test('has a complete Markdown copy with absolute URLs', () => {
    expect(unhashed(site.read('docs/zebra.md'))).toBe(ZEBRA)
    expect(site.read('index.md')).toContain(`# Home\n\n[Docs](${ORIGIN}/docs/zebra)\n`)
    expect(site.read('blog/2026/01/31/post.md')).toContain(
      '# A post\n\nIts first words.\n\nAnd the rest.\n'
    )
  })

  test('links to that copy in its head', () => {
    for (const [page, file] of [
      ['docs/zebra', 'docs/zebra.md'],
      ['', 'index.md'],
      ['docs/secret', 'docs/secret.md']
    ] as const) {
      const html = site.read(path.join(page, 'index.html'))
      expect(html).toContain(`<link rel="alternate" type="text/markdown" href="/base/${file}"`)
    }
  })
})

test("docs have a copy button, and other pages don't", () => {
  expect(site.read('docs/zebra/index.html')).toContain('Copy page')
  expect(site.read('index.html')).not.toContain('Copy page')
})

test('pages without their own Markdown are converted from HTML', () => {
  for (const page of ['app', 'blog', 'docs/tags', 'docs/tags/striped']) {
    expect(site.read(`${page}/index.html`)).toContain(`href="/base/${page}.md"`)
    expect(site.read(`${page}.md`)).toMatch(/^# /m)
  }
  expect(site.read('docs/tags/striped.md')).toContain(`](${ORIGIN}/docs/zebra)`)
  expect(existsSync(path.join(site.outDir, '404.md'))).toBe(false)
})

test('every page points programs to the list, hidden from readers', () => {
  for (const page of ['index.html', 'docs/zebra/index.html', 'app/index.html', '404.html']) {
    expect(site.read(page)).toMatch(
      /<body[^>]*><p hidden data-nosnippet>For AI agents: all pages of this site are listed in \/base\/llms\.txt\. To get a page as Markdown, add \.md to its path\.<\/p><div id="__site"/
    )
  }
})

test('llms.txt lists pages by section, with docs in sidebar order', () => {
  expect(site.read('llms.txt')).toBe(
    `# Notes & \\<signs\\>

> For \\*machines\\* too.

## Docs

- [Zebra "&" \\<b\\>bold\\</b\\>](${ORIGIN}/docs/zebra.md): All of it: "quoted" & \\<tagged\\>

## Guides

- [The first guide](${ORIGIN}/docs/guide/first.md)
- [The second guide](${ORIGIN}/docs/guide/second.md)

## Pages

- [Home](${ORIGIN}/index.md)
- [Notes & \\<signs\\>](${ORIGIN}/app.md)

## Blog

- [A post](${ORIGIN}/blog/2026/01/31/post.md)

## Optional

- [Tags](${ORIGIN}/docs/tags.md): striped.
- [One doc tagged with "striped"](${ORIGIN}/docs/tags/striped.md): Zebra "&" \\<b\\>bold\\</b\\>.
- [Blog](${ORIGIN}/blog.md): Blog
- [Archive](${ORIGIN}/blog/archive.md): All posts by year
`
  )
})

test('llms-full.txt has the text of these pages, without hidden ones', () => {
  const text = site.read('llms-full.txt')
  expect(text).toMatch(/^# Notes & \\<signs\\>\n\n---\n\nSource: .*\/docs\/zebra\n\n# Zebra/)
  expect(text).toContain(`Source: ${ORIGIN}/docs/guide/first\n\n# The first guide\n`)
  expect(text).toContain('And the rest.')
  expect(text).not.toContain('Who knows the address')
})

test('the index lists docs with headings, tags and versions', () => {
  const index = JSON.parse(site.read('docs-index.json')) as {pages: {url: string}[]}
  expect({...index, pages: index.pages.slice(0, 2)}).toEqual({
    title: 'Notes & <signs>',
    url: `${ORIGIN}/`,
    pages: [
      {
        title: 'Zebra "&" <b>bold</b>',
        url: `${ORIGIN}/docs/zebra`,
        markdown: `${ORIGIN}/docs/zebra.md`,
        description: 'All of it: "quoted" & <tagged>',
        plugin: {name: 'docs', id: 'default'},
        version: 'current',
        tags: ['striped'],
        headings: [{id: 'own', depth: 2, text: 'Own'}]
      },
      {
        title: 'The first guide',
        url: `${ORIGIN}/docs/guide/first`,
        markdown: `${ORIGIN}/docs/guide/first.md`,
        description: 'Words of the first guide.',
        plugin: {name: 'docs', id: 'default'},
        version: 'current',
        tags: [],
        headings: [{id: 'start', depth: 2, text: 'Start'}]
      }
    ]
  })
  expect(index.pages.map(({url}) => url)).not.toContain(`${ORIGIN}/docs/secret`)
})

test('editing a partial updates only the copies of pages that include it', async () => {
  const siteDir = copyFixture('machine-readable')
  const first = await buildSite(siteDir)
  const stateOf = (file: string) => statSync(path.join(first.outDir, file)).mtimeMs
  const before = {zebra: stateOf('docs/zebra.md'), guide: stateOf('docs/guide/first.md')}
  const partial = path.join(siteDir, 'docs/_shared.mdx')
  writeFileSync(partial, readFileSync(partial, 'utf8').replace('- two', '- three'))
  const second = await buildSite(siteDir)
  expect([second.exitCode, second.stderr]).toEqual([0, ''])
  expect(second.read('docs/zebra.md')).toContain('> > - three\n')
  expect(second.read('llms-full.txt')).toContain('> > - three\n')
  expect(stateOf('docs/zebra.md')).toBeGreaterThan(before.zebra)
  expect(stateOf('docs/guide/first.md')).toBe(before.guide)
})

test('site mcp answers the official client over standard input', async () => {
  const client = new Client({name: 'test', version: '1'})
  const args = [CLI, 'mcp', site.siteDir]
  await client.connect(new StdioClientTransport({command: process.execPath, args}))
  const call = async (name: string, input: Record<string, unknown>) => {
    const {content} = await client.callTool({name, arguments: input})
    return (content as {text: string}[])[0]?.text
  }
  const found = await call('search', {query: 'shared'})
  expect(found).toContain(`${ORIGIN}/docs/zebra#own`)
  expect(await call('read_section', {page: '/docs/zebra#own'})).toMatch(/^## Own\n/)
  await client.close()
})

describe('site start', () => {
  let server: DevServer

  beforeAll(async () => {
    server = await startDevServer({siteDir: copyFixture('machine-readable')})
  })

  afterAll(async () => {
    await server.stop()
  })

  const read = async (file: string) => {
    const response = await fetch(`${server.origin}/base/${file}`)
    return `${response.status} ${response.headers.get('content-type')}\n${await response.text()}`
  }

  test('serves the same files', async () => {
    // Its component isn't rendered before the page is visited.
    const plain = ZEBRA.replace(/\n3\n$/, '')
    expect(unhashed(await read('docs/zebra.md'))).toBe(`200 text/markdown; charset=utf-8\n${plain}`)
    expect(await read('llms.txt')).toBe(`200 text/plain; charset=utf-8\n${site.read('llms.txt')}`)
    expect(await read('docs-index.json')).toBe(
      `200 application/json; charset=utf-8\n${site.read('docs-index.json')}`
    )
    expect(await read('docs/none.md')).toMatch(/^404 /)
  })

  test('serves the edited text after a save', async () => {
    server.edit('docs/guide/first.md', 'Words of', 'New words of')
    await expect
      .poll(() => read('docs/guide/first.md'), {timeout: 30_000})
      .toContain('New words of the first guide.')
  })
})
