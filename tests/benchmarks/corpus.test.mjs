import {createHash} from 'node:crypto'
import {describe, expect, test} from 'vitest'
import {openingOf, pagePath, planPages} from './corpus-plan.mjs'
import {createCorpus} from './corpus.mjs'

/** @typedef {import('./corpus-plan.mjs').Flavor} Flavor */

/**
 * @param {number} pages
 * @param {Flavor} flavor
 * @param {number} [seed]
 */
function corpus(pages, flavor, seed) {
  return new Map([...createCorpus({pages, flavor, seed})].map(({file, text}) => [file, text]))
}

/** @param {Map<string, string>} files */
function hashOf(files) {
  return createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
}

test('the corpus depends only on the seed', () => {
  expect(hashOf(corpus(60, 'lectern', 7))).toBe(hashOf(corpus(60, 'lectern', 7)))
  expect(hashOf(corpus(60, 'lectern', 7))).not.toBe(hashOf(corpus(60, 'lectern', 8)))
})

test('every page has its own path, with 20 pages per topic and 8 topics per section', () => {
  const pages = planPages(1000)
  expect(new Set(pages.map(pagePath)).size).toBe(1000)
  expect(new Set(pages.map(({topic}) => topic.slug)).size).toBe(50)
  expect(new Set(pages.map(({section}) => section.slug)).size).toBe(7)
})

test('pages have 5.5 KB on average, and their sizes vary', () => {
  const sizes = [...corpus(1000, 'lectern')]
    .filter(([file]) => file.split('/').length === 3 && file.endsWith('.md'))
    .map(([, text]) => text.length)
  const mean = sizes.reduce((total, size) => total + size, 0) / sizes.length
  expect(sizes).toHaveLength(1000)
  expect(mean).toBeGreaterThan(5200)
  expect(mean).toBeLessThan(5800)
  expect(Math.min(...sizes)).toBeLessThan(3000)
  expect(Math.max(...sizes)).toBeGreaterThan(12_000)
})

test('a page contains each kind of content', () => {
  const [page] = planPages(40).slice(25)
  const text = page && corpus(40, 'lectern').get(`${pagePath(page)}.md`)
  expect(text).toContain(page && openingOf(page))
  expect(text).toMatch(/^---\ntitle: .+\ndescription: .+\nsidebar_position: 6\n---\n\n# /)
  expect(text).toMatch(/^:::tip$/m)
  expect(text).toMatch(/^\| :--- \| ---: \| --- \|$/m)
  expect(text).toMatch(/^(- |1\. )/m)
  expect(text).toMatch(/^### /m)
  expect(text?.match(/^```(js|ts|bash|json)$/gm)?.length).toBeGreaterThanOrEqual(3)
})

test('outside code, no character starts a tag or an expression', () => {
  for (const [file, text] of corpus(200, 'vitepress')) {
    expect(text.replace(/```[\s\S]*?```/g, ''), file).not.toMatch(/[{<]/)
  }
})

test.each(/** @type {const} */ (['docusaurus', 'mdx']))(
  'every link between files of %s has a target',
  (flavor) => {
    const files = corpus(200, flavor)
    for (const [file, text] of files) {
      for (const [, link = ''] of text.matchAll(/\]\(([^)]+\.mdx?)\)/g)) {
        const target = new URL(link, `file:///${file}`).pathname.slice(1)
        expect(files.has(target), `${file} links to ${link}`).toBe(true)
      }
    }
  }
)

describe('flavors', () => {
  test('MDX has the same text, and each page imports a component and uses it', () => {
    const [plain, mdx] = [corpus(40, 'lectern'), corpus(40, 'mdx')]
    const paths = [...mdx.keys()].filter((file) => file.endsWith('.mdx'))
    expect(paths).toHaveLength(40)
    for (const file of paths) {
      const text = mdx.get(file) ?? ''
      const added = /\nimport Note from '@site\/src\/Note'\n|\n<Note label="Remember">.*<\/Note>\n/g
      expect(text.match(added)).toHaveLength(2)
      const shared = text.replace(added, '').replaceAll('.mdx)', '.md)')
      expect(shared).toBe(plain.get(file.replace(/x$/, '')))
    }
  })

  test.each([
    ['lectern', ['planning/_category_.json', 'planning/parcel/_category_.json']],
    ['docusaurus', ['planning/_category_.json', 'planning/parcel/_category_.json']],
    ['mdx', ['planning/_category_.json', 'planning/parcel/_category_.json']],
    ['rspress', ['_meta.json', 'planning/_meta.json', 'planning/parcel/_meta.json']],
    ['vitepress', []],
    ['starlight', []]
  ])('%s gets its category files', (flavor, expected) => {
    const files = [...corpus(3, /** @type {Flavor} */ (flavor)).keys()]
    expect(files.filter((file) => file.endsWith('.json'))).toEqual(expected)
  })

  test('Hugo gets a page for each folder, and no headings that its theme prints', () => {
    const files = corpus(3, 'hugo')
    const indexes = [...files.keys()].filter((file) => file.endsWith('_index.md'))
    expect(indexes).toEqual(['_index.md', 'planning/_index.md', 'planning/parcel/_index.md'])
    expect(files.get('planning/parcel/audit-the-parcel.md')).toMatch(
      /^---\ntitle: .+\ndescription: .+\nweight: \d+\n---\n\nChapter/
    )
  })

  test('all flavors have the same prose', () => {
    const prose = (/** @type {Flavor} */ flavor) =>
      corpus(5, flavor)
        .get('planning/parcel/audit-the-parcel.md')
        ?.split(':::tip')[1]
        ?.split('\n- [')[0]
    expect(prose('starlight')).toBe(prose('lectern'))
    expect(prose('rspress')).toBe(prose('vitepress'))
    expect(prose('hugo')).toBe(prose('lectern'))
  })
})
