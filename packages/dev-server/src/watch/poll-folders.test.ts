import fs from 'node:fs'
import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, onTestFinished, test} from 'vitest'
import {pollFolders} from './poll-folders.js'

/** Polls a folder with the given files as often as it can; paths are relative to it. */
function poll(files: readonly string[]) {
  const root = createTemporarySite(Object.fromEntries(files.map((file) => [file, 'text'])))
  const changes: string[] = []
  const watch = pollFolders({
    interval: 1,
    isIgnored: (file) => path.basename(file) === 'build',
    onChange: (file) => changes.push(path.relative(root, file))
  })
  onTestFinished(() => watch.close())
  const write = (file: string, text = 'a longer text') => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true})
    fs.writeFileSync(path.join(root, file), text)
  }
  /** Waits until a change of this file is reported, and returns all changes until then. */
  const changesUntil = async (file: string) => {
    await expect.poll(() => changes).toContain(file)
    return changes.splice(0).sort()
  }
  return {root, watch, write, changesUntil, at: (file: string) => path.join(root, file)}
}

test('finds existing files of an added folder without reporting them as changes', async () => {
  const {root, watch, write, changesUntil} = poll(['a.md', 'docs/b.md', 'build/c.md'])
  const found: string[] = []
  watch.add(root, (file) => found.push(path.relative(root, file)))
  expect(found.sort()).toEqual(['a.md', 'docs/b.md'])
  write('new.md')
  expect(await changesUntil('new.md')).toEqual(['new.md'])
})

test('reports changed and deleted files, but never ignored ones', async () => {
  const {root, watch, write, changesUntil, at} = poll(['a.md', 'docs/b.md', 'build/c.md'])
  watch.add(root)
  write('build/c.md')
  write('a.md')
  expect(await changesUntil('a.md')).toEqual(['a.md'])
  fs.rmSync(at('docs'), {recursive: true})
  expect(await changesUntil('docs/b.md')).toEqual(['docs/b.md'])
})

test('reports a file that was replaced by a file of the same size', async () => {
  const {root, watch, write, changesUntil, at} = poll(['a.md'])
  watch.add(root)
  write('build/a.md', 'next')
  fs.utimesSync(at('build/a.md'), fs.statSync(at('a.md')).atime, fs.statSync(at('a.md')).mtime)
  fs.renameSync(at('build/a.md'), at('a.md'))
  expect(await changesUntil('a.md')).toEqual(['a.md'])
})

test('finds an added folder once it exists', async () => {
  const {watch, write, changesUntil, at} = poll([])
  watch.add(at('docs'))
  write('docs/a.md')
  expect(await changesUntil('docs/a.md')).toEqual(['docs/a.md'])
})

test('a known file isn’t a change', async () => {
  const {root, watch, write, changesUntil, at} = poll([])
  watch.add(root)
  write('a.md')
  watch.remember(at('a.md'))
  write('b.md')
  expect(await changesUntil('b.md')).toEqual(['b.md'])
})

test('circular links don’t cause an endless loop', () => {
  const {root, watch, at} = poll(['docs/a.md'])
  fs.symlinkSync(root, at('docs/again'))
  fs.symlinkSync('loop', at('docs/loop'))
  const found: string[] = []
  watch.add(root, (file) => found.push(path.relative(root, file)))
  expect(found).toEqual(['docs/a.md'])
})
