import fs from 'node:fs'
import path from 'node:path'
import {SiteError} from '@lectern/shared/site-problem'
import {describe, expect, test} from 'vitest'
import {createTemporarySite} from '../temporary-site.js'
import {
  createDiskError,
  createFullDiskError,
  finishOutput,
  guardDisk,
  openOutputFolder,
  recoverOutput
} from './output-folder.js'
import type {OutputPlan} from './output-plan.js'

function planOf(texts: Readonly<Record<string, string>>): OutputPlan {
  return new Map(
    Object.entries(texts).map(([file, text]) => [file, {kind: 'text', key: `key of ${text}`, text}])
  )
}

function read(folder: string): Record<string, string> {
  const files = fs.readdirSync(folder, {recursive: true, withFileTypes: true})
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => path.join(parentPath, name))
      .map((file) => [path.relative(folder, file), fs.readFileSync(file, 'utf8')])
      .sort()
  )
}

const first = {'index.html': 'home', 'a/index.html': 'a', 'b.txt': 'b'}

/** A site that was built once. */
function buildFirst() {
  const siteDir = createTemporarySite()
  const outDir = path.join(siteDir, 'build')
  const plan = planOf(first)
  const written = openOutputFolder(outDir, plan, {}).commit(plan)
  return {siteDir, outDir, written}
}

test('a first build writes all of its plan and nothing beside it', () => {
  const {siteDir, outDir} = buildFirst()
  expect(read(outDir)).toEqual(first)
  expect(fs.readdirSync(siteDir)).toEqual(['build'])
})

test('a second build keeps unchanged files and their times, and drops what is gone', () => {
  const {outDir, written} = buildFirst()
  const past = new Date('2020-01-01T00:00:00Z')
  fs.utimesSync(path.join(outDir, 'index.html'), past, past)
  const known = {...written, 'index.html': ['key of home', 4, past.getTime()] as const}
  const plan = planOf({'index.html': 'home', 'a/index.html': 'new', 'c.txt': 'c'})
  const output = openOutputFolder(outDir, plan, known)
  expect([...output.unchanged]).toEqual(['index.html'])
  const files = finishOutput(output, plan, known)
  expect(Object.keys(files)).toEqual(['index.html', 'a/index.html', 'c.txt'])
  expect(read(outDir)).toEqual({'a/index.html': 'new', 'c.txt': 'c', 'index.html': 'home'})
  expect(fs.statSync(path.join(outDir, 'index.html')).mtimeMs).toBe(past.getTime())
})

test('an output without changes stays as it is', () => {
  const {siteDir, outDir, written} = buildFirst()
  const output = openOutputFolder(outDir, planOf(first), written)
  expect(finishOutput(output, planOf(first), written)).toBe(written)
  expect(fs.readdirSync(siteDir)).toEqual(['build'])
})

test('a file that somebody has changed since is written again', () => {
  const {outDir, written} = buildFirst()
  fs.writeFileSync(path.join(outDir, 'b.txt'), 'changed')
  const output = openOutputFolder(outDir, planOf(first), written)
  expect([...output.unchanged]).toEqual(['index.html', 'a/index.html'])
})

test('nothing of a discarded build is left', () => {
  const {siteDir, outDir} = buildFirst()
  const output = openOutputFolder(outDir, planOf({'index.html': 'new'}), {})
  fs.writeFileSync(path.join(output.nextDir, 'index.html'), 'new')
  output.discard()
  expect(fs.readdirSync(siteDir)).toEqual(['build'])
  expect(read(outDir)).toEqual(first)
})

describe('after a build that was killed', () => {
  test('between the two renames the last output is put back', () => {
    const {siteDir, outDir} = buildFirst()
    fs.renameSync(outDir, path.join(siteDir, '.build.previous'))
    recoverOutput(outDir)
    expect(fs.readdirSync(siteDir)).toEqual(['build'])
    expect(read(outDir)).toEqual(first)
  })

  test('after the renames the one before is removed', () => {
    const {siteDir, outDir} = buildFirst()
    fs.cpSync(outDir, path.join(siteDir, '.build.previous'), {recursive: true})
    recoverOutput(outDir)
    expect(fs.readdirSync(siteDir)).toEqual(['build'])
  })

  test('while it wrote, its files are not mixed with new ones', () => {
    const {siteDir, outDir, written} = buildFirst()
    fs.mkdirSync(path.join(siteDir, '.build.next'))
    fs.writeFileSync(path.join(siteDir, '.build.next', 'half.html'), 'half')
    const plan = planOf({...first, 'd.txt': 'd'})
    openOutputFolder(outDir, plan, written).commit(plan)
    expect(read(outDir)).toEqual({...first, 'd.txt': 'd'})
  })
})

describe('a folder that holds something else', () => {
  test.each([
    ['sources', {'docs/a.md': '# A'}],
    ['a site’s folder', {'index.html': '', '.site/cache/a': ''}],
    ['a repository', {'404.html': '', '.git/HEAD': ''}]
  ])('is not given up: %s', (_what, files) => {
    const outDir = createTemporarySite(files as Readonly<Record<string, string>>)
    expect(() => openOutputFolder(outDir, planOf(first), {})).toThrow(
      `The output folder ${outDir} holds files that are no built site; a build would remove them.`
    )
    expect(read(outDir)).toEqual(files)
  })

  test('is taken when it is empty', () => {
    const outDir = createTemporarySite()
    openOutputFolder(outDir, planOf(first), {}).commit(planOf(first))
    expect(read(outDir)).toEqual(first)
  })
})

describe('a write that fails', () => {
  const fail = (code: string) => () => {
    throw Object.assign(new Error(`${code}: it failed`), {code})
  }

  test.each([
    ['ENOSPC', 'disk-full', 'The disk is full: the new output for /out cannot be written.'],
    ['EDQUOT', 'disk-full', 'The disk is full: the new output for /out cannot be written.'],
    [
      'EACCES',
      'output-unwritable',
      'The output folder /out cannot be written: you have no right to write there.'
    ],
    [
      'EROFS',
      'output-unwritable',
      'The output folder /out cannot be written: the disk is read-only.'
    ]
  ])('with %s is %s', (code, problem, message) => {
    try {
      guardDisk('/out', fail(code))
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(SiteError)
      expect((error as SiteError).problems.map((found) => [found.code, found.message])).toEqual([
        [problem, message]
      ])
    }
  })

  test('for another reason stays what it is', () => {
    const error = new Error('else')
    expect(createDiskError(error, '/out')).toBe(error)
    expect(createFullDiskError(error, '/out')).toBeUndefined()
  })

  test('is a full disk also in the words of the bundler', () => {
    const error = new Error('Failed to write to output file: no space left on device')
    expect(createFullDiskError(error, '/out')?.problems.map(({code}) => code)).toEqual([
      'disk-full'
    ])
  })
})
