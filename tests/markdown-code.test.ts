import {readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildSite, copyFixture, type SiteBuild} from './build-site.js'

let site: SiteBuild

beforeAll(async () => {
  site = await buildSite(copyFixture('markdown-code'))
  expect([site.exitCode, site.stderr]).toEqual([0, ''])
})

/** Returns the title and the marked lines of each code block on a page. */
function readBlocks(file: string): {title?: string; lines: string[]}[] {
  const [, ...blocks] = site.read(file).split('<div class="theme-code-block')
  return blocks.map((block) => {
    const title = /class="code-block-title">([^<]*)/.exec(block)?.[1]
    const code = /<code[^>]*>(.*?)<\/code>/s.exec(block)?.[1] ?? ''
    const lines = code.split(/<span (?:data-line="\d+" )?class="token-line/).slice(1)
    return {...(title === undefined ? {} : {title}), lines: lines.map(describeLine)}
  })
}

function describeLine(html: string): string {
  const [, marks = '', rest = ''] = /^([^"]*)">(.*)$/s.exec(html) ?? []
  const text = rest.replace(/<[^>]*>/g, '').replace(/\n$/, '')
  const names = marks.trim().replace(/(?:theme-)?code-(?:block|line)-|-line\b/g, '')
  return names === '' ? text : `${text} (${names})`
}

test("lines are marked by ranges, comments and the site's own rules", () => {
  const [marks, plain] = readBlocks('docs/marks.html')
  expect(marks).toEqual({
    title: 'marks.js',
    lines: [
      'first() (highlighted)',
      'second() (error)',
      'third() (diff-remove)',
      'fourth() (diff-add)',
      'fifth() (sighting)'
    ]
  })
  expect(plain?.lines).toEqual(['const inTheDefaultLanguage = true'])
  expect(site.read('docs/marks.html')).toContain('<span data-line="5" class="token-line')
})

test('includes code from other files by region and lines, with the filename', () => {
  expect(readBlocks('docs/snippets.html')).toEqual([
    {
      title: 'examples/add.ts',
      lines: [
        'export function add(left: number, right: number): number {',
        '  return left + right (highlighted)',
        '}'
      ]
    },
    {title: 'In Python', lines: ['total = left + right', 'return total']},
    {lines: ['total = 0']}
  ])
  expect(site.read('docs/snippets.html')).toContain('class="prism-code language-py"')
})

test('a CodeBlock element is like any other code block', () => {
  expect(readBlocks('docs/computed.html')).toEqual([
    {lines: []},
    {title: 'written.js', lines: ['const written = 1 (highlighted)']}
  ])
  expect(site.read('docs/computed.html')).toContain('<code>const answer</code>')
})

test('a page with code has no JavaScript of its own', () => {
  for (const page of ['marks', 'snippets'])
    expect(site.read(`docs/${page}.html`)).not.toMatch(/"contents":\[\{"module"/)
})

describe('editing a file whose code is shown', () => {
  async function change(file: string, from: string, to: string): Promise<SiteBuild> {
    const absolute = path.join(site.siteDir, file)
    const text = readFileSync(absolute, 'utf8')
    expect(text).toContain(from)
    writeFileSync(absolute, text.replace(from, to))
    const built = await buildSite(site.siteDir)
    expect([built.exitCode, built.stderr]).toEqual([0, ''])
    return built
  }

  test('compiles and renders only the pages that show it', async () => {
    const built = await change('examples/add.py', 'total = left', 'total = 0 + left')
    expect(built.stdout).toMatch(/pages {5}1 rendered/)
    expect(built.stdout).toMatch(/content {3}1 compiled, 6 cached/)
    expect(readBlocks('docs/snippets.html')[1]?.lines[0]).toBe('total = 0 + left + right')
  })

  test('updates a page that shows it in a partial', async () => {
    expect(readBlocks('docs/partial.html')[0]?.lines).toEqual(['total = 0'])
    await change('examples/add.ts', 'total = 0', 'total = 1')
    expect(readBlocks('docs/partial.html')[0]?.lines).toEqual(['total = 1'])
  })
})

test('only pages with a live code block load its styles', () => {
  const loads = (page: string) => {
    const links = site.read(page).matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)
    return [...links].some(([, file = '']) => site.read(file).includes('.live-code__reset{'))
  }
  expect([loads('docs/live.html'), loads('docs/marks.html')]).toEqual([true, false])
})
