import {EventEmitter} from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {watchFolders} from './watch-folders.js'

type Listener = (event: string, name: string | null) => void

/** A system watch whose events are sent by the test. */
class TestWatch extends EventEmitter implements fs.FSWatcher {
  isClosed = false

  constructor(readonly listener: Listener) {
    super()
  }

  close(): void {
    this.isClosed = true
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }
}

interface Options {
  /** Maximum number of watches. */
  limit?: number
  /** Code of the error beyond the limit. */
  code?: string
  /** Called when a folder is watched. */
  onWatch?(folder: string): void
}

/** Watches a folder with the given files; paths are relative to it. */
function watch(
  files: readonly string[],
  {limit = 99, code = 'ENOSPC', onWatch = () => {}}: Options = {}
) {
  const root = createTemporarySite(Object.fromEntries(files.map((file) => [file, 'text'])))
  const watches = new Map<string, TestWatch>()
  const changes: string[] = []
  let limits = 0
  const nameOf = (file: string) => path.relative(root, file) || '.'
  const watcher = watchFolders({
    isIgnored: (file) => path.basename(file) === 'build',
    onChange: (file, isNew) => changes.push(`${nameOf(file)}${isNew ? ' new' : ''}`),
    onLimit: () => {
      limits += 1
    },
    watch(folder, listener) {
      if (openFolders().length >= limit) throw Object.assign(new Error('No.'), {code})
      const opened = new TestWatch(listener)
      watches.set(nameOf(folder), opened)
      onWatch(folder)
      return opened
    }
  })
  const openFolders = () =>
    [...watches].flatMap(([folder, {isClosed}]) => (isClosed ? [] : [folder])).sort()
  return {
    root,
    watcher,
    openFolders,
    limits: () => limits,
    at: (file: string) => path.join(root, file),
    write(file: string) {
      fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true})
      fs.writeFileSync(path.join(root, file), 'text')
    },
    /** Sends an event, and returns the changes that were reported for it. */
    send(folder: string, name: string | null, event = 'change') {
      changes.length = 0
      watches.get(folder)?.listener(event, name)
      return [...changes].sort()
    },
    fail(folder: string) {
      changes.length = 0
      watches.get(folder)?.emit('error', new Error('The folder has gone.'))
      return [...changes].sort()
    }
  }
}

test('adds one watch per folder and none for ignored folders', () => {
  const {root, watcher, openFolders} = watch(['a.md', 'docs/b.md', 'docs/deep/c.md', 'build/d.md'])
  const found: string[] = []
  watcher.add(root, (file) => found.push(path.relative(root, file)))
  expect(openFolders()).toEqual(['.', 'docs', 'docs/deep'])
  expect(found.sort()).toEqual(['a.md', 'docs/b.md', 'docs/deep/c.md'])
})

test('skips a folder that is missing or already watched', () => {
  const {root, watcher, openFolders, at} = watch(['docs/a.md'])
  watcher.add(root)
  const found: string[] = []
  watcher.add(at('docs'), (file) => found.push(file))
  watcher.add(at('none'))
  expect([openFolders(), found]).toEqual([['.', 'docs'], []])
})

test('circular links don’t cause an endless loop', () => {
  const {root, watcher, openFolders, at} = watch(['docs/a.md'])
  fs.symlinkSync(root, at('docs/again'))
  fs.symlinkSync('loop', at('docs/loop'))
  watcher.add(root)
  expect(openFolders()).toEqual(['.', 'docs'])
})

test('a folder can be deleted while it’s added', () => {
  const onWatch = (folder: string) => {
    if (path.basename(folder) === 'docs') fs.rmSync(folder, {recursive: true})
  }
  const {root, watcher, send, openFolders} = watch(['a.md', 'docs/b.md'], {onWatch})
  const found: string[] = []
  watcher.add(root, (file) => found.push(path.relative(root, file)))
  expect(found).toEqual(['a.md'])
  send('docs', 'docs', 'rename')
  expect(openFolders()).toEqual(['.'])
})

test('reports new, changed and deleted files', () => {
  const {root, watcher, write, send, at} = watch(['a.md'])
  watcher.add(root)
  expect(send('.', 'a.md')).toEqual(['a.md'])
  write('b.md')
  expect(send('.', 'b.md')).toEqual(['b.md new'])
  fs.rmSync(at('a.md'))
  expect(send('.', 'a.md')).toEqual(['a.md'])
  expect(send('.', 'a.md')).toEqual([])
})

test('an event without a name reports everything in its folder', () => {
  const {root, watcher, write, send, at} = watch(['a.md', 'b.md'])
  watcher.add(root)
  fs.rmSync(at('a.md'))
  write('c.md')
  expect(send('.', null)).toEqual(['a.md', 'b.md', 'c.md new'])
})

test("doesn't report ignored files", () => {
  const {root, watcher, write, send} = watch(['a.md'])
  watcher.add(root)
  write('build/index.html')
  expect(send('.', 'build')).toEqual([])
})

test('a known file isn’t new', () => {
  const {root, watcher, write, send, at} = watch(['a.md'])
  watcher.add(root)
  write('b.md')
  watcher.remember(at('b.md'))
  expect(send('.', 'b.md')).toEqual(['b.md'])
})

test('watches a new folder with all its contents', () => {
  const {root, watcher, write, send, openFolders} = watch(['a.md'])
  watcher.add(root)
  write('docs/deep/b.md')
  expect(send('.', 'docs')).toEqual(['docs/deep/b.md new'])
  expect(openFolders()).toEqual(['.', 'docs', 'docs/deep'])
})

test('a deleted folder removes its files and watches', () => {
  const {root, watcher, send, openFolders, at} = watch(['a.md', 'docs/b.md', 'docs/deep/c.md'])
  watcher.add(root)
  fs.rmSync(at('docs'), {recursive: true})
  expect(send('.', 'docs')).toEqual(['docs/b.md', 'docs/deep/c.md'])
  expect(openFolders()).toEqual(['.'])
})

test('watches a replaced folder again', () => {
  const {root, watcher, write, send, openFolders, at} = watch(['docs/a.md', 'docs/b.md'])
  watcher.add(root)
  fs.rmSync(at('docs'), {recursive: true})
  write('docs/b.md')
  write('docs/c.md')
  expect(send('docs', 'docs', 'rename')).toContain('docs/c.md new')
  expect(openFolders()).toEqual(['.', 'docs'])
  expect(send('docs', 'c.md')).toEqual(['docs/c.md'])
})

test('reports the files of a deleted folder if its watch fails', () => {
  const {root, watcher, fail, openFolders, at} = watch(['docs/a.md'])
  watcher.add(root)
  fs.rmSync(at('docs'), {recursive: true})
  expect(fail('docs')).toEqual(['docs/a.md'])
  expect(openFolders()).toEqual(['.'])
})

test.each([
  ['ENOSPC', 1],
  ['EMFILE', 1],
  ['EACCES', 0]
])('after %s, keeps watching the folders added before', (code, expected) => {
  const {root, watcher, send, openFolders, limits} = watch(['a.md', 'docs/b.md'], {limit: 1, code})
  watcher.add(root)
  expect([openFolders(), limits()]).toEqual([['.'], expected])
  expect(send('.', 'a.md')).toEqual(['a.md'])
})

test('watches and reports nothing after closing', () => {
  const {root, watcher, send, openFolders} = watch(['a.md', 'docs/b.md'])
  watcher.add(root)
  watcher.close()
  expect(openFolders()).toEqual([])
  expect(send('.', 'a.md')).toEqual([])
})
