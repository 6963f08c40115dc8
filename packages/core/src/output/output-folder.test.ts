import fs from 'node:fs'
import path from 'node:path'
import {hashFully} from '@lectern/shared/cache/content-hash'
import {describe, expect, test} from 'vitest'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {openOutputFolder} from './output-folder.js'
import type {FinishOutput} from './previous-output.js'
import {finishedKey, generatedKey, type OutputPlan} from './output-plan.js'
import {originalsFolder} from './replaced-files.js'
import {recoverOutput} from './swap-output.js'
import type {WrittenFiles} from './written-file.js'

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

/** Creates an output folder and its spare in a new folder. */
function createFolders(files?: Readonly<Record<string, string>>) {
  const siteDir = createTemporarySite(files)
  return {outDir: path.join(siteDir, 'build'), spareDir: path.join(siteDir, '.site/cache/output')}
}

function build(
  folders: ReturnType<typeof createFolders>,
  texts: Readonly<Record<string, string>>,
  last: WrittenFiles = {}
): Promise<WrittenFiles> {
  return openOutputFolder(folders, planOf(texts), last).commit(new Map())
}

/** Builds a site once. */
async function buildFirst() {
  const folders = createFolders()
  const written = await build(folders, first)
  return {...folders, folders, siteDir: path.dirname(folders.outDir), written}
}

/** Returns modification times by file. */
function timesOf(folder: string): Record<string, number> {
  return Object.fromEntries(
    Object.keys(read(folder)).map((file) => [file, fs.statSync(path.join(folder, file)).mtimeMs])
  )
}

test('a linked output folder stays a link, and its target is replaced', async () => {
  const {outDir, spareDir} = createFolders()
  const target = path.join(path.dirname(outDir), 'www/site')
  fs.symlinkSync('www/site', outDir)
  const written = await build({outDir, spareDir}, first)
  const changed = {...first, 'b.txt': 'c'}
  const again = await build({outDir, spareDir}, changed, written)
  await build({outDir, spareDir}, first, again)
  expect(fs.readlinkSync(outDir)).toBe('www/site')
  expect(fs.lstatSync(target).isSymbolicLink()).toBe(false)
  expect(read(target)).toEqual(first)
  expect(fs.readdirSync(path.dirname(target))).toEqual(['site'])
})

test('a first build writes exactly the planned files', async () => {
  const {siteDir, outDir} = await buildFirst()
  expect(read(outDir)).toEqual(first)
  expect(fs.readdirSync(siteDir).sort()).toEqual(['.site', 'build'])
})

test('consecutive builds keep unchanged files and their times, and remove deleted ones', async () => {
  const {folders, outDir, written, siteDir} = await buildFirst()
  const before = timesOf(outDir)
  const states: readonly Readonly<Record<string, string>>[] = [
    {'index.html': 'home', 'a/index.html': 'new', 'c.txt': 'c'},
    {'index.html': 'home', 'c.txt': 'c', 'd/e/f.txt': 'f'},
    {'index.html': 'home', 'c.txt': 'changed', a: 'a file where a folder was'},
    {'index.html': 'home', 'a/index.html': 'a', 'b.txt': 'b', 'd/e/f.txt': 'f'}
  ]
  let last = written
  for (const state of states) {
    last = await build(folders, state, last)
    expect(read(outDir)).toEqual(state)
    expect(last).toEqual(
      Object.fromEntries(
        Object.entries(state).map(([file, text]) => [
          file,
          [`key of ${text}`, text.length, timesOf(outDir)[file], hashFully(text)]
        ])
      )
    )
  }
  expect(timesOf(outDir)['index.html']).toBe(before['index.html'])
  expect(fs.readdirSync(siteDir).sort()).toEqual(['.site', 'build'])
})

test('a planned file changes only in the output, not in the spare', async () => {
  const {folders, outDir, spareDir, written} = await buildFirst()
  const second = await build(folders, {...first, 'b.txt': 'second'}, written)
  expect(read(spareDir)).toEqual(first)
  await build(folders, {...first, 'b.txt': 'third'}, second)
  expect(read(spareDir)).toEqual({...first, 'b.txt': 'second'})
  expect(read(outDir)).toEqual({...first, 'b.txt': 'third'})
})

test("an unchanged output isn't touched", async () => {
  const {folders, outDir, written} = await buildFirst()
  const before = fs.statSync(outDir).ino
  expect(await build(folders, first, written)).toEqual(written)
  expect(fs.statSync(outDir).ino).toBe(before)
})

