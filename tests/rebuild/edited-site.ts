import {cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {expect} from 'vitest'
import {buildSite, copyFixture} from '../build-site.js'
import {hashTree, readTimes} from '../hash-tree.js'

/** The result of a rebuild after an edit. Paths are sorted and relative to the output. */
export interface RebuiltSite {
  /** HTML files whose bytes changed. */
  changed: readonly string[]
  added: readonly string[]
  removed: readonly string[]
  /** Number of rendered pages. */
  rendered: number
  /** Number of compiled source files. */
  compiled: number
  isBundleCached: boolean
  /** Files with the same bytes but a new modification time. */
  touched: readonly string[]
}

/** A site whose files are edited between builds. Paths are relative to the site. */
export interface EditedSite {
  siteDir: string
  replace(file: string, from: string | RegExp, to: string): void
  append(file: string, text: string): void
  write(file: string, text: string): void
  remove(file: string): void
  move(from: string, to: string): void
  /** Builds the site and compares the output with the previous build. */
  rebuild(): Promise<RebuiltSite>
}

/** Copies a fixture and builds it. */
export async function openEditedSite(fixture: string): Promise<EditedSite> {
  const siteDir = copyFixture(fixture)
  const absolute = (file: string) => path.join(siteDir, file)
  const read = (file: string) => readFileSync(absolute(file), 'utf8')
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(absolute(file)), {recursive: true})
    writeFileSync(absolute(file), text)
  }
  const first = await buildSite(siteDir)
  expect([first.exitCode, first.stderr]).toEqual([0, ''])
  return {
    siteDir,
    write,
    replace(file, from, to) {
      const text = read(file).replace(from, to)
      expect(text).not.toBe(read(file))
      write(file, text)
    },
    append: (file, text) => write(file, read(file) + text),
    remove: (file) => rmSync(absolute(file)),
    move: (from, to) => renameSync(absolute(from), absolute(to)),
    rebuild: () => rebuild(siteDir)
  }
}

/** Copies the sources of an edited site to a new folder next to it. */
export function copySources(siteDir: string): string {
  const copy = `${siteDir}-copy`
  const filter = (file: string) => !/\/(?:\.?build[^/]*|\.site)$/.test(file)
  cpSync(siteDir, copy, {recursive: true, filter})
  return copy
}

async function rebuild(siteDir: string): Promise<RebuiltSite> {
  const outDir = path.join(siteDir, 'build')
  const [hashes, times] = [hashTree(outDir), readTimes(outDir)]
  const site = await buildSite(siteDir)
  expect([site.exitCode, site.stderr]).toEqual([0, ''])
  const [newHashes, newTimes] = [hashTree(outDir), readTimes(outDir)]
  const files = Object.keys(newHashes)
  const isPage = (file: string) => file.endsWith('.html')
  return {
    changed: files.filter((file) => isPage(file) && isOther(hashes[file], newHashes[file])),
    added: files.filter((file) => isPage(file) && !hashes[file]),
    removed: Object.keys(hashes).filter((file) => isPage(file) && !newHashes[file]),
    rendered: readCount(site.stdout, /(\d+) rendered,/),
    compiled: readCount(site.stdout, /(\d+) compiled,/),
    isBundleCached: /CSS \(cached\)/.test(site.stdout),
    touched: files.filter(
      (file) => hashes[file] === newHashes[file] && isOther(times[file], newTimes[file])
    )
  }
}

function isOther<Value>(before: Value | undefined, after: Value | undefined): boolean {
  return before !== undefined && before !== after
}

function readCount(stdout: string, pattern: RegExp): number {
  return Number(pattern.exec(stdout)?.[1] ?? Number.NaN)
}
