import {utimesSync} from 'node:fs'
import path from 'node:path'
import {beforeAll, describe, expect, test} from 'vitest'
import {listFiles} from '../list-files.js'
import {openEditedSite, type EditedSite, type RebuiltSite} from './edited-site.js'

let site: EditedSite

beforeAll(async () => {
  site = await openEditedSite('every-kind')
})

/** Effects of an edit that concerns some pages. All other pages stay unchanged. */
function changeOf(changed: readonly string[], rest: Partial<RebuiltSite> = {}): RebuiltSite {
  return {
    changed,
    added: [],
    removed: [],
    rendered: changed.length,
    compiled: 0,
    isBundleCached: true,
    touched: [],
    ...rest
  }
}

/** A wrapper of a theme component that's visible in the HTML. */
function wrap(name: string): string {
  return `import Original from '@theme-original/${name}'\n\nexport default (props) => <div className="mine"><Original {...props} /></div>\n`
}

const listPages = () => listFiles(path.join(site.siteDir, 'build'), /\.html$/)

const GUIDES = ['first', 'second', 'third'].map((name) => `docs/guides/${name}/index.html`)
const DEEP = ['one', 'two'].map((name) => `docs/guides/deep/${name}/index.html`)

describe('editing the text of a doc', () => {
  const page = 'docs/api/one/index.html'

  test('changes its page', async () => {
    site.append('docs/api/one.md', '\nMore words.\n')
    expect(await site.rebuild()).toEqual(changeOf([page], {compiled: 1}))
  })

  test('changes its page even if the size is the same and the time is older', async () => {
    site.replace('docs/api/one.md', 'More words', 'Some words')
    utimesSync(path.join(site.siteDir, 'docs/api/one.md'), 1_000_000, 1_000_000)
    expect(await site.rebuild()).toEqual(changeOf([page], {compiled: 1}))
  })

  test('back to its previous version changes its page without compiling', async () => {
    site.replace('docs/api/one.md', '\nSome words.\n', '')
    expect(await site.rebuild()).toEqual(changeOf([page]))
  })
})

test('in its title changes its page, its neighbors and the pages that list it', async () => {
  site.replace('docs/guides/second.md', 'title: Second guide', 'title: Another guide')
  expect(await site.rebuild()).toEqual(
    changeOf(['docs/category/guides/index.html', ...DEEP, ...GUIDES], {compiled: 1})
  )
})

test('in its label changes the pages that show it, including its neighbor', async () => {
  site.replace('docs/guides/deep/one.md', 'title: Deep one', 'title: Deep one\nsidebar_label: One')
  expect(await site.rebuild()).toEqual(
    changeOf([...DEEP, 'docs/guides/third/index.html'], {compiled: 1})
  )
})

describe('a tag of docs', () => {
  const lists = ['docs/tags/guides/index.html', 'docs/tags/index.html']

  test('with a new description changes the pages that show it', async () => {
    site.write('docs/tags.yml', 'guides:\n  label: Guides\nstart:\ntools:\n')
    expect(await site.rebuild()).toEqual(changeOf(['docs/guides/first/index.html', ...lists]))
  })

  test("added to a doc changes the doc's page and the tag's pages", async () => {
    site.replace('docs/api/one.md', 'title: Reference one', 'title: Reference one\ntags: [guides]')
    const pages = ['docs/api/one/index.html', ...lists]
    expect(await site.rebuild()).toEqual(changeOf(pages, {compiled: 1}))
  })

  test("that's removed also removes its page", async () => {
    site.replace('docs/api/one.md', '\ntags: [guides]', '')
    site.replace('docs/guides/first.md', '\ntags: [guides]', '')
    const pages = ['docs/api/one', 'docs/guides/first', 'docs/tags']
    expect(await site.rebuild()).toEqual(
      changeOf(
        pages.map((page) => `${page}/index.html`),
        {removed: ['docs/tags/guides/index.html'], compiled: 1}
      )
    )
  })
})

describe('editing the text of a post', () => {
  const file = 'blog/2026-01-05-first.md'
  const page = 'blog/2026/01/05/first/index.html'
  const lists = ['blog/authors/wren', 'blog/page/2', 'blog/tags/news'].map(
    (name) => `${name}/index.html`
  )

  test('after the truncate marker changes its page, but not the lists', async () => {
    site.replace(file, 'More words', 'Other words')
    const {changed, rendered, compiled} = await site.rebuild()
    expect({changed, rendered, compiled}).toEqual({
      changed: [page],
      rendered: 1 + lists.length,
      compiled: 1
    })
  })

  test('before the truncate marker changes its page and the lists', async () => {
    site.replace(file, 'The opening words', 'The first words')
    expect(await site.rebuild()).toEqual(changeOf([page, ...lists], {compiled: 1}))
  })
})