test('files with the same bytes are kept, even if their inputs differ', async () => {
  const {folders, outDir, written} = await buildFirst()
  const before = timesOf(outDir)
  const other = (files: Readonly<Record<string, string>>): OutputPlan =>
    new Map(Object.entries(files).map(([file, text]) => [file, {kind: 'text', key: 'new', text}]))
  const second = await openOutputFolder(folders, other({...first, 'b.txt': 'c'}), written).commit(
    new Map()
  )
  expect(second['index.html']).toEqual(['new', 4, before['index.html'], hashFully('home')])
  await openOutputFolder(folders, planOf(first), {}).commit(new Map())
  expect(timesOf(outDir)).toEqual({...before, 'b.txt': timesOf(outDir)['b.txt']})
  expect(read(outDir)).toEqual(first)
})

test('a reverted file is new, because its bytes differ from the last output', async () => {
  const {folders, outDir, written} = await buildFirst()
  const old = timesOf(outDir)['b.txt']
  const second = await build(folders, {...first, 'b.txt': 'x'}, written)
  await build(folders, first, second)
  expect(timesOf(outDir)['b.txt']).toBeGreaterThan(Number(old))
})

test('a file with the recorded time wins over a different file with the same bytes', async () => {
  const {folders, outDir, spareDir, written} = await buildFirst()
  const before = timesOf(outDir)
  const past = new Date('2020-01-01T00:00:00Z')
  fs.rmSync(path.join(spareDir, 'b.txt'))
  fs.writeFileSync(path.join(spareDir, 'b.txt'), 'b')
  fs.utimesSync(path.join(spareDir, 'b.txt'), past, past)
  await build(folders, {...first, 'c.txt': 'c'}, written)
  expect(timesOf(outDir)).toEqual({...before, 'c.txt': timesOf(outDir)['c.txt']})
})

test('a deleted output is restored from the spare', async () => {
  const {folders, outDir, written} = await buildFirst()
  const before = timesOf(outDir)
  fs.rmSync(outDir, {recursive: true})
  const output = openOutputFolder(folders, planOf(first), written)
  expect(output.unchanged.size).toBe(3)
  expect(await output.commit(new Map())).toEqual(written)
  expect(read(outDir)).toEqual(first)
  expect(timesOf(outDir)).toEqual(before)
})

test('a copy with different times, such as a restored cache, is compared by its bytes', async () => {
  const {folders, outDir, spareDir, written} = await buildFirst()
  fs.rmSync(outDir, {recursive: true})
  const past = new Date('2020-01-01T00:00:00Z')
  fs.utimesSync(path.join(spareDir, 'b.txt'), past, past)
  const output = openOutputFolder(folders, planOf(first), written)
  expect(output.unchanged.size).toBe(3)
  expect((await output.commit(new Map()))['b.txt']?.[2]).toBe(past.getTime())
})

test('a file that was changed after the build is written again', async () => {
  const {folders, outDir, spareDir, written} = await buildFirst()
  fs.writeFileSync(path.join(outDir, 'b.txt'), 'x')
  fs.rmSync(spareDir, {recursive: true})
  const output = openOutputFolder(folders, planOf(first), written)
  expect([...output.unchanged]).toEqual(['index.html', 'a/index.html'])
  await output.commit(new Map())
  expect(read(outDir)).toEqual(first)
})

test.each(['output', 'spare'])(
  'unknown files in the %s are removed with the next change',
  async (target) => {
    const {folders, outDir, spareDir, written} = await buildFirst()
    const folder = target === 'output' ? outDir : spareDir
    fs.mkdirSync(path.join(folder, 'x'))
    fs.writeFileSync(path.join(folder, 'x', 'stray.txt'), 'stray')
    const second = await build(folders, {...first, 'b.txt': 'second'}, written)
    await build(folders, first, second)
    expect(read(outDir)).toEqual(first)
  }
)

test('files missing from the spare are restored from the output', async () => {
  const {folders, outDir, spareDir, written} = await buildFirst()
  fs.rmSync(path.join(spareDir, 'a'), {recursive: true})
  await build(folders, {...first, 'b.txt': 'second'}, written)
  expect(read(outDir)).toEqual({...first, 'b.txt': 'second'})
})

test('a discarded build leaves no files', async () => {
  const {folders, siteDir, outDir} = await buildFirst()
  const output = openOutputFolder(folders, planOf({'index.html': 'new'}), {})
  fs.writeFileSync(path.join(output.nextDir, 'index.html'), 'new')
  output.discard()
  expect(fs.readdirSync(siteDir).sort()).toEqual(['.site', 'build'])
  expect(read(outDir)).toEqual(first)
})

