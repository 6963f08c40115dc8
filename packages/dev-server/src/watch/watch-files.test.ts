import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {afterEach, expect, test} from 'vitest'
import {watchFiles, type FileWatcher} from './watch-files.js'
import {relativePath} from '@lectern/shared/files/relative-path'

const cleanUps: (() => void)[] = []
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

interface WatchedSite {
  watcher: FileWatcher
  siteDir: string
  /** Paths of the reported files, relative to the site, each once. */
  reported(): string[]
  notices: string[]
  write(file: string, text?: string): void
}

function watchSite(
  files: readonly string[],
  options: {pollInterval?: number; since?: number; watch?: typeof fs.watch} = {}
): WatchedSite {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'lectern-watch-'))
  const siteDir = path.join(folder, 'site')
  const write = (file: string, text = 'text') => {
    const target = path.join(siteDir, file)
    fs.mkdirSync(path.dirname(target), {recursive: true})
    fs.writeFileSync(target, text)
  }
  for (const file of files) write(file)
  const changed = new Set<string>()
  const notices: string[] = []
  const watcher = watchFiles({
    siteDir,
    ignored: [path.join(siteDir, 'build')],
    since: Number.POSITIVE_INFINITY,
    onChange: (file) => changed.add(relativePath(siteDir, file)),
    onFallback: () => notices.push('polling'),
    watch: fs.watch,
    ...options
  })
  cleanUps.push(() => {
    watcher.close()
    fs.rmSync(folder, {recursive: true, force: true})
  })
  return {watcher, siteDir, reported: () => [...changed].sort(), notices, write}
}

for (const pollInterval of [undefined, 150]) {
  const how = pollInterval ? 'looking again and again' : 'events'

  test(`${how}: only reports new, changed, renamed and deleted files`, async () => {
    const {siteDir, reported, write} = watchSite(['a.md', 'b.md', 'c.md', 'same.md'], {
      pollInterval
    })
    write('a.md', 'longer text')
    fs.renameSync(path.join(siteDir, 'b.md'), path.join(siteDir, 'new.md'))
    fs.rmSync(path.join(siteDir, 'c.md'))
    write('node_modules/x.js')
    write('build/index.html')
    write('.a.md.swp')
    await expect.poll(reported).toEqual(['a.md', 'b.md', 'c.md', 'new.md'])
  })

  test(`${how}: reports a file that is saved by replacing it`, async () => {
    const {siteDir, reported, write} = watchSite(['docs/a.md'], {pollInterval})
    for (const text of ['second', 'and third']) {
      write('docs/a.md.tmp', text)
      fs.renameSync(path.join(siteDir, 'docs/a.md.tmp'), path.join(siteDir, 'docs/a.md'))
    }
    await expect.poll(reported).toEqual(['docs/a.md'])
  })

  test(`${how}: follows folders that are created, moved and deleted`, async () => {
    const {siteDir, reported, write} = watchSite(['old/a.md', 'old/in/b.md'], {pollInterval})
    write('fresh/deep/c.md')
    fs.renameSync(path.join(siteDir, 'old'), path.join(siteDir, 'moved'))
    const moved = ['moved/a.md', 'moved/in/b.md', 'old/a.md', 'old/in/b.md']
    await expect.poll(reported).toEqual(['fresh/deep/c.md', ...moved])
    write('fresh/deep/d.md')
    write('moved/in/e.md')
    await expect.poll(reported).toContain('fresh/deep/d.md')
    await expect.poll(reported).toContain('moved/in/e.md')
  })

  test(`${how}: doesn’t report files outside the site as changed when they’re added one by one`, async () => {
    const {watcher, siteDir, reported, write} = watchSite(['a.md'], {pollInterval})
    const names = ['one.js', 'two.js', 'deep/three.js']
    for (const name of names) write(`../elsewhere/${name}`)
    for (const name of names) watcher.add([path.join(siteDir, '../elsewhere', name)])
    write('a.md', 'longer text')
    await expect.poll(reported).toEqual(['a.md'])
    for (const name of names) write(`../elsewhere/${name}`, 'longer text')
    const all = [...names.map((name) => `../elsewhere/${name}`), 'a.md']
    await expect.poll(reported).toEqual(all.sort())
  })

  test(`${how}: detects the site again after its folder was deleted and recreated`, async () => {
    const {siteDir, reported, write} = watchSite(['docs/a.md'], {pollInterval})
    fs.rmSync(siteDir, {recursive: true})
    await expect.poll(reported).toEqual(['docs/a.md'])
    write('docs/b.md')
    await expect.poll(reported).toContain('docs/b.md')
    write('docs/c.md')
    await expect.poll(reported).toContain('docs/c.md')
  })
}

