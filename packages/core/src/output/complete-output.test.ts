import fs from 'node:fs'
import path from 'node:path'
import {hashContent} from '@lectern/shared/cache/content-hash'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {completeOutput, type FoundFile, arrangeFiles} from './complete-output.js'
import type {PlannedFile} from './output-plan.js'
import {noteWritten} from './written-file.js'

type Files = Readonly<Record<string, string>>

interface Setting {
  /** Files in the folder that becomes the new output. */
  base?: Files
  /** Rendered pages; the base itself if omitted. */
  next?: Files
  /** Files of the last output. */
  out?: Files
  plan: Readonly<Record<string, PlannedFile>>
  /** Files that match the plan, by their folder. */
  found?: Readonly<Record<string, 'base' | 'out'>>
}

const page: PlannedFile = {kind: 'page', key: 'page'}
const text = (value: string): PlannedFile => ({kind: 'text', key: hashContent(value), text: value})

/** Completes an output; returns its files, and the ones that come from the last output. */
function complete({base: baseFiles = {}, next, out = {}, plan, found = {}}: Setting) {
  const base = createTemporarySite(baseFiles)
  const roots = {base, out: createTemporarySite(out)}
  const nextDir = next ? createTemporarySite(next) : base
  const written = completeOutput({
    plan: new Map(Object.entries(plan)),
    base,
    nextDir,
    outDir: roots.out,
    found: new Map(
      Object.entries(found).map(([file, root]): [string, FoundFile] => [
        file,
        {root: roots[root], written: noteWritten(path.join(roots[root], file), 'found')}
      ])
    ),
    hashes: new Map()
  })
  const files = readFiles(base)
  const kept = Object.keys(files).filter(
    (file) => inode(path.join(roots.out, file)) === inode(path.join(base, file))
  )
  return {files, kept, written, base, outDir: roots.out}
}

function inode(file: string): number | undefined {
  return fs.statSync(file, {throwIfNoEntry: false})?.ino
}

function readFiles(folder: string): Files {
  const entries = fs.readdirSync(folder, {withFileTypes: true, recursive: true})
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  return Object.fromEntries(
    files
      .map((file) => [path.relative(folder, file), fs.readFileSync(file, 'utf8')] as const)
      .sort(([left], [right]) => (left < right ? -1 : 1))
  )
}

test('a first output contains its pages, texts and copies', () => {
  const from = path.join(createTemporarySite({'owl.svg': '<svg/>'}), 'owl.svg')
  const {files, written} = complete({
    base: {'index.html': 'home'},
    plan: {'index.html': page, 'data/a.json': text('{}'), 'owl.svg': {kind: 'copy', key: 'k', from}}
  })
  expect(files).toEqual({'data/a.json': '{}', 'index.html': 'home', 'owl.svg': '<svg/>'})
  expect(Object.entries(written).map(([file, [key, size]]) => [file, key, size])).toEqual([
    ['index.html', 'page', 4],
    ['data/a.json', hashContent('{}'), 2],
    ['owl.svg', 'k', 6]
  ])
})

test('new pages replace the pages of a spare output', () => {
  const {files} = complete({
    base: {'a.html': 'former'},
    next: {'a.html': 'new', 'b/index.html': 'b'},
    plan: {'a.html': page, 'b/index.html': page}
  })
  expect(files).toEqual({'a.html': 'new', 'b/index.html': 'b'})
})

test('unplanned files and empty folders are removed from a spare output', () => {
  const {files, base} = complete({
    base: {'a.html': 'a', 'old/deep/x.html': 'x', 'assets/a.js': 'a', 'assets/b.js': 'b'},
    next: {},
    plan: {'a.html': page, 'assets/b.js': text('b')},
    found: {'a.html': 'base', 'assets/b.js': 'base'}
  })
  expect(files).toEqual({'a.html': 'a', 'assets/b.js': 'b'})
  expect(fs.existsSync(path.join(base, 'old'))).toBe(false)
})

test('a file replaces a folder with its name', () => {
  const {files} = complete({
    base: {'a/index.html': 'a'},
    next: {},
    plan: {a: text('file')}
  })
  expect(files).toEqual({a: 'file'})
})

test('an unchanged page of the last output is linked instead of rendered', () => {
  const {files, kept} = complete({
    next: {},
    out: {'a/index.html': 'a'},
    plan: {'a/index.html': page},
    found: {'a/index.html': 'out'}
  })
  expect([files, kept]).toEqual([{'a/index.html': 'a'}, ['a/index.html']])
})

test('a file with the same bytes as in the last output stays the same file', () => {
  const {kept, written, outDir} = complete({
    base: {'a.html': 'same', 'b.html': 'new!'},
    out: {'a.html': 'same', 'b.html': 'old!', 'a.txt': 'text'},
    plan: {'a.html': page, 'b.html': page, 'a.txt': text('text')}
  })
  expect(kept).toEqual(['a.html', 'a.txt'])
  expect(written['a.html']).toEqual(noteWritten(path.join(outDir, 'a.html'), 'page'))
})

test('a file of the last output is never overwritten', () => {
  const from = path.join(createTemporarySite({'a.txt': 'new'}), 'a.txt')
  const outDir = createTemporarySite({'a.txt': 'former', 'b.txt': 'former'})
  const base = createTemporarySite()
  for (const file of ['a.txt', 'b.txt']) fs.linkSync(path.join(outDir, file), path.join(base, file))
  arrangeFiles({
    plan: new Map([
      ['a.txt', {kind: 'copy', key: 'k', from}],
      ['b.txt', text('new')]
    ]),
    ...{base, outDir, nextDir: base, found: new Map(), hashes: new Map()}
  })
  expect(readFiles(base)).toEqual({'a.txt': 'new', 'b.txt': 'new'})
  expect(readFiles(outDir)).toEqual({'a.txt': 'former', 'b.txt': 'former'})
})