describe('after a build is killed', () => {
  test('between the two renames, the last output is restored', async () => {
    const {siteDir, outDir} = await buildFirst()
    fs.renameSync(outDir, path.join(siteDir, '.build.previous'))
    recoverOutput(outDir)
    expect(fs.readdirSync(siteDir).sort()).toEqual(['.site', 'build'])
    expect(read(outDir)).toEqual(first)
  })

  test('after the renames, the previous output is removed', async () => {
    const {siteDir, outDir} = await buildFirst()
    fs.cpSync(outDir, path.join(siteDir, '.build.previous'), {recursive: true})
    recoverOutput(outDir)
    expect(fs.readdirSync(siteDir).sort()).toEqual(['.site', 'build'])
  })

  test('while creating the output, only the spare is lost', async () => {
    const {folders, siteDir, outDir, spareDir, written} = await buildFirst()
    fs.renameSync(spareDir, path.join(siteDir, '.build.base'))
    fs.rmSync(path.join(siteDir, '.build.base', 'b.txt'))
    const second = await build(folders, {...first, 'b.txt': 'second'}, written)
    expect(read(outDir)).toEqual({...first, 'b.txt': 'second'})
    await build(folders, first, second)
    expect(read(outDir)).toEqual(first)
    expect(fs.readdirSync(siteDir).sort()).toEqual(['.site', 'build'])
  })

  test("while writing, its files aren't mixed with new ones", async () => {
    const {folders, siteDir, outDir, written} = await buildFirst()
    fs.mkdirSync(path.join(siteDir, '.build.next'))
    fs.writeFileSync(path.join(siteDir, '.build.next', 'half.html'), 'half')
    await build(folders, {...first, 'd.txt': 'd'}, written)
    expect(read(outDir)).toEqual({...first, 'd.txt': 'd'})
  })
})

describe('an existing output folder', () => {
  test.each([
    ['sources', {'docs/a.md': '# A'}],
    ['a site’s folder', {'index.html': '', '.site/cache/a': ''}],
    ['a repository', {'404.html': '', '.git/HEAD': ''}]
  ])('isn’t replaced if it contains %s', async (_what, files) => {
    const outDir = createTemporarySite(files as Readonly<Record<string, string>>)
    const folders = {outDir, spareDir: path.join(outDir, '..', 'spare')}
    expect(() => openOutputFolder(folders, planOf(first), {})).toThrow(
      `The output folder ${outDir} contains files that aren't part of a built site. A build would delete them.`
    )
    expect(read(outDir)).toEqual(files)
  })

  test("is used if it's empty", async () => {
    const folders = createFolders()
    fs.mkdirSync(folders.outDir)
    await build(folders, first)
    expect(read(folders.outDir)).toEqual(first)
  })
})

describe('files generated from pages', () => {
  const pages = {'index.html': 'home', 'a/index.html': 'a'}

  /** Runs a build whose feed contains its input. `undefined` means no feed. */
  function buildWithFeed(
    folders: ReturnType<typeof createFolders>,
    feed: string | undefined,
    last: WrittenFiles = {}
  ): Promise<WrittenFiles> {
    const output = openOutputFolder(folders, planOf(pages), last)
    const generated: OutputPlan = new Map(
      feed === undefined ? [] : [['feed.xml', {kind: 'text', key: generatedKey(feed), text: feed}]]
    )
    return output.commit(new Map(), generated)
  }

  test('are in the output and stay unchanged if nothing has changed', async () => {
    const folders = createFolders()
    const written = await buildWithFeed(folders, 'one')
    expect(read(folders.outDir)).toEqual({...pages, 'feed.xml': 'one'})
    const times = timesOf(folders.outDir)
    expect(await buildWithFeed(folders, 'one', written)).toBe(written)
    expect(timesOf(folders.outDir)).toEqual(times)
  })

  test('can change, appear and disappear independently of the pages', async () => {
    const folders = createFolders()
    const first = await buildWithFeed(folders, undefined)
    const second = await buildWithFeed(folders, 'one', first)
    expect(read(folders.outDir)).toEqual({...pages, 'feed.xml': 'one'})
    const third = await buildWithFeed(folders, 'two', second)
    expect(read(folders.outDir)).toEqual({...pages, 'feed.xml': 'two'})
    expect(third['a/index.html']).toEqual(first['a/index.html'])
    await buildWithFeed(folders, undefined, third)
    expect(read(folders.outDir)).toEqual(pages)
  })

  test('never replace a page', async () => {
    const folders = createFolders()
    const output = openOutputFolder(folders, planOf(pages), {})
    await output.commit(
      new Map(),
      new Map([['index.html', {kind: 'text', key: generatedKey('x'), text: 'not a page'}]])
    )
    expect(read(folders.outDir)).toEqual(pages)
  })

  test('can be generated from pages in any folder', async () => {
    const folders = createFolders()
    const written = await buildWithFeed(folders, 'one')
    expect(openOutputFolder(folders, planOf(pages), written).read('a/index.html')).toBe('a')
  })
})