test('keeps watching a folder that is immediately replaced', async () => {
  const {siteDir, reported, write} = watchSite(['docs/a.md'])
  fs.rmSync(path.join(siteDir, 'docs'), {recursive: true})
  write('docs/b.md')
  await expect.poll(reported).toContain('docs/b.md')
  write('docs/c.md')
  await expect.poll(reported).toContain('docs/c.md')
})

test('reports changes that happen while the site is read, once its folder is known', async () => {
  const {watcher, siteDir, reported, write} = watchSite(['a.md'], {since: Date.now() - 60_000})
  write('../elsewhere/docs/b.md')
  watcher.add([path.join(siteDir, '../elsewhere/docs')])
  expect(reported()).toEqual(['../elsewhere/docs/b.md'])
  write('../elsewhere/docs/c.md')
  await expect.poll(reported).toContain('../elsewhere/docs/c.md')
})

test('watches only a single file outside the site, not its folder', async () => {
  const {watcher, siteDir, reported, write} = watchSite(['a.md'])
  write('../elsewhere/used.js')
  write('../elsewhere/deep/other.js')
  watcher.add([path.join(siteDir, '../elsewhere/used.js')])
  write('../elsewhere/deep/other.js', 'changed')
  write('../elsewhere/neighbour.js')
  write('../elsewhere/used.js', 'changed')
  await expect.poll(reported).toContain('../elsewhere/used.js')
  expect(reported()).toEqual(['../elsewhere/used.js'])
})

test('circular links are harmless', async () => {
  const {siteDir, reported, write} = watchSite(['docs/a.md'])
  fs.symlinkSync(siteDir, path.join(siteDir, 'docs/circle'))
  write('docs/b.md')
  await expect.poll(reported).toContain('docs/b.md')
})

for (const code of ['ENOSPC', 'EMFILE']) {
  test(`polls if the system reports ${code}`, async () => {
    const reject = () => {
      throw Object.assign(new Error('No more watches.'), {code})
    }
    let count = 0
    const watch = ((...args: Parameters<typeof fs.watch>) =>
      ++count > 2 ? reject() : fs.watch(...args)) as typeof fs.watch
    const {reported, notices, write} = watchSite(['a/a.md', 'b/b.md', 'c/c.md', 'd/d.md'], {watch})
    expect(notices).toEqual(['polling'])
    await Promise.resolve()
    for (const folder of ['a', 'b', 'c', 'd']) write(`${folder}/new.md`)
    await expect.poll(reported).toEqual(['a/new.md', 'b/new.md', 'c/new.md', 'd/new.md'])
  })
}

test('watches nothing after it’s closed', () => {
  const watched: string[] = []
  const watch = ((folder: string, ...rest: [fs.WatchListener<string>]) => {
    watched.push(folder)
    return fs.watch(folder, ...rest)
  }) as typeof fs.watch
  const {watcher, siteDir} = watchSite(['a.md'], {watch})
  watcher.close()
  const before = watched.length
  watcher.add([path.dirname(siteDir)])
  expect(before).toBeGreaterThan(0)
  expect(watched).toHaveLength(before)
})
