import {existsSync, readdirSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Repository paths in inline code on a page. */
function readPaths(page: string): string[] {
  const text = readFileSync(path.join(ROOT, page), 'utf8')
  return [...text.matchAll(/`(packages\/[\w./-]+)`/g)].map(([, file = '']) => file)
}

function findMissing(page: string): string[] {
  return readPaths(page).filter((file) => !existsSync(path.join(ROOT, file)))
}

test('the architecture page refers to existing files', () => {
  const page = 'content/docs/advanced/architecture.md'
  expect(readPaths(page).length).toBeGreaterThan(30)
  expect(findMissing(page)).toEqual([])
})

test('the architecture page lists every stage from CONTRIBUTING in the same order', () => {
  const readStages = (page: string): string[] => {
    const [, table = ''] = readFileSync(path.join(ROOT, page), 'utf8').split(/\| Stage \|.*\n/)
    const [rows = ''] = table.split('\n\n')
    return [...rows.matchAll(/^\| ([a-z]+) \|/gm)].map(([, stage = '']) => stage)
  }
  const stages = readStages('content/docs/advanced/architecture.md')
  expect(stages).toEqual(readStages('CONTRIBUTING.md'))
  expect(stages.at(0)).toBe('config')
})

test('CONTRIBUTING refers to existing folders', () => {
  const text = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const folders = [...text.matchAll(/`core\/src\/([\w/.-]+)`/g)].map(([, name]) => name)
  expect(folders.length).toBeGreaterThan(5)
  expect(
    folders.filter((name) => !existsSync(path.join(ROOT, `packages/core/src/${name}`)))
  ).toEqual([])
})

test.each(readdirSync(path.join(ROOT, 'packages')))(
  'the README of %s refers to existing files',
  (name) => {
    const folder = path.join(ROOT, 'packages', name)
    const text = readFileSync(path.join(folder, 'README.md'), 'utf8')
    // Sites have pages in `src/pages`. All other `src` paths belong to packages.
    const named = [...text.matchAll(/`((?:src\/)?[a-z-]+(?:\/[\w-]+)+\.tsx?|src\/[\w/-]+)`/g)]
    const files = named.map(([, file = '']) => file).filter((file) => !/^src\/pages\b/.test(file))
    const places = [ROOT, folder, path.join(folder, 'src'), path.join(ROOT, 'packages')]
    expect(
      files.filter((file) => !places.some((place) => existsSync(path.join(place, file))))
    ).toEqual([])
  }
)