describe('files generated from the whole output', () => {
  /** Runs a build whose plugin writes its input to a separate file. */
  async function buildWithList(
    folders: ReturnType<typeof createFolders>,
    texts: Readonly<Record<string, string>>,
    last: WrittenFiles = {}
  ) {
    const readFolders: string[] = []
    const output = openOutputFolder(folders, planOf(texts), last)
    const written = await output.commit(new Map(), new Map(), async ({folder}) => {
      readFolders.push(folder)
      const text = Object.keys(read(folder))
        .filter((file) => file !== 'list.txt')
        .join(' ')
      return new Map([['list.txt', {kind: 'text', key: finishedKey(text), text}]])
    })
    return {written, readFolders}
  }

  test('can read the complete output before it’s published', async () => {
    const folders = createFolders()
    const {readFolders} = await buildWithList(folders, first)
    expect(readFolders).not.toContain(folders.outDir)
    expect(read(folders.outDir)).toEqual({...first, 'list.txt': 'a/index.html b.txt index.html'})
  })

  test('stay unchanged if nothing has changed', async () => {
    const folders = createFolders()
    const {written} = await buildWithList(folders, first)
    const times = timesOf(folders.outDir)
    const second = await buildWithList(folders, first, written)
    expect(second).toEqual({written, readFolders: [folders.outDir]})
    expect(timesOf(folders.outDir)).toEqual(times)
  })

  test('follow changes of the output and are removed with their plugin', async () => {
    const folders = createFolders()
    const {written} = await buildWithList(folders, first)
    const second = await buildWithList(folders, {'index.html': 'home'}, written)
    expect(read(folders.outDir)).toEqual({'index.html': 'home', 'list.txt': 'index.html'})
    await build(folders, {'index.html': 'home'}, second.written)
    expect(read(folders.outDir)).toEqual({'index.html': 'home'})
  })

  test('get all files as written, without their own files from the last build', async () => {
    const folders = createFolders()
    const reported: string[][] = []
    const finish: FinishOutput = async ({written}) => {
      reported.push(
        Object.entries(written).map(([file, [, size, , hash]]) => `${file} ${size} ${hash}`)
      )
      return new Map([['list.txt', {kind: 'text', key: finishedKey('1'), text: 'list'}]])
    }
    const texts = {'index.html': 'home', 'b.txt': 'bee'}
    let last: WrittenFiles = {}
    for (const text of ['bee', 'bee', 'wasp']) {
      const output = openOutputFolder(folders, planOf({...texts, 'b.txt': text}), last)
      last = await output.commit(new Map(), new Map(), finish)
    }
    const home = `index.html 4 ${hashFully('home')}`
    const bee = `b.txt 3 ${hashFully('bee')}`
    expect(reported.map((files) => files.toSorted())).toEqual([
      [bee, home],
      [bee, home],
      [`b.txt 4 ${hashFully('wasp')}`, home]
    ])
  })

  test('aren’t generated again if their keys are the same, even if other files change', async () => {
    const folders = createFolders()
    const finished: OutputPlan = new Map([['sum.txt', {kind: 'page', key: finishedKey('sum')}]])
    let writes = 0
    let last: WrittenFiles = {}
    const states: string[] = []
    for (const text of ['bee', 'bee', 'wasp', 'moth']) {
      const output = openOutputFolder(folders, planOf({'index.html': 'home', 'b.txt': text}), last)
      last = await output.commit(new Map(), new Map(), async () => {
        if (!output.holds('sum.txt', {kind: 'page', key: finishedKey('sum')})) {
          writes += 1
          output.write('sum.txt', 'sum')
        }
        return finished
      })
      states.push(`${timesOf(folders.outDir)['sum.txt']} ${read(folders.outDir)['sum.txt']}`)
    }
    expect(writes).toBe(1)
    expect(new Set(states).size).toBe(1)
  })

  describe('replace files of the build', () => {
    /** Runs a build in which a plugin adds a line to `page.html`, if there's one to add. */
    async function buildWithLine(
      folders: ReturnType<typeof createFolders>,
      {text, line, other = ''}: {text: string; line?: string; other?: string},
      last: WrittenFiles = {}
    ) {
      const plan = planOf({'index.html': 'home', 'page.html': text, 'other.txt': other})
      const output = openOutputFolder(folders, plan, last)
      const edited = path.join(path.dirname(folders.outDir), 'edited.html')
      const hashes = new Map([['page.html', hashFully(text)]])
      const written = await output.commit(hashes, new Map(), async ({pathOf}) => {
        if (line === undefined) return new Map()
        fs.writeFileSync(edited, `${fs.readFileSync(pathOf('page.html'), 'utf8')} ${line}`)
        const key = finishedKey(hashFully(fs.readFileSync(edited)))
        return new Map([['page.html', {kind: 'copy', key, from: edited}]])
      })
      const page = read(folders.outDir)['page.html']
      return {written, page, unchanged: [...output.unchanged].sort()}
    }

    test('after each build', async () => {
      const folders = createFolders()
      let last: WrittenFiles = {}
      const seen: unknown[] = []
      for (const edit of [
        {text: 'a', line: 'one'},
        {text: 'a', line: 'one'},
        {text: 'a', line: 'one', other: 'changed'},
        {text: 'a', line: 'two', other: 'changed'},
        {text: 'b', line: 'two', other: 'changed'},
        {text: 'b', other: 'changed'},
        {text: 'b', line: 'three', other: 'changed'}
      ]) {
        const {written, page, unchanged} = await buildWithLine(folders, edit, last)
        last = written
        seen.push([page, unchanged.includes('page.html')])
        expect(written['page.html']?.[3]).toBe(hashFully(String(page)))
      }
      expect(seen).toEqual([
        ['a one', false],
        ['a one', true],
        ['a one', true],
        ['a two', true],
        ['b two', false],
        ['b', true],
        ['b three', true]
      ])
    })

    test('without touching anything if nothing has changed', async () => {
      const folders = createFolders()
      const first = await buildWithLine(folders, {text: 'a', line: 'one'})
      const times = timesOf(folders.outDir)
      const second = await buildWithLine(folders, {text: 'a', line: 'one'}, first.written)
      expect(second.written).toEqual(first.written)
      expect(timesOf(folders.outDir)).toEqual(times)
    })

    test('that are rebuilt if their originals are missing', async () => {
      const folders = createFolders()
      const {written} = await buildWithLine(folders, {text: 'a', line: 'one'})
      fs.rmSync(originalsFolder(folders.spareDir), {recursive: true})
      const second = await buildWithLine(folders, {text: 'a', line: 'one'}, written)
      expect(second).toEqual({...second, page: 'a one', unchanged: ['index.html', 'other.txt']})
    })
  })

  test('keep the last output if generating them fails', async () => {
    const {folders, outDir, siteDir, written} = await buildFirst()
    const output = openOutputFolder(folders, planOf({...first, 'b.txt': 'new'}), written)
    const failure = new Error('The list cannot be made.')
    await expect(output.commit(new Map(), new Map(), () => Promise.reject(failure))).rejects.toBe(
      failure
    )
    output.discard()
    expect(read(outDir)).toEqual(first)
    expect(fs.readdirSync(siteDir).sort()).toEqual(['.site', 'build'])
  })
})

