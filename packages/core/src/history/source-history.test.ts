import fs from 'node:fs'
import path from 'node:path'
import {describe, expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {createSourceHistory} from './source-history.js'
import {createTestRepository, type TestRepository} from '@lectern/testing/test-repository'

const day = (number: number) => `2024-05-${String(number).padStart(2, '0')}T10:00:00Z`
const on = (number: number, author: string) => ({
  date: `2024-05-${String(number).padStart(2, '0')}T10:00:00.000Z`,
  author
})

/** Finds the changes of a site's files. Each call is a new build with the same cache. */
async function findChanges(siteDir: string, files: readonly string[], folder = '.') {
  const cacheDir = path.join(siteDir, '.site/cache')
  const history = createSourceHistory({siteDir, cacheDir})
  const {find, problems} = await history.read(path.join(siteDir, folder))
  const changes = files.map((file) => {
    const change = find(path.join(siteDir, file))
    return change && {date: change.date, author: change.author}
  })
  return {changes, problems}
}

/** Finds the changes of a site's files without a cache. */
async function findWithoutCache(siteDir: string, files: readonly string[]) {
  fs.rmSync(path.join(siteDir, '.site'), {recursive: true, force: true})
  return findChanges(siteDir, files)
}

function createHistory(): TestRepository {
  const repository = createTestRepository()
  repository.write({'.gitignore': '.site\n', 'a.md': '1', 'b.md': '1'})
  repository.commit(day(1), 'Ada')
  repository.write({'a.md': '2'})
  repository.commit(day(2), 'Eve')
  return repository
}

test('a file has the date and the author of its last commit', async () => {
  const {root} = createHistory()
  expect(await findChanges(root, ['a.md', 'b.md'])).toEqual({
    changes: [on(2, 'Eve'), on(1, 'Ada')],
    problems: []
  })
})

test('the creation date of a file is the date of the last commit that added it at its path', async () => {
  const repository = createHistory()
  const findCreated = async () => {
    const settings = {siteDir: repository.root, cacheDir: path.join(repository.root, '.site/cache')}
    const {find} = await createSourceHistory(settings).read(repository.root)
    return ['a.md', 'b.md', 'c.md'].map((file) => find(path.join(repository.root, file))?.created)
  }
  const first = '2024-05-01T10:00:00.000Z'
  expect(await findCreated()).toEqual([first, first, undefined])
  repository.write({'b.md': undefined})
  repository.commit(day(3), 'Ada')
  repository.write({'a.md': '3', 'b.md': 'again'})
  repository.git('mv', 'a.md', 'c.md')
  repository.commit(day(4), 'Ada')
  const later = '2024-05-04T10:00:00.000Z'
  const warm = await findCreated()
  expect(warm).toEqual([undefined, later, later])
  fs.rmSync(path.join(repository.root, '.site'), {recursive: true})
  expect(await findCreated()).toEqual(warm)
})

test('uncommitted and deleted files have no date', async () => {
  const repository = createHistory()
  repository.write({'b.md': undefined})
  repository.commit(day(3), 'Ada')
  repository.write({'b.md': 'again', 'new.md': '1', 'a.md': 'changed, not committed'})
  expect((await findChanges(repository.root, ['a.md', 'b.md', 'new.md'])).changes).toEqual([
    on(2, 'Eve'),
    undefined,
    undefined
  ])
})

test('a renamed file has the date of its new name', async () => {
  const repository = createHistory()
  repository.git('mv', 'b.md', 'c.md')
  repository.commit(day(4), 'Eve')
  expect((await findChanges(repository.root, ['c.md'])).changes).toEqual([on(4, 'Eve')])
})

test('filenames can contain spaces, quotes, line breaks and letters of any language', async () => {
  const repository = createTestRepository()
  const names = [
    'a b.md',
    'say "hi".md',
    "it's.md",
    'größe/日本語.md',
    'two\nlines.md',
    'back\\slash.md'
  ]
  repository.write(Object.fromEntries(names.map((name) => [name, '1'])))
  repository.commit(day(1), 'Zoë Ångström')
  const {changes} = await findChanges(repository.root, names)
  expect(changes).toEqual(names.map(() => on(1, 'Zoë Ångström')))
})

describe('a site in a folder of a repository', () => {
  test('has the dates of its files and of content next to it', async () => {
    const repository = createTestRepository()
    repository.write({'website/docs/a.md': '1', 'content/b.md': '1'})
    repository.commit(day(1), 'Ada')
    const siteDir = path.join(repository.root, 'website')
    expect((await findChanges(siteDir, ['docs/a.md'], 'docs')).changes).toEqual([on(1, 'Ada')])
    expect((await findChanges(siteDir, ['../content/b.md'], '../content')).changes).toEqual([
      on(1, 'Ada')
    ])
  })

  test('can reach its content through a link', async () => {
    const repository = createTestRepository()
    repository.write({'website/site.config.mjs': '', 'content/a.md': '1'})
    fs.symlinkSync('../content', path.join(repository.root, 'website/docs'))
    repository.commit(day(1), 'Ada')
    const siteDir = path.join(repository.root, 'website')
    expect((await findChanges(siteDir, ['docs/a.md'], 'docs')).changes).toEqual([on(1, 'Ada')])
  })

  test('supports content in a separate repository', async () => {
    const content = createTestRepository()
    content.write({'b.md': '1'})
    content.commit(day(3), 'Eve')
    const {root, git, write, commit} = createTestRepository()
    write({'docs/a.md': '1'})
    git(
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      content.root,
      'docs/other'
    )
    commit(day(5), 'Ada')
    const files = ['docs/a.md', 'docs/other/b.md']
    const expected = [on(5, 'Ada'), on(3, 'Eve')]
    expect((await findChanges(root, files, 'docs')).changes).toEqual(expected)
    const inner = await findChanges(root, ['docs/other/b.md'], 'docs/other')
    expect(inner.changes).toEqual([on(3, 'Eve')])
  })
})

describe('branches', () => {
  test('a merge keeps the dates of its branch and only dates its own changes', async () => {
    const repository = createHistory()
    repository.git('checkout', '--quiet', '-b', 'side')
    repository.write({'b.md': 'side', 'c.md': 'side'})
    repository.commit(day(4), 'Eve')
    repository.git('checkout', '--quiet', 'main')
    repository.write({'b.md': 'main'})
    repository.commit(day(5), 'Ada')
    repository.git('merge', '--quiet', '--no-commit', '--strategy=ours', 'side')
    repository.write({'b.md': 'both', 'c.md': 'side'})
    repository.commit(day(6), 'Ada')
    expect((await findChanges(repository.root, ['a.md', 'b.md', 'c.md'])).changes).toEqual([
      on(2, 'Eve'),
      on(6, 'Ada'),
      on(4, 'Eve')
    ])
  })

  test('after a merge of older commits, builds with and without a cache agree', async () => {
    const repository = createHistory()
    const files = ['a.md', 'b.md', 'c.md']
    repository.git('checkout', '--quiet', '-b', 'side')
    repository.write({'b.md': 'side', 'c.md': 'side'})
    repository.commit(day(3), 'Eve')
    repository.git('checkout', '--quiet', 'main')
    repository.write({'b.md': 'side'})
    repository.commit(day(5), 'Ada')
    await findChanges(repository.root, files)
    repository.git('merge', '--quiet', 'side')
    const warm = await findChanges(repository.root, files)
    expect(warm.changes).toEqual([on(2, 'Eve'), on(5, 'Ada'), on(3, 'Eve')])
    expect(await findWithoutCache(repository.root, files)).toEqual(warm)
  })
})

describe('the cache', () => {
  test('avoids reading the history if there are no new commits', async () => {
    const {root} = createHistory()
    await findChanges(root, [])
    // Without its objects the repository could not be read again.
    fs.rmSync(path.join(root, '.git/objects'), {recursive: true})
    fs.mkdirSync(path.join(root, '.git/objects'))
    expect((await findChanges(root, ['a.md'])).changes).toEqual([on(2, 'Eve')])
  })

  test('adds new commits, and is rebuilt if the history was replaced', async () => {
    const repository = createHistory()
    const files = ['a.md', 'b.md', 'c.md']
    await findChanges(repository.root, files)
    repository.write({'b.md': '2', 'c.md': '1'})
    repository.commit(day(8), 'Ada')
    const added = await findChanges(repository.root, files)
    expect(added.changes).toEqual([on(2, 'Eve'), on(8, 'Ada'), on(8, 'Ada')])
    repository.git('reset', '--quiet', '--hard', 'HEAD~2')
    expect((await findChanges(repository.root, files)).changes).toEqual([
      on(1, 'Ada'),
      on(1, 'Ada'),
      undefined
    ])
  })

  test('works for a copy of the site at a different path', async () => {
    const {root} = createHistory()
    await findChanges(root, [])
    const copy = path.join(createTemporarySite(), 'copy')
    fs.cpSync(root, copy, {recursive: true})
    fs.rmSync(path.join(copy, '.git/objects'), {recursive: true})
    fs.mkdirSync(path.join(copy, '.git/objects'))
    expect((await findChanges(copy, ['a.md'])).changes).toEqual([on(2, 'Eve')])
  })

  test("is read again if it's damaged", async () => {
    const {root} = createHistory()
    await findChanges(root, [])
    const cacheDir = path.join(root, '.site/cache/history')
    for (const name of fs.readdirSync(cacheDir, {recursive: true, encoding: 'utf8'})) {
      if (name.endsWith('.json')) fs.truncateSync(path.join(cacheDir, name), 80)
    }
    expect((await findChanges(root, ['a.md'])).changes).toEqual([on(2, 'Eve')])
  })
})

describe("if there's no history", () => {
  test('a site outside a repository has no dates and reports one message for all folders', async () => {
    const siteDir = createTemporarySite({'docs/a.md': '', 'blog/b.md': ''})
    const docs = await findChanges(siteDir, ['docs/a.md'], 'docs')
    expect(docs).toEqual({
      changes: [undefined],
      problems: [
        {
          code: 'git-unavailable',
          policy: 'warn',
          message: "The last update of pages in the site is unknown: it isn't in a Git repository.",
          hint: 'Commit the site with Git, set `last_update` in front matter, or remove the options that need it: `showLastUpdateTime`, `showLastUpdateAuthor`, and `lastmod` of the sitemap.'
        }
      ]
    })
    expect((await findChanges(siteDir, [], 'blog')).problems).toEqual(docs.problems)
  })

  test('reports a repository without commits', async () => {
    const {root} = createTestRepository()
    const {problems} = await findChanges(root, [])
    expect(problems.map(({message}) => message)).toEqual([
      'The last update of pages in the site is unknown: the Git repository has no commits.'
    ])
  })

  test('a shallow clone shows no dates rather than wrong ones', async () => {
    const {root} = createHistory()
    const folder = createTemporarySite()
    const clone = createTestRepository()
    clone.git('clone', '--quiet', '--depth=1', `file://${root}`, path.join(folder, 'clone'))
    expect(await findChanges(path.join(folder, 'clone'), ['a.md'])).toEqual({
      changes: [undefined],
      problems: [
        {
          code: 'git-shallow',
          policy: 'warn',
          message:
            'The last update of pages in the site is unknown: the repository is a shallow clone without older commits.',
          hint: 'Fetch all commits, e.g. `git fetch --unshallow`, or set `fetch-depth: 0` in the checkout step of CI.'
        }
      ]
    })
  })

  test('a missing folder has no history', async () => {
    const {root} = createHistory()
    expect(await findChanges(root, ['docs/a.md'], 'docs')).toEqual({
      changes: [undefined],
      problems: []
    })
  })
})

test('runs Git once for all plugins', async () => {
  const {root} = createHistory()
  const history = createSourceHistory({siteDir: root, cacheDir: path.join(root, '.site/cache')})
  const first = await history.read(root)
  fs.rmSync(path.join(root, '.git'), {recursive: true})
  expect(await history.read(root)).toBe(first)
})