describe('a theme component changes the pages that use it', () => {
  const bundled = {isBundleCached: false}

  // Its pages don't use the shared script, so only they change in the next test.
  const addComponent = async (name: string) => {
    site.write(`src/theme/${name}.jsx`, wrap(name))
    expect(await site.rebuild()).toEqual(changeOf(listPages(), bundled))
  }

  test('doc cards', async () => {
    await addComponent('DocCard')
    site.replace('src/theme/DocCard.jsx', 'mine', 'yours')
    expect(await site.rebuild()).toEqual(changeOf(['docs/category/guides/index.html'], bundled))
  })

  test('posts, on their pages and in lists', async () => {
    const pages = [
      '2026/01/05/first',
      '2026/02/10/second',
      'authors/finch',
      'authors/wren',
      'fourth',
      'index.html',
      'page/2',
      'tags/news',
      'tags/tools',
      'the-third'
    ]
    const shown = pages.map(
      (name) => `blog/${name.endsWith('.html') ? name : `${name}/index.html`}`
    )
    await addComponent('BlogPostItem')
    site.replace('src/theme/BlogPostItem.jsx', 'mine', 'yours')
    expect(await site.rebuild()).toEqual(changeOf(shown, bundled))
    site.remove('src/theme/BlogPostItem.jsx')
    expect(await site.rebuild()).toEqual(changeOf(listPages(), bundled))
  })
})

describe('site-wide content changes all pages without compiling', () => {
  test.each([
    ['the navbar', '"label": "Docs"', '"label": "Documents"'],
    ['the footer', 'Nobody in particular', 'Everybody']
  ])('%s', async (_name, from, to) => {
    site.replace('settings.json', from, to)
    expect(await site.rebuild()).toEqual(changeOf(listPages(), {isBundleCached: false}))
  })
})

describe('an imported file changes the pages that import it', () => {
  const bundled = {isBundleCached: false}
  const importers = ['docs/guides/third/index.html', 'docs/live/index.html']

  test('a partial', async () => {
    site.append('docs/_shared.mdx', '\nMore of the partial.\n')
    expect(await site.rebuild()).toEqual(changeOf(importers, bundled))
  })

  test('an image in a partial', async () => {
    site.replace('docs/img/box.svg', 'width="30"', 'width="31"')
    expect(await site.rebuild()).toEqual(changeOf(importers, bundled))
  })

  test('a doc whose URL a partial links to', async () => {
    site.replace('docs/install.md', '---\n', '---\nslug: /set-up\n')
    const {changed, added, removed} = await site.rebuild()
    expect(changed).toEqual(expect.arrayContaining(importers))
    expect([added, removed]).toEqual([['docs/set-up/index.html'], ['docs/install/index.html']])
  })

  test.each([
    ['an image', 'docs/img/dot.svg', 'width="3"', 'width="4"'],
    ['a download', 'docs/notes.txt', 'Notes', 'New notes']
  ])('%s', async (_name, file, from, to) => {
    site.replace(file, from, to)
    expect(await site.rebuild()).toEqual(changeOf(['docs/intro/index.html']))
  })

  test('a data file', async () => {
    site.replace('src/data/facts.json', '5', '6')
    expect(await site.rebuild()).toEqual(changeOf(['docs/live/index.html'], bundled))
  })

  test('a component', async () => {
    site.replace('src/components/badge.tsx', '"badge"', '"mark"')
    expect(await site.rebuild()).toEqual(
      changeOf(['docs/guides/third/index.html', 'team/index.html'], bundled)
    )
  })

  test('a stylesheet', async () => {
    site.replace('src/pages/styled.module.css', '#070809', '#070800')
    expect(await site.rebuild()).toEqual(changeOf(['styled/index.html'], bundled))
  })
})

describe('a deleted doc', () => {
  test('is removed from the output and from the pages that show it', async () => {
    site.remove('docs/guides/deep/one.md')
    expect(await site.rebuild()).toEqual(
      changeOf(['docs/category/guides/index.html', 'docs/guides/deep/two/index.html', ...GUIDES], {
        removed: ['docs/guides/deep/one/index.html']
      })
    )
  })

  test("isn't compiled again when it returns under a different name", async () => {
    site.move('docs/guides/third.mdx', 'docs/guides/last.mdx')
    const {added, removed, compiled} = await site.rebuild()
    expect({added, removed, compiled}).toEqual({
      added: ['docs/guides/last/index.html'],
      removed: ['docs/guides/third/index.html'],
      compiled: 0
    })
  })
})