test('a generated file is looked up by its key, and written if it’s missing', async () => {
  const {folders, written: pages} = await buildFirst()
  const generated: OutputPlan = new Map([['feed.xml', {kind: 'page', key: generatedKey('1')}]])
  const output = openOutputFolder(folders, planOf(first), pages)
  expect(output.holds('feed.xml', {kind: 'page', key: generatedKey('1')})).toBe(false)
  output.write('feed.xml', 'one')
  const written = await output.commit(new Map(), generated)
  expect(read(folders.outDir)).toEqual({...first, 'feed.xml': 'one'})
  const again = openOutputFolder(folders, planOf(first), written)
  expect(again.holds('feed.xml', {kind: 'page', key: generatedKey('1')})).toBe(true)
  expect(again.holds('feed.xml', {kind: 'page', key: generatedKey('2')})).toBe(false)
  await again.commit(new Map(), generated)
  expect(read(folders.outDir)).toEqual({...first, 'feed.xml': 'one'})
})

test('rejects a file outside the output before anything changes', async () => {
  const {folders, siteDir} = await buildFirst()
  const before = read(siteDir)
  const open = () => openOutputFolder(folders, planOf({'../x.txt': 'x'}), {})
  expect(open).toThrow(
    expect.objectContaining({problems: [expect.objectContaining({code: 'output-path-invalid'})]})
  )
  expect(read(siteDir)).toEqual(before)
  const output = openOutputFolder(folders, planOf(first), {})
  expect(() => output.write('../../x.txt', 'x')).toThrow("has the segment '..'")
})
